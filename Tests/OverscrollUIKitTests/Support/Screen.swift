import OverscrollCore
import Testing
@_spi(Simulation) import UIKit

@testable import OverscrollUIKit

/// A screen with a table of rows of 50 points, in a window of 390 by 844, and a finger.
@MainActor
final class Screen {
  let device: SimulatedDevice
  let table = UITableView()
  let window: UIWindow
  let finger: Finger
  private let rows: Rows

  init(rows count: Int = 40, on device: SimulatedDevice = SimulatedDevice()) {
    self.device = device
    rows = Rows(count)
    table.dataSource = rows
    table.rowHeight = 50
    window = device.show(table)
    finger = Finger(on: device)
    device.turn()
  }

  var rowCount: Int {
    get { rows.count }
    set {
      rows.count = newValue
      table.reloadData()
      device.turn()
    }
  }

  var host: OverscrollHostView? { OverscrollHostView.host(of: table) }

  /// The offset at which the list rests at its top.
  var rest: Double { -Double(table.adjustedContentInset.top) }

  func wait(_ seconds: Double) { device.advance(by: seconds) }

  /// Pulls past the top and lifts the finger.
  func pull(by distance: Double = 200) {
    finger.touch(table)
    finger.drag(by: distance, over: 0.3)
    finger.hold(for: 0.15)
    finger.lift()
  }

  /// Removes the list from its window, as if another page were pushed over it.
  func leaveWindow() { table.removeFromSuperview() }

  /// Returns the list to its window.
  func enterWindow() {
    window.addSubview(table)
    device.turn()
  }

  /// Expects a list that rests at the top or at the given offset, without anything in progress.
  func expectRest(at offset: Double? = nil, sourceLocation: SourceLocation = #_sourceLocation) {
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
