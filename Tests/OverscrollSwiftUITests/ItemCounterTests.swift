import HostRigs
import OverscrollCore
import OverscrollUIKit
import SwiftUI
import Testing
@_spi(Simulation) import UIKit

@testable import OverscrollSwiftUI

/// Tests of counting items by their identity.
@MainActor
@Suite struct ItemCounterTests {
  private final class Reports {
    var pairs: [[Int]] = []
  }

  private func counter(_ reports: Reports, limit: Int = 5) -> ItemCounter {
    let counter = ItemCounter()
    counter.update(limit: limit)
    counter.report = { reports.pairs.append([$0, $1]) }
    return counter
  }

  private func order(_ ids: [String]) -> ItemOrder {
    ItemOrder(count: ids.count) { AnyHashable(ids[$0]) }
  }

  @Test("The items beyond the visible ones are counted, up to the limit")
  func counting() {
    let reports = Reports()
    let counter = counter(reports, limit: 2)
    counter.update(order(["a", "b", "c", "d", "e"]))
    #expect(reports.pairs == [], "nothing is visible yet")
    counter.show("b")
    counter.show("c")
    #expect(reports.pairs == [[1, 3], [1, 2]])
    counter.hide("b")
    #expect(reports.pairs.last == [2, 2])
    counter.update(limit: 1)
    #expect(reports.pairs.last == [2, 2], "both are one more than the limit")
    counter.update(limit: 0)
    #expect(reports.pairs.last == [1, 1])
  }

  @Test("New items change the count without a change of rows")
  func newItems() {
    let reports = Reports()
    let counter = counter(reports)
    counter.update(order(["a", "b"]))
    counter.show("b")
    counter.update(order(["a", "b", "c", "d"]))
    #expect(reports.pairs == [[1, 0], [1, 2]])
  }

  @Test("A row that is replaced by another with the same item stays counted")
  func replacedRow() {
    let reports = Reports()
    let counter = counter(reports)
    counter.update(order(["a", "b"]))
    counter.show("a")
    counter.show("a")
    counter.hide("a")
    counter.update(order(["x", "a", "b"]))
    #expect(reports.pairs == [[0, 1], [1, 1]])
  }

  @Test("A long list costs no more than its limit")
  func effort() {
    let reports = Reports()
    let counter = counter(reports)
    var reads = 0
    let order = ItemOrder(count: 1_000_000) { position in
      reads += 1
      return AnyHashable(position)
    }
    counter.update(order)
    counter.show(500_000)
    #expect(reads == 12 && reports.pairs == [[6, 6]])
  }

  @Test("A row whose item changes reports the new one")
  func changedRow() {
    let reports = Reports()
    let counter = counter(reports)
    counter.update(order(["a", "b", "c"]))
    let row = RowItem()
    row.update("a", [counter])
    row.setVisible(true)
    row.update("c", [counter])
    #expect(reports.pairs == [[0, 2], [2, 0]])
    row.setVisible(false)
    #expect(reports.pairs.count == 2, "an empty screen says nothing")
  }

  @Test(
    "Both ends of a list count its items, without a view per row")
  func bothEnds() async {
    await onDevice { device in
      let (older, newer) = (Gate(), Gate())
      let screen = SwiftUIScreen(
        on: device,
        List(0..<100, id: \.self) { Text("\($0)").frame(height: 50).overscrollItem(id: $0) }
          .overscrollItems(0..<100, id: \.self)
          .overscroll(edge: .top, for: .load, trigger: .within(.items(3))) { await older.update() }
          .onLoadMore(within: .items(30)) { await newer.update() })
      await device.settle()
      let plain = SwiftUIScreen(
        on: device, List(0..<100, id: \.self) { Text("\($0)").frame(height: 50) })
      await device.settle()
      #expect(rowViews(screen) == rowViews(plain) && rowViews(plain) > 10)
      #expect(newer.begun == 0, "some 80 items are left")
      screen.flick(-6_000)
      await device.pass(0.5)
      #expect(newer.begun == 1)
      newer.open()
      await device.pass(0.5)
      for _ in 0..<4 { screen.flick(8_000) }
      await device.pass(0.5)
      #expect(older.begun == 1)
      older.open()
    }
  }

  /// The number of views in the rows.
  private func rowViews(_ screen: SwiftUIScreen) -> Int {
    screen.all(UILabel.self).filter { Int($0.text ?? "") != nil }
      .compactMap(\.superview).flatMap(\.subviews).count
  }
}
