import Foundation

extension UIButton {
  /// The appearance of a button.
  public struct Configuration: Hashable {
    /// The title.
    public var title: String?
    /// The subtitle, below the title.
    public var subtitle: String?
    /// The image.
    public var image: UIImage?
    /// The space between image and title.
    public var imagePadding: CGFloat = 0
    /// The insets of the content.
    public var contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    /// The colour of the content.
    public var baseForegroundColor: UIColor?
    /// The colour of the background.
    public var baseBackgroundColor: UIColor?
    /// Whether an activity indicator replaces the image.
    public var showsActivityIndicator = false

    /// Returns a configuration without a background.
    public static func plain() -> UIButton.Configuration { UIButton.Configuration() }
    /// Returns a configuration with a grey background.
    public static func gray() -> UIButton.Configuration { UIButton.Configuration() }
    /// Returns a configuration with a pale tinted background.
    public static func tinted() -> UIButton.Configuration { UIButton.Configuration() }
    /// Returns a configuration with a tinted background.
    public static func filled() -> UIButton.Configuration { UIButton.Configuration() }
    /// Returns a configuration with a border.
    public static func bordered() -> UIButton.Configuration { UIButton.Configuration() }
  }
}
