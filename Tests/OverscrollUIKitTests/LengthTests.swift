import OverscrollCore
import ScrollPhysics
import Testing
@_spi(Simulation) import UIKit

@testable import OverscrollUIKit

/// Lengths and insets that other code changes while the content stays where it is.
@MainActor
@Suite struct LengthTests {
  @Test func aViewOfAnotherSizeIsNoticedWithoutAScroll() {
    let screen = Screen()
    screen.table.overscroll.top = .refresh(manual: { _ in })
    screen.table.contentOffset.y = 300
    screen.device.turn()
    screen.table.frame.size = CGSize(width: 500, height: 300)
    screen.device.turn()
    #expect(screen.host?.engine.geometry.vertical.viewportLength == 300)
    #expect(screen.table.contentOffset.y == 300)
  }

  @Test func whatIsTakenAwayLeavesTheListAtTheBarsThatAreThereNow() {
    let device = SimulatedDevice()
    let view = UIScrollView()
    view.contentInsetAdjustmentBehavior = .always
    view.contentSize.height = 2000
    view.fixedSafeArea = .zero
    let window = device.show(view)
    let end = Double(2000 - window.bounds.height)
    view.contentOffset.y = end
    var runs: [OverscrollRun] = []
    view.overscroll.bottom = .loadMore(
      trigger: .onRelease(past: 44), manual: { runs.append($0) })
    view.overscroll.bottom?.begin()
    device.advance(by: 1)
    #expect(abs(Double(view.contentOffset.y) - end - 44) < 0.01)
    view.fixedSafeArea = UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0)
    view.overscroll.bottom = nil
    #expect(runs.count == 1)
    device.advance(by: 1)
    #expect(abs(Double(view.contentOffset.y) - end - 34) < 0.01)
  }

  @Test func anEndIsJudgedByTheBarsThatAreThereNow() throws {
    let screen = Screen()
    var runs: [OverscrollRun] = []
    screen.table.overscroll.top = .refresh(manual: { runs.append($0) })
    screen.table.simulate { $0.systemInsetMovesContent = false }
    screen.pull()
    screen.wait(1)
    let run = try #require(runs.first)
    screen.table.fixedSafeArea = UIEdgeInsets(top: 90, left: 0, bottom: 0, right: 0)
    run.end(.updated)
    screen.wait(1)
    #expect(screen.table.overscroll.top?.phase == .idle)
    #expect(abs(Double(screen.table.contentOffset.y) + 90) < 0.01)
  }

  @Test("The host reads a safe area that changes while the content stays in place")
  func safeAreaChangesInPlace() {
    let screen = Screen()
    screen.table.overscroll.top = .refresh(manual: { _ in })
    screen.table.contentOffset.y = 300
    screen.device.turn()
    screen.table.simulate { $0.systemInsetMovesContent = false }
    screen.table.fixedSafeArea = UIEdgeInsets(top: 90, left: 0, bottom: 0, right: 0)
    #expect(screen.table.contentOffset.y == 300)
    #expect(screen.host?.engine.geometry.vertical.startInset == 90)
  }

  @Test("A pull at the bottom is measured from the safe area")
  func pullAboveSafeArea() {
    let screen = Screen()
    let table = screen.table
    table.contentInsetAdjustmentBehavior = .always
    table.fixedSafeArea = UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0)
    table.overscroll.bottom = .loadMore(trigger: .onRelease(past: 200), manual: { _ in })
    screen.device.turn()
    table.contentOffset.y = table.contentSize.height - table.bounds.height
    screen.device.turn()
    screen.finger.touch(table)
    screen.finger.drag(by: -300)
    let end = table.contentSize.height + table.adjustedContentInset.bottom - table.bounds.height
    let pull = Double(table.contentOffset.y - end)
    #expect(pull > 1)
    #expect(abs((screen.host?.engine.overscroll(past: .bottom) ?? 0) - pull) < 0.01)
  }

  @Test("Another policy does not load with lengths that the next layout changes")
  func policyDuringLayout() {
    let device = SimulatedDevice()
    let view = UIScrollView()
    view.contentSize.height = 20_000
    let window = device.show(view)
    var runs: [OverscrollRun] = []
    view.overscroll.bottom = .loadMore(manual: { runs.append($0) })
    device.advance(by: 1)
    view.contentSize.height = window.bounds.height + 10
    view.overscroll.concurrency = .independent
    view.contentSize.height = 20_000
    device.advance(by: 1)
    #expect(runs.isEmpty)
    view.contentSize.height = window.bounds.height + 10
    device.advance(by: 1)
    #expect(runs.count == 1, "the short content loads after its layout")
  }
}
