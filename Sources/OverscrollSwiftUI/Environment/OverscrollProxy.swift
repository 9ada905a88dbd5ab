#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  public import Foundation
  public import OverscrollCore
  import OverscrollUIKit
  public import SwiftUI
  import UIKit

  /// The edges of the list around a view, for rows, toolbars and buttons.
  ///
  /// ```swift
  /// struct ReloadButton: View {
  ///   @Environment(\.overscroll) private var overscroll
  ///
  ///   var body: some View {
  ///     Button(action: { overscroll.begin(.top) }) { Text("Reload") }
  ///       .keyboardShortcut("r")
  ///   }
  /// }
  /// ```
  ///
  /// Apply a toolbar before the Overscroll modifiers, so that its views are inside. Outside of a
  /// list, requests are ignored, and every edge is idle.
  public struct OverscrollProxy: Sendable {
    private weak var session: ListSession?
    /// The statuses that rows show; nil outside of a list.
    private(set) weak var statuses: EdgeStatuses?

    init(_ session: ListSession?, _ statuses: EdgeStatuses? = nil) {
      (self.session, self.statuses) = (session, statuses)
    }

    /// Begins a run at an edge, as if the user had pulled, and scrolls to the edge.
    @MainActor public func begin(_ edge: OverscrollEdge) {
      control(at: edge)?.begin(revealing: true)
    }

    /// Cancels the run in progress at an edge, if any, and begins another one; for an account that
    /// was switched, for example.
    @MainActor public func restart(_ edge: OverscrollEdge) {
      control(at: edge)?.restart(revealing: true)
    }

    /// Refreshes at the top, as if the user had pulled, and returns when the run has ended.
    ///
    /// Joins a refresh in progress. Cancelling the task that waits does not cancel the refresh, which
    /// belongs to the list.
    @MainActor public func refresh() async {
      _ = await control(at: .top)?.begin(revealing: true)?.result
    }

    /// Returns the control of an edge; nil without one.
    @MainActor func control(at edge: OverscrollEdge) -> OverscrollControl? {
      session?.control(at: edge)
    }

    /// Begins a run at an edge, and leaves the list where it is.
    @MainActor func load(_ edge: OverscrollEdge) {
      control(at: edge)?.begin()
    }

    /// Tries again what has failed at an edge; a list with a refresh is refreshed instead.
    @MainActor func retry(_ edge: OverscrollEdge) { session?.retry(edge) }

    /// Returns an edge that has no more to load, or that has failed, to idle, so that it can load
    /// again.
    @MainActor public func reset(_ edge: OverscrollEdge) { control(at: edge)?.reset() }

    /// Cancels the run in progress at an edge.
    @MainActor public func cancel(_ edge: OverscrollEdge) { control(at: edge)?.cancel() }

    /// Scrolls to the row with an identity, in a list with `overscrollReadingPosition` or
    /// `overscrollChat`; the row may also be one that your state has just got.
    ///
    /// ```swift
    /// Button(action: { overscroll.scrollTo(newest, anchor: .top) }) { Text("\(count) new posts") }
    /// ```
    ///
    /// An identity that no row has waits for the next description of the list; if no row has it then,
    /// the list does not scroll. Other lists do not scroll either, and a log message says so.
    ///
    /// - Parameters:
    ///   - id: The identity of the row.
    ///   - anchor: Where the row is then, as far as the content reaches: at the start of the
    ///     viewport, in its middle, or at its end, whichever is nearest. Without an anchor, the
    ///     list scrolls no farther than necessary.
    ///   - isAnimated: Whether the content scrolls there; users who prefer reduced motion see no
    ///     animation.
    @MainActor public func scrollTo(
      _ id: some Hashable, anchor: UnitPoint? = nil, animated isAnimated: Bool = true
    ) {
      session?.scrollTo(id, at: anchor, isAnimated: isAnimated)
    }

    /// Returns the current phase of an edge; its changes do not evaluate views again.
    @MainActor public func phase(of edge: OverscrollEdge) -> OverscrollPhase {
      control(at: edge)?.phase ?? .idle
    }

    /// Returns the current progress of a pull; its changes do not evaluate views again.
    @MainActor public func progress(of edge: OverscrollEdge) -> Double {
      control(at: edge)?.progress ?? 0
    }

    /// Explains why an edge runs nothing at the moment, or what it does instead, for debugging.
    ///
    /// ```swift
    /// Button(action: { print(overscroll.explain(.bottom)) }) { Text("Why?") }
    /// ```
    ///
    /// It changes nothing, and is not an observed state. Outside of a list, no edge has a control.
    /// See ``/OverscrollCore/EdgeExplanation``.
    @MainActor public func explain(_ edge: OverscrollEdge) -> EdgeExplanation {
      session?.explain(edge) ?? .withoutControl
    }

    /// Returns the time of an edge's last update; nil before the first one, and outside of a list.
    @MainActor public func lastUpdated(of edge: OverscrollEdge) -> Date? {
      control(at: edge)?.lastUpdated
    }
  }

  private struct ProxyKey: EnvironmentKey {
    static var defaultValue: OverscrollProxy { OverscrollProxy(nil) }
  }

  extension EnvironmentValues {
    /// The edges of the list around the view.
    public internal(set) var overscroll: OverscrollProxy {
      get { self[ProxyKey.self] }
      set { self[ProxyKey.self] = newValue }
    }
  }
#endif
