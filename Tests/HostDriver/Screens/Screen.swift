package import OverscrollCore
package import OverscrollUIKit
package import Testing
package import UIKit

/// A screen with a table of rows of 50 points, in a window of 390 by 844, and a finger.
@MainActor
package final class Screen {
  package let device: Device
  package let table: UITableView = DrivenTable()
  package let window: UIWindow
  package let finger: Finger
  private let rows: Rows

  package init(rows count: Int = 40, on device: Device = Device()) {
    self.device = device
    rows = Rows(count)
    table.dataSource = rows
    table.rowHeight = 50
    window = device.show(table)
    finger = Finger(on: device)
    device.turn()
  }

  package var rowCount: Int {
    get { rows.count }
    set {
      rows.count = newValue
      table.reloadData()
      device.turn()
    }
  }

  /// The offset at which the list rests at its top.
  package var rest: Double { -Double(table.adjustedContentInset.top) }

  package func wait(_ seconds: Double) { device.advance(by: seconds) }

  /// Pulls past the top and lifts the finger.
  package func pull(by distance: Double = 200) {
    hold(by: distance)
    finger.lift()
  }

  /// Pulls past the top, and keeps the finger down.
  package func hold(by distance: Double) {
    finger.touch(table)
    finger.drag(by: distance, over: 0.3)
    finger.hold(for: 0.15)
  }

  /// Flings towards the end, and waits until the list rests.
  package func fling(_ velocity: Double = -4_000) {
    finger.touch(table)
    finger.flick(velocity: velocity)
    device.waitForRest(of: table)
  }

  /// How far the list is pulled past its top, in points.
  package var pulled: Double { -Double(table.contentOffset.y + table.safeAreaInsets.top) }

  /// Moves the finger until the list is pulled by a distance.
  package func pull(to distance: Double) {
    let step = pulled < distance ? 0.5 : -0.5
    while step > 0 ? pulled < distance : pulled > distance {
      finger.drag(by: step, over: 1 / 60)
    }
  }

  /// Drags slowly, lifts the finger, and waits until all movements have ended.
  package func drag(by distance: Double) {
    finger.touch(table)
    finger.drag(by: distance, over: 0.5)
    finger.hold(for: 0.15)
    finger.lift()
    wait(1)
  }

  /// Removes the list from its window, as if another page were pushed over it.
  package func leaveWindow() { table.removeFromSuperview() }

  /// Returns the list to its window.
  package func enterWindow() {
    window.addSubview(table)
    device.turn()
  }

  /// The box of an edge's indicator.
  package func box(_ edge: OverscrollEdge) -> IndicatorView? { table.indicator(at: edge) }

  /// The texts that a box shows, in order.
  package func texts(_ edge: OverscrollEdge) -> [String] {
    box(edge)?.labels.compactMap(\.text) ?? []
  }

  /// The texts at the top, with narrow spaces replaced by normal ones.
  package var words: [String] {
    texts(.top).map {
      $0.split(separator: "\u{202F}", omittingEmptySubsequences: false).joined(separator: " ")
    }
  }

  /// Expects a list that rests at the top or at the given offset, without anything in progress.
  package func expectRest(
    at offset: Double? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(abs(Double(table.contentInset.top)) < 0.01, sourceLocation: sourceLocation)
    #expect(isNear(table.contentOffset.y, offset ?? rest), sourceLocation: sourceLocation)
    #expect(
      (table.overscroll.top?.phase ?? .idle) == .idle, sourceLocation: sourceLocation)
  }

  private final class Rows: NSObject, UITableViewDataSource {
    var count: Int

    init(_ count: Int) { self.count = count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell()
    }
  }
}

/// Runs a synchronous test on the screen of a new device, with a separate log.
@MainActor
package func onScreen<Value>(
  _ book: LogBook = LogBook(), _ body: @MainActor (Screen) throws -> Value
) rethrows -> Value {
  try withDevice(book) { try body(Screen(on: $0)) }
}
