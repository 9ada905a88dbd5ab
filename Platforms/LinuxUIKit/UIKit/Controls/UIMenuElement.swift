import Foundation

/// Something in a menu.
@MainActor open class UIMenuElement: NSObject {
  var storedTitle: String
  var storedImage: UIImage?

  /// What it is called.
  open var title: String { storedTitle }
  /// Its picture.
  open var image: UIImage? { storedImage }

  init(title: String, image: UIImage?) {
    storedTitle = title
    storedImage = image
  }
}
