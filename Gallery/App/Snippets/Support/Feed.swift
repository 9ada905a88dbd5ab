/// The feed that the gallery's screens show.
actor Feed {
  /// A page of the feed, and whether there is another one.
  struct Page: Sendable {
    let rows: [String]
    let hasMore: Bool
  }

  private static let length = 20
  private static let pages = 3
  private var count = 0

  /// Loads the newest rows.
  func reload() async throws -> Page {
    count = 0
    return page()
  }

  /// Loads the rows after the last page.
  func next() async throws -> Page { page() }

  private func page() -> Page {
    let rows = (count + 1...count + Self.length).map { "Story \($0)" }
    count += Self.length
    return Page(rows: rows, hasMore: count < Self.pages * Self.length)
  }
}
