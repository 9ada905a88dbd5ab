import OverscrollCore
import OverscrollUIKit
import Testing
@_spi(Simulation) import UIKit

/// Touches that do something other than scroll: they zoom, or drag rows.
@MainActor
@Suite struct TakenTouchBugTests {
  @Test(
    "B048: fingers that zoom or reorder past the top do not pull", arguments: OtherTouch.allCases)
  func pastTheTop(_ touch: OtherTouch) {
    let screen = ListScreen(UITableView())
    screen.add(.top)
    screen.finger.touch(screen.list)
    screen.finger.drag(by: 100, over: 0.2)
    screen.list.otherTouch = touch
    screen.finger.drag(by: 100, over: 0.2)
    #expect(screen.list.overscroll.top?.phase == .idle, "what was pulled is given up")
    screen.list.otherTouch = nil
    screen.finger.drag(by: 100, over: 0.2)
    screen.finger.lift()
    screen.wait(2)
    #expect(screen.runs.isEmpty, "the touch has done something else")
    screen.pull()
    #expect(screen.runs.count == 1, "the next one is the list's")
  }

  @Test(
    "B048: a list that leaves its window during a zoom can be pulled on return",
    arguments: [0, 0.5])
  func lostInAZoom(_ pause: Double) {
    let screen = ListScreen(UITableView())
    screen.add(.top)
    screen.wait(1)
    screen.finger.touch(screen.list)
    screen.list.otherTouch = .zoom
    screen.finger.drag(by: 30, over: 0.2)
    let home = screen.list.superview
    screen.list.removeFromSuperview()
    screen.list.otherTouch = nil
    screen.finger.lift()
    screen.wait(pause)
    home?.addSubview(screen.list)
    screen.wait(0.1)
    screen.pull()
    #expect(screen.runs.count == 1)
  }

  @Test(
    "B048: a row dragged to the end loads nothing until it is dropped", arguments: [true, false])
  func toTheEnd(_ isTable: Bool) {
    guard isTable else { return carry(ListScreen(collection(), items: [400])) }
    carry(ListScreen(UITableView()))
  }

  private func collection() -> UICollectionView {
    UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
  }

  private static func end<List: UIScrollView>(_ screen: ListScreen<List>) -> Double {
    let list = screen.list
    return list.contentSize.height + list.adjustedContentInset.bottom - list.bounds.height
  }

  private func carry<List: UIScrollView>(_ screen: ListScreen<List>) {
    let footer = screen.add(.bottom, .load)
    for touch in [OtherTouch.drag, .drop] {
      screen.list.otherTouch = touch
      // The system scrolls like this while a dragged row is held near the end of a list.
      for step in 1...60 {
        screen.list.contentOffset.y = Self.end(screen) * Double(step) / 60
        screen.wait(1 / 60)
      }
      screen.wait(1)
      #expect(screen.runs.isEmpty && footer.phase == .idle)
      screen.list.contentOffset.y = 0
    }
    screen.list.otherTouch = nil
    screen.wait(1)
    #expect(screen.runs.isEmpty, "the end is not in sight any more")
    screen.list.contentOffset.y = Self.end(screen)
    screen.wait(1)
    #expect(screen.runs.count == 1)
  }

  @Test("B048: a list that shows its end when dragged rows are dropped loads then") func putDown() {
    let screen = ListScreen(UITableView())
    screen.add(.bottom, .load)
    screen.wait(1)
    screen.list.otherTouch = .drag
    screen.list.contentOffset.y = Self.end(screen)
    screen.wait(1)
    #expect(screen.runs.isEmpty)
    screen.list.otherTouch = nil
    screen.wait(0.5)
    #expect(screen.runs.count == 1)
  }
}
