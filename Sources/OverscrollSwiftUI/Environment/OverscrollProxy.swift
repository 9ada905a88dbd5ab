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
    private weak var target: (any OverscrollTarget)?
    /// The statuses that rows show; nil outside of a list.
    private(set) weak var statuses: EdgeStatuses?

    init(_ target: (any OverscrollTarget)?, _ statuses: EdgeStatuses? = nil) {
      (self.target, self.statuses) = (target, statuses)
    }

    /// Begins a run at an edge, as if the user had pulled, and scrolls to the edge.
    @MainActor public func begin(_ edge: OverscrollEdge) {
      _ = target?.beginRun(at: edge, revealing: true)
    }

    /// Cancels the run in progress at an edge, if any, and begins another one; for an account that
    /// was switched, for example.
    @MainActor public func restart(_ edge: OverscrollEdge) {
      target?.restartRun(at: edge)
    }

    /// Refreshes at the top, as if the user had pulled, and returns when the run has ended.
    ///
    /// Joins a refresh in progress. Cancelling the task that waits does not cancel the refresh, which
    /// belongs to the list.
    @MainActor public func refresh() async {
      _ = await target?.beginRun(at: .top, revealing: true)?.result
    }

    /// Returns the control of an edge; nil without one.
    @MainActor func control(at edge: OverscrollEdge) -> OverscrollControl? {
      target?.control(at: edge)
    }

    /// Begins a run at an edge, and leaves the list where it is.
    @MainActor func load(_ edge: OverscrollEdge) {
      _ = target?.beginRun(at: edge, revealing: false)
    }

    /// Returns an edge that has no more to load, or that has failed, to idle, so that it can load
    /// again.
    @MainActor public func reset(_ edge: OverscrollEdge) { target?.reset(edge) }

    /// Cancels the run in progress at an edge.
    @MainActor public func cancel(_ edge: OverscrollEdge) { target?.cancelRun(at: edge) }

    /// Returns the current phase of an edge; its changes do not evaluate views again.
    @MainActor public func phase(of edge: OverscrollEdge) -> OverscrollPhase {
      target?.phase(of: edge) ?? .idle
    }

    /// Returns the current progress of a pull; its changes do not evaluate views again.
    @MainActor public func progress(of edge: OverscrollEdge) -> Double {
      target?.progress(of: edge) ?? 0
    }

    /// Returns the time of an edge's last update; nil before the first one, and outside of a list.
    @MainActor public func lastUpdated(of edge: OverscrollEdge) -> Date? {
      target?.control(at: edge)?.lastUpdated
    }
  }

  /// The receiver of a proxy's requests.
  @MainActor
  protocol OverscrollTarget: AnyObject, Sendable {
    func beginRun(at edge: OverscrollEdge, revealing: Bool) -> OverscrollRun?
    func restartRun(at edge: OverscrollEdge)
    func reset(_ edge: OverscrollEdge)
    func cancelRun(at edge: OverscrollEdge)
    func phase(of edge: OverscrollEdge) -> OverscrollPhase
    func progress(of edge: OverscrollEdge) -> Double
    func control(at edge: OverscrollEdge) -> OverscrollControl?
  }

  @available(iOS 17, tvOS 17, visionOS 1, *)
  extension GeometryHost: OverscrollTarget {
    func beginRun(at edge: OverscrollEdge, revealing: Bool) -> OverscrollRun? {
      runs.begin(at: edge, revealing: revealing)
    }

    func restartRun(at edge: OverscrollEdge) { _ = runs.restart(at: edge, revealing: true) }

    func reset(_ edge: OverscrollEdge) { send(.reset(edge)) }

    func cancelRun(at edge: OverscrollEdge) { send(.cancel(edge)) }

    func phase(of edge: OverscrollEdge) -> OverscrollPhase { engine.phase(of: edge) }

    func progress(of edge: OverscrollEdge) -> Double { engine.progress(of: edge) }
  }

  /// The target for a list whose edges belong to its UIKit scroll view.
  @MainActor
  final class ScrollViewTarget: OverscrollTarget {
    weak var scrollView: UIScrollView?

    func beginRun(at edge: OverscrollEdge, revealing: Bool) -> OverscrollRun? {
      control(at: edge)?.begin(revealing: revealing)
    }

    func restartRun(at edge: OverscrollEdge) { control(at: edge)?.restart(revealing: true) }

    func reset(_ edge: OverscrollEdge) { control(at: edge)?.reset() }

    func cancelRun(at edge: OverscrollEdge) { control(at: edge)?.cancel() }

    func phase(of edge: OverscrollEdge) -> OverscrollPhase { control(at: edge)?.phase ?? .idle }

    func progress(of edge: OverscrollEdge) -> Double { control(at: edge)?.progress ?? 0 }

    func control(at edge: OverscrollEdge) -> OverscrollControl? {
      scrollView?.overscroll[edge]
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
