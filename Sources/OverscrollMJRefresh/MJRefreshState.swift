#if canImport(UIKit) && !os(watchOS)
  package import OverscrollCore

  /// The state of a component.
  #if canImport(ObjectiveC)
    @objc(OverscrollMJRefreshState)
  #endif
  public enum MJRefreshState: Int, Sendable {
    /// The component waits for a pull.
    case idle = 1
    /// A release would start a refresh.
    case pulling
    /// A refresh is in progress.
    case refreshing
    /// A refresh starts as soon as the scroll view is in a window.
    case willRefresh
    /// There is no more to load.
    case noMoreData

    /// The state that corresponds to a phase of an edge.
    package init(_ phase: OverscrollPhase) {
      switch phase {
      case .idle, .pulling, .ending, .failed: self = .idle
      case .armed: self = .pulling
      case .waiting: self = .willRefresh
      case .refreshing: self = .refreshing
      case .noMore: self = .noMoreData
      }
    }
  }
#endif
