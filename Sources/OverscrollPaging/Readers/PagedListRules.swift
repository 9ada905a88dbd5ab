/// What a list decides about the paginator whose items it shows; one that is gone decides nothing.
@MainActor
package struct PagedListRules {
  /// Returns when nothing holds or moves the list, so that a page may be inserted.
  let waitUntilIdle: @MainActor @Sendable () async -> Void
  /// Whether the reader is far from a share of the rows at the start (`previous`) or end (`next`), so
  /// that their page may be released.
  let isFar: @MainActor (PagePart, Double) -> Bool
  /// Whether an error counts as a cancellation at one of the edges.
  let isCancellation: @MainActor (any Error) -> Bool

  package init(
    waitUntilIdle: @escaping @MainActor @Sendable () async -> Void = {},
    isFar: @escaping @MainActor (PagePart, Double) -> Bool = { _, _ in true },
    isCancellation: @escaping @MainActor (any Error) -> Bool = { _ in false }
  ) {
    (self.waitUntilIdle, self.isFar, self.isCancellation) = (waitUntilIdle, isFar, isCancellation)
  }
}
