import HostRigs
import OverscrollCore
import Testing
@_spi(Simulation) import UIKit
import WebKit

@testable import OverscrollUIKit

/// Runs at one edge, and kinds of scroll views.
@MainActor
extension GoldenScenario {
  func playRuns(_ stage: GoldenStage) {
    let list = stage.list(UITableView())
    switch self {
    case .refresh:
      list.pull()
      stage.watch(list)
      stage.end(list, .updated("Three new"))
      list.list.overscroll.top?.begin(revealing: true)
      stage.watch(list)
      stage.end(list)
    case .cancelledPull:
      list.finger.touch(list.list)
      list.finger.drag(by: 200)
      list.finger.cancel()
    case .reach:
      list.list.overscroll.top?.options = EdgeOptions(
        purpose: .refresh, trigger: .onReach(past: 40), extent: 54)
      list.pull(by: 90)
      stage.end(list, .unchanged)
    case .failure:
      list.pull()
      stage.end(list, .failed("No network"))
      if let box = list.box(.top) { list.finger.tap(box) }
      stage.watch(list)
      stage.end(list)
    case .loadMore:
      scrollToEnd(list)
      list.items.counts[0] += 20
      list.list.reloadData()
      stage.end(list, .updated)
    default:
      scrollToEnd(list)
      stage.end(list, .noMore)
      list.list.overscroll.bottom?.reset()
    }
    stage.watch(list, 2)
  }

  private func scrollToEnd(_ list: ListScreen<UITableView>) {
    for _ in 0..<4 {
      list.finger.touch(list.list)
      list.finger.flick(velocity: -3_000)
      list.wait(1)
    }
  }

  func playKinds(_ stage: GoldenStage) {
    switch self {
    case .placements: playPlacements(stage)
    case .web: playWeb(stage)
    case .collection: playCollection(stage)
    default: playPlane(stage)
    }
  }

  private func playPlane(_ stage: GoldenStage) {
    let plane = stage.plane()
    if self == .rightToLeft { plane.device.layoutDirection = .rightToLeft }
    if self == .paging { plane.list.isPagingEnabled = true }
    stage.watch(plane, 0.2)
    for (dx, dy) in [(0.0, 200.0), (200, 0), (0, -200), (-200, 0)] {
      plane.drag(dx, dy)
      if self == .zoom { plane.list.otherTouch = plane.list.otherTouch == nil ? .zoom : nil }
      stage.watch(plane)
      stage.end(plane)
      plane.list.contentOffset = CGPoint(x: 610, y: 1_100)
      stage.watch(plane, 0.3)
    }
    if self == .rightToLeft { plane.device.layoutDirection = .leftToRight }
    stage.watch(plane)
  }

  private func playPlacements(_ stage: GoldenStage) {
    for placement in [EdgeOptions.Placement.over, .behind, .inline, .outside] {
      let list = stage.list(UITableView())
      list.list.overscroll.top?.options.placement = placement
      list.pull()
      stage.watch(list)
      list.drag(0, -300)
      stage.watch(list)
      list.list.overscroll.top?.options.placement = .outside
      stage.end(list)
    }
  }

  private func playWeb(_ stage: GoldenStage) {
    let page = WKWebView()
    let device = SimulatedDevice()
    let window = device.show(page)
    stage.log.follow(device)
    let list = page.scrollView
    list.contentSize = CGSize(width: 390, height: 3_000)
    var runs: [OverscrollRun] = []
    list.overscroll.top = .refresh(manual: { runs.append($0) })
    stage.log.follow(list)
    device.turn()
    let finger = Finger(on: device)
    finger.pull(list, by: 250)
    for _ in 0..<20 {
      device.advance(by: 0.1)
      stage.log.inspect(list)
    }
    runs.first?.end(.updated)
    device.advance(by: 2)
    stage.log.inspect(list)
    withExtendedLifetime(window) {}
  }

  private func playCollection(_ stage: GoldenStage) {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 390, height: 50)
    let list = stage.list(UICollectionView(frame: .zero, collectionViewLayout: layout))
    list.pull()
    stage.watch(list)
    stage.end(list)
    list.drag(0, -2_000)
    stage.watch(list)
    stage.end(list)
  }
}
