/// A colour: semantic, with a value that the host determines, or fixed.
public enum IndicatorColor: Equatable, Sendable {
  /// The colour of primary text.
  case label
  /// The colour of secondary text and icons.
  case secondary
  /// The tint colour of controls; in an `IndicatorStyle`, `retryColor` replaces it in texts, and
  /// `iconColor` in everything else.
  case tint
  /// The colour of an emphasized icon, such as a complete line: red, unless the host has another.
  case accent
  /// The colour of a surface above the content.
  case surface
  /// A fixed colour, with red, green and blue from 0 to 255.
  case rgb(UInt8, UInt8, UInt8)

  /// The usual ``accent``: the red of the Unread-style refresh, RGB 192, 47, 46; on a dark
  /// background a lighter one, which has a contrast of 3:1 there.
  package static func usualAccent(onDark: Bool = false) -> IndicatorColor {
    onDark ? .rgb(255, 107, 97) : .rgb(192, 47, 46)
  }
}
