#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  import OverscrollCore

  /// The requests that the description of an edge makes of its host.
  struct EdgeRequests {
    let phase: @MainActor () -> OverscrollPhase
    let begin: @MainActor () -> Bool
    let cancel: @MainActor () -> Void
    let setHasMore: @MainActor (Bool) -> Void
    /// Reports that the app itself loaded the list.
    let reportLoaded: @MainActor () -> Void
    /// Shows a run that the app makes elsewhere, or ends it.
    let setRunElsewhere: @MainActor (Bool) -> Void
    /// Returns when the list is idle.
    let idleWaiter: @MainActor @Sendable () async -> Void
  }
#endif
