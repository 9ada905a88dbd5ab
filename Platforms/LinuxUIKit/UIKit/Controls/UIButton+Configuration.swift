import Foundation

extension UIButton {
  /// The look of a button.
  public struct Configuration: Hashable {
    /// The title.
    public var title: String?
    /// What stands below the title.
    public var subtitle: String?
    /// The picture.
    public var image: UIImage?
    /// The space between picture and title.
    public var imagePadding: CGFloat = 0
    /// How far content stays from the edges.
    public var contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    /// The colour of the content.
    public var baseForegroundColor: UIColor?
    /// The colour behind the content.
    public var baseBackgroundColor: UIColor?
    /// Whether a spinner stands for the picture.
    public var showsActivityIndicator = false

    /// Returns a look without background.
    public static func plain() -> UIButton.Configuration { UIButton.Configuration() }
    /// Returns a grey look.
    public static func gray() -> UIButton.Configuration { UIButton.Configuration() }
    /// Returns a look in a pale tint.
    public static func tinted() -> UIButton.Configuration { UIButton.Configuration() }
    /// Returns a look in the tint.
    public static func filled() -> UIButton.Configuration { UIButton.Configuration() }
    /// Returns a look with a border.
    public static func bordered() -> UIButton.Configuration { UIButton.Configuration() }
  }
}
