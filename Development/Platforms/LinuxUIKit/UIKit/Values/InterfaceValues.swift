/// The contrast that the user prefers.
public enum UIAccessibilityContrast: Int, Sendable {
  case unspecified = -1
  case normal = 0
  case high
}

/// The direction of a VoiceOver scroll gesture.
public enum UIAccessibilityScrollDirection: Int, Sendable {
  case right = 1
  case left
  case up
  case down
  case next
  case previous
}

/// The accessibility traits of an element.
public struct UIAccessibilityTraits: OptionSet, Sendable {
  /// The raw value.
  public var rawValue: UInt64

  /// Creates traits from a raw value.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// No traits.
  public static var none: UIAccessibilityTraits { [] }
  /// Button.
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  /// Link.
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  /// Image.
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  /// Selected.
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  /// Updates frequently.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  /// Header.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
  /// Not enabled.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  /// Adjustable.
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  /// Static text.
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
}

/// The layout direction of an environment.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1
  case leftToRight = 0
  case rightToLeft
}

/// The kind of a device.
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone = 0
  case pad
  case tv
  case carPlay
  case mac = 5
  case vision
}

/// The size class along an axis.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  case unspecified
  case compact
  case regular
}

/// Light or dark mode.
public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified
  case light
  case dark
}

/// The style in which a view controller is presented.
public enum UIModalPresentationStyle: Int, Sendable {
  case fullScreen
  case pageSheet
  case formSheet
  case currentContext
  case custom
  case overFullScreen
  case overCurrentContext
  case popover
  case none = -1
  case automatic = -2
}

extension UINavigationItem {
  /// Whether a screen has a large title.
  public enum LargeTitleDisplayMode: Int, Sendable {
    case automatic
    case always
    case never
  }
}

extension UIView {
  /// Whether the tint colour is dimmed.
  public enum TintAdjustmentMode: Int, Sendable {
    case automatic
    case normal
    case dimmed
  }
}

extension UIImage {
  /// The orientation of a picture.
  public enum Orientation: Int, Sendable {
    case up
    case down
    case left
    case right
    case upMirrored
    case downMirrored
    case leftMirrored
    case rightMirrored
  }
}

extension UIImage {
  /// Whether a picture is drawn as a template.
  public enum RenderingMode: Int, Sendable {
    case automatic
    case alwaysOriginal
    case alwaysTemplate
  }
}
