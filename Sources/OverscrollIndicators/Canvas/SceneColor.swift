/// A colour: by what it is for, which the host knows, or as it is.
public enum SceneColor: Equatable, Sendable {
  /// The colour of primary text.
  case label
  /// The colour of what accompanies.
  case secondary
  /// The colour of what can be acted on.
  case tint
  /// The same colour in every light: the parts of red, green and blue, from 0 to 255.
  case rgb(UInt8, UInt8, UInt8)
}
