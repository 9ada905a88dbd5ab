import Foundation

/// An element of a menu.
@MainActor open class UIMenuElement: NSObject {
  var storedTitle: String
  var storedImage: UIImage?

  /// The title.
  open var title: String { storedTitle }
  /// The image.
  open var image: UIImage? { storedImage }

  init(title: String, image: UIImage?) {
    storedTitle = title
    storedImage = image
  }
}
