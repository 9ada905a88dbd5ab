import OverscrollPaging

extension Paginator.State {
  /// The state as a short text, for comparisons.
  var words: String {
    switch self {
    case .empty: "empty"
    case .loading(let parts): "loading " + parts.map { "\($0)" }.sorted().joined(separator: " ")
    case .loaded: "loaded"
    case .failed(_, let part): "failed \(part)"
    case .end: "end"
    }
  }
}
