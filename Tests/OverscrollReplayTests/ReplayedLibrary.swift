import OverscrollCore
import OverscrollUIKit
import UIKit

/// The names by which an app adds components, uses them, and counts what they call.
@MainActor
protocol ReplayedLibrary {
  /// The number of actions that began at each edge.
  var calls: PerEdge<Int> { get }
  /// Whether a component that is hidden during its run stays until the run has ended.
  var hidesByItself: Bool { get }

  /// Adds a component at its edge, or removes the present one.
  func setComponent(
    _ component: Scenario.Component?, at edge: OverscrollEdge, of view: UIScrollView)
  func begin(_ edge: OverscrollEdge, in view: UIScrollView, revealing: Bool)
  func end(_ edge: OverscrollEdge, in view: UIScrollView)
  /// Cancels the run or the pull of an edge.
  func giveUp(_ edge: OverscrollEdge, in view: UIScrollView)
  func endNoMore(_ edge: OverscrollEdge, in view: UIScrollView)
  func resetNoMore(_ edge: OverscrollEdge, in view: UIScrollView)
  func setHidden(_ isHidden: Bool, _ edge: OverscrollEdge, in view: UIScrollView)
}

/// Overscroll's own controls.
@MainActor
final class ReplayedOverscroll: ReplayedLibrary {
  private(set) var calls = PerEdge(repeating: 0)
  private var runs = PerEdge<OverscrollRun?>(repeating: nil)
  let hidesByItself = false

  func setComponent(
    _ component: Scenario.Component?, at edge: OverscrollEdge, of view: UIScrollView
  ) {
    view.overscroll[edge] = component.map { makeControl($0) }
    if component != nil { view.overscroll.durations = .replayed }
  }

  private func makeControl(_ component: Scenario.Component) -> OverscrollControl {
    let (edge, answer) = (component.edge, component.onRefresh)
    let start: @MainActor (OverscrollRun) -> Void = { [weak self] run in
      self?.calls[edge] += 1
      self?.runs[edge] = run
      switch answer {
      case .end: run.end(.updated)
      case .endNoMore: run.end(.noMore)
      case nil: break
      }
    }
    let control =
      component.kind == .header
      ? OverscrollControl.refresh(manual: start) : OverscrollControl.loadMore(manual: start)
    control.options = component.options
    return control
  }

  func begin(_ edge: OverscrollEdge, in view: UIScrollView, revealing: Bool) {
    view.overscroll[edge]?.begin(revealing: revealing)
  }

  func end(_ edge: OverscrollEdge, in view: UIScrollView) { view.overscroll[edge]?.end(.updated) }

  func giveUp(_ edge: OverscrollEdge, in view: UIScrollView) {
    view.overscroll[edge]?.cancel()
    // Disabling the edge resets its pull; the next move of the finger pulls it again.
    view.overscroll[edge]?.isEnabled = false
    view.overscroll[edge]?.isEnabled = true
  }

  func endNoMore(_ edge: OverscrollEdge, in view: UIScrollView) {
    view.overscroll[edge]?.setNoMore()
  }

  func resetNoMore(_ edge: OverscrollEdge, in view: UIScrollView) { view.overscroll[edge]?.reset() }

  func setHidden(_ isHidden: Bool, _ edge: OverscrollEdge, in view: UIScrollView) {
    view.overscroll[edge]?.isHidden = isHidden
  }
}
