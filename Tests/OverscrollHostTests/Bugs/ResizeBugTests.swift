import HostDriver
import OverscrollCore
import OverscrollUIKit
import Testing
import UIKit

/// Lists of every kind in windows whose size changes, by the ids of the bug catalogue.
@MainActor
@Suite struct ResizeBugTests {
  // MARK: B089

  @Test("B089: a split view that is resized during a refresh keeps the extra inset")
  func splitView() {
    resize(ListScreen(DrivenTable(), hasTitles: true, in: Screens.navigation()))
    resize(ListScreen(grid(), items: [200], in: Screens.navigation()))
    let list = UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .plain))
    resize(
      ListScreen(
        DrivenCollection(frame: .zero, collectionViewLayout: list), items: [60],
        in: Screens.navigation()))
    let text = ListScreen(UITextView(), in: Screens.navigation())
    text.list.text = String(repeating: "One line of many. ", count: 500)
    resize(text)
  }

  /// Resizes the container of a list while the list refreshes, opens and closes.
  private func resize<List>(_ stage: ListScreen<List>) {
    stage.refresh()
    for size in [CGSize(width: 320, height: 900), CGSize(width: 700, height: 500)] {
      stage.device.screenSize = size
      stage.wait(0.2)
      #expect(stage.inset(.top) == Screens.barEnd + 54, "\(List.self)")
      #expect(isNear(stage.list.contentOffset.y, -Screens.barEnd - 54), "\(List.self)")
      #expect(stage.box(.top)?.frame == CGRect(x: 0, y: -54, width: size.width, height: 54))
    }
    for _ in 0..<2 {
      stage.end()
      stage.wait(0.1)
      stage.device.screenSize.width += 100
      stage.wait(1)
      stage.expectRest(at: -Screens.barEnd)
      stage.list.overscroll.top?.begin()
      stage.wait(0.1)
      stage.device.screenSize.height += 100
      stage.wait(1)
      #expect(isNear(stage.list.contentOffset.y, -Screens.barEnd - 54), "\(List.self)")
    }
    stage.end()
    stage.wait(1)
    stage.expectRest(at: -Screens.barEnd)
  }

  private func grid() -> UICollectionView {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    return DrivenCollection(frame: .zero, collectionViewLayout: layout)
  }

  // MARK: B104

  @Test(
    "B104: a window that is resized loads once if short lists are filled", arguments: [0, 3])
  func resizedWindow(maximumPagesToFillViewport: Int) {
    let stage = ListScreen(DrivenTable())
    let control = stage.add(.bottom, .load, .within(.points(100)))
    control.options.maximumPagesToFillViewport = maximumPagesToFillViewport
    stage.wait(0.1)
    stage.list.contentOffset.y = 700
    #expect(stage.runs.isEmpty)
    stage.device.screenSize = CGSize(width: 1_000, height: 1_250)
    stage.wait(0.5)
    #expect(stage.runs.count == (maximumPagesToFillViewport > 0 ? 1 : 0))
    stage.device.screenSize = CGSize(width: 500, height: 700)
    stage.wait(0.5)
    #expect(
      stage.runs.allSatisfy { $0.run.isCurrent }
        && stage.runs.count == (maximumPagesToFillViewport > 0 ? 1 : 0))
    stage.end(.unchanged)
    stage.wait(1)
    stage.finger.touch(stage.list)
    stage.finger.flick(velocity: -6_000)
    stage.device.waitForRest(of: stage.list)
    #expect(stage.runs.count == (maximumPagesToFillViewport > 0 ? 2 : 1), "the user scrolls")
    stage.end(.unchanged)
    stage.wait(1)
    stage.expectRest()
  }

  @Test("B104: a sheet that grows during a drag keeps pull and extra inset")
  func sheetUnderTheFinger() {
    let stage = ListScreen(DrivenTable())
    stage.add(.top)
    let sheet = UIViewController()
    sheet.view = UIView()
    stage.screen.present(sheet, animated: true)
    stage.list.removeFromSuperview()
    sheet.view.addSubview(stage.list)
    stage.list.frame = CGRect(x: 0, y: 0, width: 390, height: 400)
    stage.device.turn()
    stage.finger.touch(stage.list)
    stage.finger.drag(by: 100, over: 0.2)
    stage.list.frame.size.height = 700
    stage.device.turn()
    stage.finger.drag(by: 200, over: 0.2)
    #expect(stage.phase(.top) == .armed)
    stage.finger.hold(for: 0.15)
    stage.finger.lift()
    stage.wait(1)
    #expect(stage.runs.count == 1 && stage.rawInset(.top) == 54)
    #expect(isNear(stage.list.contentOffset.y, -stage.inset(.top)))
    stage.finger.touch(stage.list)
    stage.finger.drag(by: 60, over: 0.2)
    stage.window.addSubview(stage.list)
    stage.list.frame.size.height = 500
    stage.finger.cancel()
    stage.end()
    stage.wait(2)
    #expect(stage.runs.count == 1)
    stage.expectRest(at: -47)
  }
}
