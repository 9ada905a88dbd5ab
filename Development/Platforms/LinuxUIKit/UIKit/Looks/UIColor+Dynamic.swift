extension UIColor {
  /// The dynamic colour label.
  public class var label: UIColor { Palette.label }
  /// The dynamic colour secondary label.
  public class var secondaryLabel: UIColor { Palette.secondaryLabel }
  /// The dynamic colour tertiary label.
  public class var tertiaryLabel: UIColor { Palette.tertiaryLabel }
  /// The dynamic colour quaternary label.
  public class var quaternaryLabel: UIColor { Palette.quaternaryLabel }
  /// The dynamic colour placeholder text.
  public class var placeholderText: UIColor { Palette.placeholderText }
  /// The dynamic colour separator.
  public class var separator: UIColor { Palette.separator }
  /// The dynamic colour opaque separator.
  public class var opaqueSeparator: UIColor { Palette.opaqueSeparator }
  /// The dynamic colour link.
  public class var link: UIColor { Palette.link }
  /// The dynamic colour system background.
  @available(tvOS, unavailable)
  public class var systemBackground: UIColor { Palette.systemBackground }
  /// The dynamic colour secondary system background.
  @available(tvOS, unavailable)
  public class var secondarySystemBackground: UIColor { Palette.secondarySystemBackground }
  /// The dynamic colour tertiary system background.
  @available(tvOS, unavailable)
  public class var tertiarySystemBackground: UIColor { Palette.tertiarySystemBackground }
  /// The dynamic colour system grouped background.
  @available(tvOS, unavailable)
  public class var systemGroupedBackground: UIColor { Palette.systemGroupedBackground }
  /// The dynamic colour secondary system grouped background.
  @available(tvOS, unavailable)
  public class var secondarySystemGroupedBackground: UIColor {
    Palette.secondarySystemGroupedBackground
  }
  /// The dynamic colour system fill.
  @available(tvOS, unavailable)
  public class var systemFill: UIColor { Palette.systemFill }
  /// The dynamic colour secondary system fill.
  @available(tvOS, unavailable)
  public class var secondarySystemFill: UIColor { Palette.secondarySystemFill }
  /// The dynamic colour tertiary system fill.
  @available(tvOS, unavailable)
  public class var tertiarySystemFill: UIColor { Palette.tertiarySystemFill }
  /// The dynamic colour system blue.
  public class var systemBlue: UIColor { Palette.systemBlue }
  /// The dynamic colour system green.
  public class var systemGreen: UIColor { Palette.systemGreen }
  /// The dynamic colour system red.
  public class var systemRed: UIColor { Palette.systemRed }
  /// The dynamic colour system orange.
  public class var systemOrange: UIColor { Palette.systemOrange }
  /// The dynamic colour system yellow.
  public class var systemYellow: UIColor { Palette.systemYellow }
  /// The dynamic colour system pink.
  public class var systemPink: UIColor { Palette.systemPink }
  /// The dynamic colour system purple.
  public class var systemPurple: UIColor { Palette.systemPurple }
  /// The dynamic colour system teal.
  public class var systemTeal: UIColor { Palette.systemTeal }
  /// The dynamic colour system indigo.
  public class var systemIndigo: UIColor { Palette.systemIndigo }
  /// The dynamic colour system gray.
  public class var systemGray: UIColor { Palette.systemGray }
  /// The dynamic colour system gray 2.
  @available(tvOS, unavailable)
  public class var systemGray2: UIColor { Palette.systemGray2 }
  /// The dynamic colour system gray 3.
  @available(tvOS, unavailable)
  public class var systemGray3: UIColor { Palette.systemGray3 }
  /// The dynamic colour system gray 4.
  @available(tvOS, unavailable)
  public class var systemGray4: UIColor { Palette.systemGray4 }
  /// The dynamic colour system gray 5.
  @available(tvOS, unavailable)
  public class var systemGray5: UIColor { Palette.systemGray5 }
  /// The dynamic colour system gray 6.
  @available(tvOS, unavailable)
  public class var systemGray6: UIColor { Palette.systemGray6 }
  /// The dynamic colour tint.
  public class var tintColor: UIColor { Palette.tint }
}
