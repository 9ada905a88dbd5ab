import HostRigs
import OverscrollCore
import OverscrollUIKit
import Testing
@_spi(Simulation) import UIKit

/// Runs that an app begins and ends in code, on the UIKit host.
@MainActor
@Suite struct HostBeginEndBugTests {
  // MARK: B057

  enum FirstStep: Sendable { case layout, safeArea, window }

  @Test(
    "B057: on UIKit, a begin before the first layout runs once in place",
    arguments: [
      [FirstStep.layout, .safeArea, .window], [.layout, .window, .safeArea],
      [.safeArea, .layout, .window], [.safeArea, .window, .layout], [.window, .layout, .safeArea],
      [.window, .safeArea, .layout],
    ])
  func beginBeforeLayout(_ steps: [FirstStep]) {
    let device = SimulatedDevice()
    let (window, view) = (device.show(UIView()), UIScrollView(frame: .zero))
    view.contentSize = CGSize(width: 390, height: 3_000)
    view.fixedSafeArea = .zero
    var runs: [OverscrollRun] = []
    view.overscroll.top = .refresh(manual: { runs.append($0) })
    view.overscroll.top?.begin()
    for step in steps {
      switch step {
      case .layout: view.frame = CGRect(x: 0, y: 0, width: 390, height: 600)
      case .safeArea: view.fixedSafeArea = UIEdgeInsets(top: 88, left: 0, bottom: 0, right: 0)
      case .window: window.addSubview(view)
      }
      device.turn()
    }
    device.advance(by: 1)
    #expect(runs.count == 1 && view.overscroll.top?.phase == .refreshing)
    #expect(isNear(view.contentOffset.y, -88 - 54))
    runs.first?.end()
    device.advance(by: 1)
    #expect(isNear(view.contentOffset.y, -88) && isNear(view.contentInset.top, 0))
  }
}
