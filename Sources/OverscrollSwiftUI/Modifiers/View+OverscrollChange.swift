#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  public import OverscrollCore
  public import OverscrollUIKit
  public import SwiftUI

  extension View {
    /// Calls a closure when the state of an edge of the lists in this view changes: its phase, the
    /// progress of a pull, or the result of the last run.
    ///
    /// ```swift
    /// List(feed.items) { ItemRow($0) }
    ///   .onPullToRefresh { try await feed.reload() }
    ///   .onOverscrollChange(at: .top) { state in
    ///     title = state.phase == .refreshing ? "Updating…" : "Inbox"
    ///   }
    /// ```
    ///
    /// Apply it outside of the modifier that describes the edge. Each state is reported once, in
    /// order and a turn after it occurred, so the closure may write state; a pull reports one state
    /// per frame. The first state is not reported: an edge begins idle. If only the phases or the
    /// ends of runs matter, see ``onOverscrollPhaseChange(at:_:)`` and ``onOverscrollEnd(at:_:)``.
    ///
    /// - Parameters:
    ///   - edge: The edge.
    ///   - action: Receives the state.
    /// - Returns: A view whose lists report their states.
    public func onOverscrollChange(
      at edge: OverscrollEdge, _ action: @escaping @MainActor (OverscrollControl.State) -> Void
    ) -> some View {
      observing(edge) { news in
        if case .changed(_, let state) = news { action(state) }
      }
    }

    /// Calls a closure once for each change of the phase of an edge of the lists in this view.
    ///
    /// ```swift
    /// List(feed.items) { ItemRow($0) }
    ///   .onPullToRefresh { try await feed.reload() }
    ///   .onOverscrollPhaseChange(at: .top) { _, phase in isDimmed = phase == .refreshing }
    /// ```
    ///
    /// Apply it outside of the modifier that describes the edge. Changes are reported in order and a
    /// turn after they occurred, so the closure may write state.
    ///
    /// - Parameters:
    ///   - edge: The edge.
    ///   - action: Receives the old and the new phase.
    /// - Returns: A view whose lists report their phases.
    public func onOverscrollPhaseChange(
      at edge: OverscrollEdge,
      _ action: @escaping @MainActor (OverscrollPhase, OverscrollPhase) -> Void
    ) -> some View {
      observing(edge) { news in
        if case .changed(let old, let new) = news, old.phase != new.phase {
          action(old.phase, new.phase)
        }
      }
    }

    /// Calls a closure once for each run at an edge of the lists in this view, when it ends.
    ///
    /// ```swift
    /// List(feed.items) { ItemRow($0) }
    ///   .onPullToRefresh { try await feed.reload() }
    ///   .onOverscrollEnd(at: .top) { result in needsLogIn = result.error is Unauthorized }
    /// ```
    ///
    /// Apply it outside of the modifier that describes the edge. An end is reported a turn after it
    /// occurred, so the closure may write state. Attempts that were retried are not reported, and a
    /// run that was cancelled, overtaken or removed is reported as cancelled.
    ///
    /// - Parameters:
    ///   - edge: The edge.
    ///   - action: Receives the result, with the error of a failure.
    /// - Returns: A view whose lists report the ends of their runs.
    public func onOverscrollEnd(
      at edge: OverscrollEdge, _ action: @escaping @MainActor (RefreshResult) -> Void
    ) -> some View {
      observing(edge) { news in
        if case .ended(let result) = news { action(result) }
      }
    }
  }

  extension View {
    fileprivate func observing(
      _ edge: OverscrollEdge, _ action: @escaping StateReporter.Action
    ) -> some View {
      modifier(SettingsModifier { $0.observers[edge].append(action) })
    }
  }
#endif
