import OverscrollCore
import OverscrollTexts
import Testing
@_spi(Simulation) import UIKit

@testable import OverscrollUIKit

/// Apps that change their controls and insets.
@MainActor
extension GoldenScenario {
  func playApp(_ stage: GoldenStage) {
    let list = stage.list(UITableView(), items: [60])
    let edges = list.list.overscroll
    list.pull()
    stage.watch(list)
    switch self {
    case .rowsBefore:
      edges.preservingScrollPosition {
        list.items.counts[0] += 15
        list.list.reloadData()
      }
    case .items:
      list.add(.bottom, .load, .within(.items(20)))
      list.list.contentOffset.y = 1_700
    case .texts:
      edges.top?.texts = [.refreshing: "One moment"]
      edges.top?.lastUpdatedText = { _ in "Never" }
    case .movedControl:
      let control = edges.top
      edges.bottom = control
    case .replacedRun: list.add(.top)
    case .removedHost: for view in list.list.subviews { view.removeFromSuperview() }
    case .age:
      stage.end(list)
      edges.top?.lastUpdated = Place.afternoon - 100
      edges.top?.refreshWhenOlder(than: 10)
      list.device.setActive(false)
      list.device.setActive(true)
    default:
      for policy in OverlapPolicy.allCases {
        edges.overlap = policy
        edges.bottom?.begin()
        edges.top?.begin()
        stage.watch(list, 0.5)
      }
    }
    stage.watch(list)
    stage.end(list)
    stage.end(list, .failed)
  }

  func playInsets(_ stage: GoldenStage) {
    let list = stage.list(
      UITableView(frame: .zero, style: .plain), items: [20, 20], hasTitles: self == .pinnedHeaders)
    list.pull()
    stage.watch(list)
    switch self {
    case .contest:
      for height in 1...8 { list.list.contentInset.top = Double(height * 10) }
      stage.watch(list, 0.5)
      list.list.contentInset = .zero
    case .base:
      list.list.overscroll.contentInset = UIEdgeInsets(top: 20, left: 5, bottom: 30, right: 5)
    case .keptHeader: list.list.contentInset.top = 40
    default: list.drag(0, -300)
    }
    stage.watch(list)
    stage.end(list)
    list.list.overscroll.top = nil
    stage.watch(list)
  }
}
