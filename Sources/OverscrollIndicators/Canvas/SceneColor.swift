/// A colour: semantic, with a value that the host determines, or fixed.
public enum SceneColor: Equatable, Sendable {
  /// The colour of primary text.
  case label
  /// The colour of secondary text and signs.
  case secondary
  /// The tint colour of controls.
  case tint
  /// A fixed colour, with red, green and blue from 0 to 255.
  case rgb(UInt8, UInt8, UInt8)
}
