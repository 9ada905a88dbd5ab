import HostDriver
import OverscrollCore
import OverscrollUIKit
import Testing
import UIKit

/// `.within(.items(n))` on tables and collection views, whose items the host counts itself.
@MainActor
@Suite struct ItemTriggerTests {
  private func collection() -> UICollectionView {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 390, height: 50)
    layout.minimumLineSpacing = 0
    return DrivenCollection(frame: .zero, collectionViewLayout: layout)
  }

  /// Scrolls down row by row until a run begins.
  ///
  /// - Returns: The offset at which it began; nil if none did.
  private func firstRun<List>(_ stage: ListScreen<List>, upwards: Bool = false) -> Double? {
    let before = stage.runs.count
    let range = stage.list.watched.legalOffsets
    while upwards
      ? stage.list.contentOffset.y > range.lowerBound + 25
      : stage.list.contentOffset.y < range.upperBound - 25
    {
      stage.list.contentOffset.y += upwards ? -25 : 25
      stage.wait(1 / 20)
      if stage.runs.count > before { return stage.list.contentOffset.y }
    }
    return nil
  }

  private func expectPages<List>(_ stage: ListScreen<List>, reload: () -> Void) {
    stage.add(.bottom, .load, .within(.items(20)))
    stage.wait(0.5)
    #expect(stage.runs.isEmpty, "84 items are left")
    // The last visible row is number 79 of 100, and a row is 50 points high.
    let first = firstRun(stage) ?? 0
    #expect(abs(first - (80 * 50 - 844)) <= 75, "\(first)")
    stage.wait(0.5)
    #expect(stage.runs.count == 1, "one page at a time")
    stage.items.counts[1] += 50
    reload()
    stage.end()
    stage.wait(1)
    #expect(stage.runs.count == 1, "70 items are left again")
    let second = firstRun(stage) ?? 0
    #expect(abs(second - (130 * 50 - 844)) <= 75, "\(second)")
  }

  @Test("A table loads its next page when few rows are left")
  func table() {
    let stage = ListScreen(DrivenTable(), items: [40, 60])
    expectPages(stage) { stage.list.reloadData() }
  }

  @Test("A collection loads its next page when few items are left")
  func collectionView() {
    let stage = ListScreen(collection(), items: [40, 60])
    expectPages(stage) { stage.list.reloadData() }
  }

  @Test("Older rows are loaded when few rows are left above")
  func above() {
    let stage = ListScreen(DrivenTable(), items: [40, 60])
    stage.list.contentOffset.y = 3_000
    stage.wait(0.5)
    stage.add(.top, EdgeOptions.Purpose.load, .within(.items(5)))
    #expect(stage.runs.isEmpty)
    let offset = firstRun(stage, upwards: true) ?? 0
    #expect(abs(offset - 300) <= 75, "\(offset)")
  }

  @Test("A list that is near its end when its control is assigned loads immediately")
  func atAttach() {
    let stage = ListScreen(DrivenTable(), items: [20])
    stage.add(.bottom, .load, .within(.items(10)))
    stage.wait(0.5)
    #expect(stage.runs.count == 1)
  }

  @Test("A fling to the end loads a page")
  func fling() {
    let stage = ListScreen(DrivenTable(), items: [100])
    stage.add(.bottom, .load, .within(.items(10)))
    for _ in 0..<4 {
      stage.finger.touch(stage.list)
      stage.finger.flick(velocity: -6_000)
      stage.wait(3)
    }
    #expect(stage.runs.count == 1)
  }
}
