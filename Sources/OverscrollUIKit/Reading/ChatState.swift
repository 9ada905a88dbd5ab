#if canImport(UIKit) && !os(watchOS)
  /// What the reader of a chat has seen of its end.
  struct ChatState {
    /// Whether the content is at its first position.
    private(set) var hasStarted = false
    /// The number of rows that were added at the end since the reader was there.
    private(set) var newRows = 0
    /// Whether the reader is at the end.
    private var isAtEnd = false

    /// Whether the list follows its end.
    func follows(_ facts: ReadingFacts, hasScrolled: Bool) -> Bool {
      isAtEnd && !hasScrolled && facts.isIdle && !facts.hasMoreAtEnd
    }

    /// The content is at its first position.
    mutating func start(_ facts: ReadingFacts) {
      hasStarted = true
      isAtEnd = Self.isNearEnd(facts)
    }

    /// The content is on its way to the end.
    mutating func goToEnd() { isAtEnd = true }

    /// Updates what the reader has seen.
    ///
    /// - Parameters:
    ///   - facts: The list after a layout.
    ///   - hasScrolled: Whether the content was scrolled since the layout before.
    ///   - rows: The rows of the list.
    @MainActor
    mutating func update(_ facts: ReadingFacts, hasScrolled: Bool, _ rows: any ReadingRows) {
      // The end may also reach the reader, when the last rows are removed or no page follows.
      if hasScrolled || !isAtEnd {
        let limit = hasScrolled ? OverscrollChat.followDistance : 0.5
        isAtEnd = Self.isNearEnd(facts, within: limit)
      }
      if isAtEnd || facts.hasMoreAtEnd { rows.mark(atStart: false) }
      newRows = rows.countBeyondMark()
    }

    private static func isNearEnd(
      _ facts: ReadingFacts, within limit: Double = OverscrollChat.followDistance
    ) -> Bool {
      facts.space.legalOffsets.upperBound - facts.space.offset <= limit && !facts.hasMoreAtEnd
    }
  }
#endif
