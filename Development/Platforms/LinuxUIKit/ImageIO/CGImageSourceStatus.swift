/// The status of the data of an image source.
public enum CGImageSourceStatus: Int32, Sendable {
  /// The data ends in the middle of the file.
  case statusUnexpectedEOF = -5
  /// The type of the data is known, but the data is invalid.
  case statusInvalidData = -4
  /// The type of the data is unknown.
  case statusUnknownType = -3
  /// The header is incomplete.
  case statusReadingHeader = -2
  /// The data is incomplete.
  case statusIncomplete = -1
  /// The data is complete.
  case statusComplete = 0
}
