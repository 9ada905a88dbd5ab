/// A part of a list that loads separately.
public enum PagePart: UInt8, CaseIterable, Sendable {
  /// The first page, which a refresh loads.
  case first
  /// The next page at the end.
  case next
  /// The previous page at the start, such as older messages of a chat.
  case previous
}
