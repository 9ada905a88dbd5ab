#if canImport(UIKit) && !os(watchOS)
  import Foundation

  /// The texts of a component's states: the app's own, or those of the language.
  @MainActor
  struct StateTitles {
    private let keys: [MJRefreshState: String]
    private var own: [MJRefreshState: String] = [:]

    /// Creates the texts from the keys of the language's texts.
    init(_ keys: [MJRefreshState: String]) { self.keys = keys }

    /// The app's own text of a state.
    subscript(state: MJRefreshState) -> String? {
      get { own[state] }
      set { own[state] = newValue }
    }

    func title(for state: MJRefreshState) -> String {
      own[state] ?? keys[state].map { Bundle.mj_localizedString(forKey: $0) } ?? ""
    }
  }
#endif
