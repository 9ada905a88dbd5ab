extension PagePart {
  /// The state of a part of a list.
  public enum State: Sendable {
    /// The part can be loaded, or nothing is known about it before the first page.
    case idle
    /// A load is in progress, or waits for its next retry.
    case loading
    /// The last load failed; the existing items stay.
    ///
    /// The state lasts until the part is loaded again, a refresh succeeds, or the list is reset. A
    /// load that is cancelled restores it.
    case failed(any Error)
    /// No page follows in this direction; never the state of the first page.
    case noMore

    /// Whether a load is in progress.
    package var isLoading: Bool { if case .loading = self { true } else { false } }

    /// Whether no page follows in this direction.
    package var isNoMore: Bool { if case .noMore = self { true } else { false } }

    /// The error of the last load; nil if it did not fail.
    package var error: (any Error)? { if case .failed(let error) = self { error } else { nil } }
  }
}

extension PagePart.State {
  /// Whether a screen shows the same; two failures differ.
  func isSame(as other: PagePart.State) -> Bool {
    switch (self, other) {
    case (.idle, .idle), (.loading, .loading), (.noMore, .noMore): true
    default: false
    }
  }
}

extension PagePart {
  /// The states of the parts of a list, each of which loads and fails separately.
  public struct States: Sendable {
    /// The state of the first page, which a refresh loads.
    public internal(set) var first = PagePart.State.idle
    /// The state of the end of the list.
    public internal(set) var next = PagePart.State.idle
    /// The state of the start of the list.
    public internal(set) var previous = PagePart.State.idle

    package subscript(part: PagePart) -> PagePart.State {
      switch part {
      case .first: first
      case .next: next
      case .previous: previous
      }
    }

    func isSame(as other: PagePart.States) -> Bool {
      PagePart.allCases.allSatisfy { self[$0].isSame(as: other[$0]) }
    }

    package var isLoading: Bool { PagePart.allCases.contains { self[$0].isLoading } }

    /// The parts whose last load failed, in the order of ``PagePart``.
    package var failed: [PagePart] { PagePart.allCases.filter { self[$0].error != nil } }
  }
}
