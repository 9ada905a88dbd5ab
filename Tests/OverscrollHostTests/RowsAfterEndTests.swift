import HostDriver
import OverscrollCore
import OverscrollUIKit
import Testing
import UIKit

/// Apps that end a run before they insert its rows, like `endRefreshing()` and `reloadData()` in
/// MJRefresh.
@MainActor
@Suite struct RowsAfterEndTests {
  /// The delay between the end and the insertion of the rows.
  enum Moment: CaseIterable, Sendable {
    case sameTurn, nextTurn, nextFrame
  }

  private func pass(_ moment: Moment, _ stage: ListScreen<DrivenTable>) {
    switch moment {
    case .sameTurn: break
    case .nextTurn: stage.device.turn()
    case .nextFrame: stage.wait(1 / 60)
    }
  }

  /// A list at its end whose footer was pulled open.
  private func loading() -> ListScreen<DrivenTable> {
    let stage = ListScreen(DrivenTable())
    stage.add(.bottom, .load, .onRelease(past: 44))
    stage.list.contentOffset.y = stage.list.watched.legalOffsets.upperBound
    stage.wait(0.5)
    stage.pull(by: -300)
    stage.wait(1.5)
    #expect(stage.phase(.bottom) == .refreshing && stage.rawInset(.bottom) == 44)
    return stage
  }

  @Test(
    "Rows that are appended after the end of a page do not move the visible rows",
    arguments: Moment.allCases, [RefreshResult.updated, .noMore, .updated("20 more")])
  func appended(_ moment: Moment, _ result: RefreshResult) {
    let stage = loading()
    let place = Double(stage.list.contentOffset.y)
    stage.end(result)
    pass(moment, stage)
    #expect(isNear(stage.list.watched.presentedOffset, place))
    stage.items.counts[0] += 20
    stage.list.reloadData()
    for offset in stage.trace(2) { #expect(isNear(offset, place)) }
    #expect(stage.rawInset(.bottom) == 0)
    #expect(stage.list.overscroll.brokenInvariant == nil)
  }

  @Test("A footer whose page is empty closes")
  func nothingAppended() {
    let stage = loading()
    let place = Double(stage.list.contentOffset.y)
    stage.end()
    let trace = stage.trace(1)
    #expect(isNear(trace.last ?? 0, place - 44) && trace.turnCount == 0)
    #expect(stage.phase(.bottom) == .idle && stage.rawInset(.bottom) == 0)
  }

  @Test(
    "Older rows that are inserted at the top after the end do not move the visible rows",
    arguments: Moment.allCases)
  func prepended(_ moment: Moment) {
    let stage = ListScreen(DrivenTable())
    stage.add(.top, EdgeOptions.Purpose.load, .onRelease(past: 44))
    stage.pull()
    stage.wait(1)
    let place = Double(stage.list.contentOffset.y)
    #expect(isNear(place, -47 - 44))
    stage.end()
    pass(moment, stage)
    stage.list.overscroll.preservingScrollPosition {
      stage.items.counts[0] += 20
      stage.list.reloadData()
    }
    for offset in stage.trace(1) { #expect(isNear(offset, place + 1_000)) }
    #expect(stage.phase(.top) == .idle && stage.rawInset(.top) == 0)
  }
}
