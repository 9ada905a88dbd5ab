import Foundation
import HostRigs
import OverscrollCore
import ScrollPhysics
import Testing
@_spi(Simulation) import UIKit

import class HostDriver.LivingList

@testable import OverscrollUIKit

/// Behavior that holds on both sides of each contested fact of `Facts.md`, by the ids of its rows.
@MainActor
@Suite struct FactTests {
  typealias Side = DeviceFacts.Side

  /// Pulls a table far enough to refresh, waits, and ends the run; returns the trace of both.
  private func refresh(_ stage: ListScreen<UITableView>) -> [Double] {
    if stage.list.overscroll.top == nil { stage.add(.top) }
    stage.pull()
    let opening = stage.trace(1.5)
    #expect(stage.phase(.top) == .refreshing)
    stage.end()
    let closing = stage.trace(1.5)
    return opening + closing
  }

  /// The largest step from one frame to the next.
  private func largestStep(_ trace: [Double]) -> Double {
    zip(trace, trace.dropFirst()).map { abs($1 - $0) }.max() ?? 0
  }

  /// Refreshes once, and expects that the content neither jumps nor reverses.
  private func expectSmoothRefresh(_ row: DeviceFacts.Row, _ side: Side) {
    DeviceFacts.playing(side, of: row) {
      let stage = ListScreen(UITableView())
      let trace = refresh(stage)
      #expect(trace.turnCount == 0, "\(row.rawValue) \(side)")
      #expect(largestStep(trace) < 12, "\(row.rawValue) \(side)")
      stage.expectRest(at: -47)
    }
  }

  @Test(
    "U1: a refresh under a large title opens, closes, and leaves the list at its top",
    arguments: Side.allCases,
    [DeviceFacts.Row.stretchingBars, .barHeight, .titleInset, .titleDuringHold])
  func largeTitle(_ side: Side, _ row: DeviceFacts.Row) {
    DeviceFacts.playing(side, of: row) {
      let stage = ListScreen(UITableView(), in: Screens.navigation(largeTitle: true))
      let top = stage.inset(.top)
      stage.add(.top)
      stage.pull()
      stage.wait(1.5)
      #expect(stage.phase(.top) == .refreshing && stage.rawInset(.top) == 54)
      #expect(isNear(stage.list.contentOffset.y, -stage.inset(.top)))
      stage.end()
      stage.wait(1.5)
      // A title that an extra inset has shrunk stays small until the user pulls (U1d).
      let isShrunk = row == .titleDuringHold && side == .fact
      #expect(stage.inset(.top) == (isShrunk ? top - 52 : top))
      stage.expectRest(at: -stage.inset(.top))
    }
  }

  @Test("U5a: a release past the header neither jumps nor reverses", arguments: Side.allCases)
  func insetInBounce(_ side: Side) { expectSmoothRefresh(.insetInBounce, side) }

  @Test("U5c: a release past the header ends at the header", arguments: Side.allCases)
  func plainWrites(_ side: Side) { expectSmoothRefresh(.plainWrites, side) }

  @Test("U6b: 20 refreshes leave insets and offsets as they were", arguments: Side.allCases)
  func rounding(_ side: Side) {
    DeviceFacts.playing(side, of: .insetRounding) {
      let stage = ListScreen(UITableView())
      stage.list.contentInset.top = 21
      stage.list.contentOffset.y = -68
      stage.add(.top)
      for _ in 0..<20 {
        stage.list.overscroll.top?.begin()
        stage.wait(0.6)
        stage.end()
        stage.wait(0.6)
      }
      #expect(stage.rawInset(.top) == 21)
      #expect(abs(stage.list.contentOffset.y + 68) < 0.4)
      #expect(stage.list.overscroll.brokenInvariant == nil)
    }
  }

  @Test("U7: a refresh follows a change of the safe area", arguments: Side.allCases)
  func safeArea(_ side: Side) {
    DeviceFacts.playing(side, of: .observableInsets) {
      let stage = ListScreen(UITableView())
      stage.refresh()
      stage.device.safeAreaInsets.top = 80
      stage.wait(0.5)
      #expect(isNear(stage.list.contentOffset.y, -80 - 54))
      stage.end()
      stage.wait(1)
      stage.expectRest(at: -80)
    }
  }

  @Test(
    "U7: a pull after a change of the safe area counts from the new edge", arguments: Side.allCases)
  func safeAreaWhileScrolled(_ side: Side) {
    DeviceFacts.playing(side, of: .observableInsets) {
      let stage = ListScreen(UITableView())
      stage.add(.top)
      stage.list.contentOffset.y = 400
      stage.wait(0.1)
      stage.device.safeAreaInsets.top = 80
      stage.wait(0.1)
      stage.list.contentOffset.y = -80
      stage.wait(0.1)
      #expect(stage.host?.engine.geometry.vertical.firstOffset == -80)
      #expect(stage.host?.engine.overscroll(past: .top) == 0)
    }
  }

