extension UIColor {
  /// The fixed colour black.
  public class var black: UIColor { Palette.black }
  /// The fixed colour white.
  public class var white: UIColor { Palette.white }
  /// The fixed colour clear.
  public class var clear: UIColor { Palette.clear }
  /// The fixed colour gray.
  public class var gray: UIColor { Palette.gray }
  /// The fixed colour light gray.
  public class var lightGray: UIColor { Palette.lightGray }
  /// The fixed colour dark gray.
  public class var darkGray: UIColor { Palette.darkGray }
  /// The fixed colour red.
  public class var red: UIColor { Palette.red }
  /// The fixed colour green.
  public class var green: UIColor { Palette.green }
  /// The fixed colour blue.
  public class var blue: UIColor { Palette.blue }
  /// The fixed colour yellow.
  public class var yellow: UIColor { Palette.yellow }
  /// The fixed colour orange.
  public class var orange: UIColor { Palette.orange }
  /// The fixed colour purple.
  public class var purple: UIColor { Palette.purple }
  /// The fixed colour brown.
  public class var brown: UIColor { Palette.brown }
  /// The fixed colour cyan.
  public class var cyan: UIColor { Palette.cyan }
  /// The fixed colour magenta.
  public class var magenta: UIColor { Palette.magenta }
}
