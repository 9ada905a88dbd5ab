/// Counts the pages that load in a row, so that a footer waits for a tap after some of them.
package struct AutomaticPages: Sendable {
  private let limit: Int
  private var count = 0
  private var generation = 0
  private var last = PagePart.State.idle

  package init(limit: Int) { self.limit = max(1, limit) }

  package var waitsForTap: Bool { count >= limit }

  /// Counts a page that has begun.
  ///
  /// A refresh, and a page that begins after the limit, which is a tap, start again. A page that is
  /// retried counts once.
  package mutating func follow(_ state: PagePart.State, _ generation: Int) {
    defer { last = state }
    if generation != self.generation { (count, self.generation) = (0, generation) }
    guard state.isLoading, !last.isLoading, last.error == nil else { return }
    count = waitsForTap ? 0 : count + 1
  }
}
