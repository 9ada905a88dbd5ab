import OverscrollPaging

extension Paginator {
  /// The state as a short text, for comparisons.
  var words: String {
    let loading = PagePart.allCases.filter { parts[$0].isLoading }
    if !loading.isEmpty { return "loading " + names(loading) }
    if !parts.failed.isEmpty { return "failed " + names(parts.failed) }
    guard !items.isEmpty else { return hasLoaded ? "empty" : "initial" }
    return parts.next.isNoMore && parts.previous.isNoMore ? "end" : "loaded"
  }

  private func names(_ parts: [PagePart]) -> String {
    parts.map { "\($0)" }.sorted().joined(separator: " ")
  }
}

extension Paginator.State {
  /// The case's name.
  var word: String {
    switch self {
    case .initial: "initial"
    case .loading: "loading"
    case .failed: "failed"
    case .empty: "empty"
    case .content: "content"
    }
  }
}
