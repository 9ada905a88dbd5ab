import OverscrollPaging

extension Paginator.State {
  /// The state in a word or two, to be compared.
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
