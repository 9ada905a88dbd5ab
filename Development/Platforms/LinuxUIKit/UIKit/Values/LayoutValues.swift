extension NSLayoutConstraint {
  /// An attribute of a view that a constraint relates.
  public enum Attribute: Int, Sendable {
    case notAnAttribute = 0
    case left
    case right
    case top
    case bottom
    case leading
    case trailing
    case width
    case height
    case centerX
    case centerY
    case lastBaseline
    case firstBaseline
  }
}

extension NSLayoutConstraint {
  /// An axis of layout.
  public enum Axis: Int, Sendable {
    case horizontal
    case vertical
  }
}

extension NSLayoutConstraint {
  /// The relation between the two sides of a constraint.
  public enum Relation: Int, Sendable {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual
  }
}

/// The priority of a constraint.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// The value.
  public var rawValue: Float

  /// Creates a priority from its value.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// Creates a priority from its value.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// Required.
  public static let required = UILayoutPriority(rawValue: 1000)
  /// Default high.
  public static let defaultHigh = UILayoutPriority(rawValue: 750)
  /// Default low.
  public static let defaultLow = UILayoutPriority(rawValue: 250)
  /// Fitting size level.
  public static let fittingSizeLevel = UILayoutPriority(rawValue: 50)
}

extension UIStackView {
  /// The alignment of the views across a stack's axis.
  public enum Alignment: Int, Sendable {
    case fill
    case leading
    case firstBaseline
    case center
    case trailing
    case lastBaseline
  }
}

extension UIStackView {
  /// The distribution of a stack's length.
  public enum Distribution: Int, Sendable {
    case fill
    case fillEqually
    case fillProportionally
    case equalSpacing
    case equalCentering
  }
}

/// Whether a view is mirrored for right-to-left languages.
public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified
  case playback
  case spatial
  case forceLeftToRight
  case forceRightToLeft
}

/// The layout direction of a language.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  case leftToRight
  case rightToLeft
}

extension UIView {
  /// The dimensions of a view that follow its superview's size.
  public struct AutoresizingMask: OptionSet, Sendable {
    /// The raw value.
    public let rawValue: UInt

    /// Creates a set from a raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Flexible left margin.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    /// Flexible width.
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    /// Flexible right margin.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    /// Flexible top margin.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    /// Flexible height.
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    /// Flexible bottom margin.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }
}

extension UIView {
  /// The position and scaling of a view's picture when the size changes.
  public enum ContentMode: Int, Sendable {
    case scaleToFill
    case scaleAspectFit
    case scaleAspectFill
    case redraw
    case center
    case top
    case bottom
    case left
    case right
    case topLeft
    case topRight
    case bottomLeft
    case bottomRight
  }
}
