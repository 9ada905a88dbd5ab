/// The parts of a list that are loaded on their own.
public enum PagePart: UInt8, CaseIterable, Sendable {
  /// The first page, which a refresh asks for.
  case first
  /// What follows at the end.
  case next
  /// What lies before the start, as the older messages of a chat.
  case previous
}
