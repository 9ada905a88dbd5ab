#if canImport(UIKit)
  import OverscrollCore
  import OverscrollIndicators
  import OverscrollUIKit
  import UIKit

  // snippet: own-indicator
  /// A sun that rises with the pull, and then circles: a pure drawing, the same on every host.
  struct SunIndicator: RefreshIndicator, Sendable {
    var extent: Double { 96 }
    var triggerDistance: Double { 96 }

    func draw<Canvas: IndicatorCanvas>(_ state: IndicatorState, on canvas: inout Canvas) {
      let height = state.isRunning ? 1 : min(1, state.progress)
      let turn = state.isRunning && !state.reducesMotion ? state.time * 90 : height * 90
      let place = IndicatorPoint(state.center.x, state.size.height - 60 * height)
      canvas.arc(around: IndicatorPoint(0, 0), radius: 12, from: 0, to: 360)
      canvas.fill(color: .tint, ElementPlacement(place))
      guard state.phase == .armed || state.isRunning else { return }
      for ray in 0..<8 {
        canvas.move(to: IndicatorPoint(0, -17))
        canvas.line(to: IndicatorPoint(0, -24))
        canvas.stroke(
          width: 3, color: .tint, ElementPlacement(place, rotation: turn + Double(ray) * 45))
      }
    }

    func isAnimated(in state: IndicatorState) -> Bool { state.isRunning }
  }

  final class OwnIndicatorDemo: FeedScreen {
    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.overscroll.top = .refresh(
        owner: self, indicator: .drawn(SunIndicator()),
        fetch: { [feed] in try await feed.reload() },
        apply: { screen, page in screen.show(page) })
    }
  }
// end
#endif