  @Test("U10: a floating indicator is in front of headers, and other indicators are behind cells")
  func depths() {
    let stage = ListScreen(
      UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()))
    stage.add(.top)
    stage.add(.bottom, .load)
    for depth in stage.list.visibleCells.map(\.layer.zPosition) {
      #expect(stage.box(.bottom).map { $0.layer.zPosition < depth } == true)
    }
    stage.list.overscroll.top?.options.placement = .over
    stage.pull()
    stage.wait(0.2)
    // The flow layout gives headers a depth of 1.
    #expect(stage.box(.top).map { $0.layer.zPosition > 1 } == true)
  }

  @Test("U2b: a list below a bar scrolls and refreshes")
  func edgeEffect() {
    let stage = ListScreen(UITableView(), in: Screens.navigation())
    stage.add(.top)
    for offset in [400.0, -91] {
      stage.list.contentOffset.y = offset
      stage.wait(0.1)
      let effects = offset > 0 ? 1 : 0
      #expect(stage.list.subviews.count { type(of: $0) == UIView.self } == effects)
    }
    _ = refresh(stage)
    stage.expectRest(at: -91)
  }

  @Test("U3: an animated scroll back to the top shows rows")
  func backToTop() {
    let stage = ListScreen(UITableView(), items: [200])
    stage.list.overscroll.backToTop = BackToTop()
    stage.list.contentOffset.y = 6_000
    stage.wait(0.1)
    stage.list.contentOffset.y = 5_000
    stage.wait(1)
    let button = stage.list.subviews.compactMap { $0 as? BackToTopButton }.first
    if let button { stage.finger.tap(button) }
    var blank = 0
    let trace = stage.trace(1) {
      let seen = stage.list.simulation.presentedOffset(at: stage.device.now)
      let rect = CGRect(x: 0, y: seen, width: 390, height: stage.list.bounds.height)
      if !stage.list.visibleCells.contains(where: { $0.frame.intersects(rect) }) { blank += 1 }
    }
    #expect(blank <= 1 && isNear(trace.last ?? 0, -47))
    #expect(trace.turnCount == 0)
  }

  @Test("U4: the cells of a collection do not move with the header")
  func cells() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 390, height: 50)
    let stage = ListScreen(UICollectionView(frame: .zero, collectionViewLayout: layout))
    stage.add(.top).begin()
    expectStillCells(stage.list)
    let opening = stage.trace(1) { expectStillCells(stage.list) }
    #expect(isNear(opening.last ?? 0, -101) && opening.turnCount == 0)
    stage.end()
    let closing = stage.trace(1) { expectStillCells(stage.list) }
    #expect(largestStep(closing) < 12 && closing.turnCount == 0)
    stage.expectRest(at: -47)
  }

  private func expectStillCells(_ list: UICollectionView) {
    #expect(!list.visibleCells.isEmpty)
    for cell in list.visibleCells { #expect(cell.layer.animationKeys() == nil) }
  }

  @Test("U14: an old list refreshes when only its own scene returns")
  func scenes() {
    let place = Place()
    place.visit { screen in
      var count = 0
      let control = OverscrollControl.refresh(manual: { run in
        count += 1
        run.end(.updated)
      })
      control.refreshWhenOlder(than: 100, key: "scene")
      screen.table.overscroll.top = control
      screen.wait(6)
      #expect(count == 1)
      place.now += 200
      NotificationCenter.default.post(
        name: UIScene.willEnterForegroundNotification, object: NSObject())
      #expect(count == 1, "another scene")
      screen.device.showScene()
      #expect(count == 2)
    }
  }

  @Test(
    "U18: a footer survives a keyboard, and leaves its inset unchanged", arguments: Side.allCases)
  func keyboard(_ side: Side) {
    DeviceFacts.playing(side, of: .keyboard) {
      let stage = ListScreen(UITableView())
      stage.add(.top)
      stage.add(.bottom, .load, .programmatic)
      stage.device.showKeyboard(height: 300)
      stage.wait(0.5)
      stage.list.overscroll.bottom?.begin()
      stage.list.overscroll.top?.begin()
      stage.wait(1)
      #expect(stage.rawInset(.top) == 54)
      stage.device.showKeyboard(height: 0)
      stage.wait(0.5)
      for each in stage.runs { each.run.end(.updated) }
      stage.wait(1)
      stage.expectRest()
    }
  }

  @Test(
    "U1f, U19a: a system indicator that code begins is visible", arguments: Side.allCases,
    [DeviceFacts.Row.refreshControlInset, .beginRefreshing])
  func systemIndicator(_ side: Side, _ row: DeviceFacts.Row) {
    DeviceFacts.playing(side, of: row) {
      let screen = Screen()
      var runs: [OverscrollRun] = []
      screen.table.overscroll.top = .refresh(indicator: .system, manual: { runs.append($0) })
      screen.table.overscroll.top?.begin()
      screen.wait(1)
      #expect(screen.table.adjustedContentInset.top == 107 && screen.table.contentOffset.y == -107)
      runs.first?.end()
      screen.wait(1)
      #expect(screen.table.adjustedContentInset.top == 47 && screen.table.contentOffset.y == -47)
    }
  }

  @Test("U20: a list that bounces vertically gets no hint if it does not bounce horizontally")
  func bounces() {
    let book = LogBook()
    onScreen(book) { screen in
      screen.table.bouncesHorizontally = false
      screen.table.overscroll.top = .refresh {}
      screen.pull()
    }
    #expect(book.lines.isEmpty)
  }

  @Test("A pull refreshes on each side of the facts about touches", arguments: Side.allCases)
  func fingers(_ side: Side) {
    for row in DeviceFacts.Row.finger {
      DeviceFacts.playing(side, of: row) {
        let stage = ListScreen(UITableView())
        let trace = refresh(stage)
        #expect(trace.turnCount == 0, "\(row.rawValue) \(side)")
        stage.expectRest(at: -47)
      }
    }
  }

  @Test("U32: with a reading position, rows move as far as the finger", arguments: Side.allCases)
  func measuredRows(_ side: Side) {
    DeviceFacts.playing(side, of: .measuredRows) {
      let list = LivingList.scrolledTable()
      list.keepPosition()
      list.finger.touch(list.view)
      list.finger.drag(by: 30, over: 0.1)
      guard let read = list.read else { return #expect(Bool(false)) }
      list.finger.drag(by: 300, over: 0.5)
      #expect(abs((list.place(of: read.id) ?? .nan) - read.place - 300) < 1)
      list.finger.lift()
    }
  }
}
