#if canImport(UIKit) && !os(watchOS)
  import OverscrollIndicators
  import UIKit

  /// The meaning of a drawing's roles in a style.
  extension IndicatorStyle {
    /// The color of a text.
    ///
    /// - Parameters:
    ///   - color: The role of the color.
    ///   - tint: The tint color of the view that shows the text.
    /// - Returns: The color, perhaps a dynamic one.
    func textColor(_ color: IndicatorColor, tint: UIColor) -> UIColor {
      switch color {
      case .label: textColor ?? .label
      case .secondary: detailColor ?? .readableSecondaryLabel
      case .tint: retryColor ?? tint
      case .accent: accentColor ?? .usualAccent
      case .surface: Platform.surfaceColor
      case .rgb: UIColor(fixed: color)
      }
    }

    /// The color of anything but a text.
    ///
    /// - Parameters:
    ///   - color: The role of the color.
    ///   - tint: The tint color of the view that shows the element.
    /// - Returns: The color, perhaps a dynamic one.
    func iconColor(_ color: IndicatorColor, tint: UIColor) -> UIColor {
      switch color {
      case .label: iconColor ?? .label
      case .secondary: iconColor ?? .readableSecondaryLabel
      case .tint: iconColor ?? tint
      case .accent: accentColor ?? .usualAccent
      case .surface: Platform.surfaceColor
      case .rgb: UIColor(fixed: color)
      }
    }

    /// The font of a text in the user's text size.
    func font(of role: IndicatorTextRole, for traits: UITraitCollection) -> UIFont {
      let own = role == .detail ? detailFont : titleFont
      let style: UIFont.TextStyle = role == .detail ? .caption1 : .subheadline
      guard let own else { return .preferredFont(forTextStyle: style, compatibleWith: traits) }
      // `scaledFont(for:)` throws an exception for a font that is scaled already.
      let size = UIFontMetrics(forTextStyle: style)
        .scaledValue(for: own.pointSize, compatibleWith: traits)
      return own.withSize(size)
    }

    /// The style of a spinner.
    var usedSpinnerStyle: UIActivityIndicatorView.Style { spinnerStyle ?? .medium }

    /// The distance between an icon and the text, in points; nil for the indicator's own.
    private var usedSpacing: Double? { spacing.map { $0 > 0 && $0.isFinite ? $0 : 0 } }

    /// The diameter of a large spinner, in points, which UIKit does not scale.
    private static let largeDiameter = 37.0

    /// An indicator with the distances and sizes of this style.
    func applied(
      to indicator: any RefreshIndicator
    ) -> any RefreshIndicator {
      let diameter = usedSpinnerStyle == .large ? Self.largeDiameter : nil
      switch indicator {
      case var classic as ClassicIndicator:
        classic.labelInset = usedSpacing ?? classic.labelInset
        classic.spinnerDiameter = diameter ?? classic.spinnerDiameter
        return classic
      case var frames as FramesIndicator:
        frames.labelInset = usedSpacing ?? frames.labelInset
        return frames
      case var spinner as SpinnerIndicator:
        spinner.spinnerDiameter = diameter ?? spinner.spinnerDiameter
        return spinner
      case var scene as SceneIndicator:
        scene.hasSky = backgroundColor == nil
        if accentColor != nil { scene.sun = .accent }
        return scene
      default: return indicator
      }
    }
  }

  extension UIColor {
    /// A secondary color for texts.
    ///
    /// `secondaryLabel` has a contrast of 3.4:1 on a light background. WCAG 2.2 requires 4.5:1 of texts
    /// of this size; three quarters of the same color have 5.2:1.
    static let readableSecondaryLabel = UIColor { traits in
      let label = UIColor.secondaryLabel.resolvedColor(with: traits)
      let isLight = traits.userInterfaceStyle != .dark && traits.accessibilityContrast != .high
      return isLight ? label.withAlphaComponent(0.75) : label
    }

    /// The usual color of emphasized icons.
    fileprivate static let usualAccent = UIColor { traits in
      UIColor(fixed: .usualAccent(onDark: traits.userInterfaceStyle == .dark))
    }

    /// A fixed color of a drawing; clear for a role.
    fileprivate convenience init(fixed color: IndicatorColor) {
      guard case .rgb(let red, let green, let blue) = color else {
        self.init(red: 0, green: 0, blue: 0, alpha: 0)
        return
      }
      self.init(
        red: CGFloat(red) / 255, green: CGFloat(green) / 255, blue: CGFloat(blue) / 255, alpha: 1)
    }
  }
#endif
