/// How much of a file there is to read.
public enum CGImageSourceStatus: Int32, Sendable {
  /// The data ends before the file does.
  case statusUnexpectedEOF = -5
  /// The data are of a kind that is known, and wrong.
  case statusInvalidData = -4
  /// Nobody knows what the data are.
  case statusUnknownType = -3
  /// There is no more yet than a part of the header.
  case statusReadingHeader = -2
  /// More data are to come.
  case statusIncomplete = -1
  /// All is there.
  case statusComplete = 0
}
