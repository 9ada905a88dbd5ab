import OverscrollCore
import OverscrollUIKit
import ScrollPhysics
@_spi(Simulation) import UIKit

/// A table with rows of 50 points, on a device with a finger.
@MainActor
final class StormApp {
  /// Half the frame rate of a real device, because a storm has many steps.
  let device = SimulatedDevice(framesPerSecond: 30)
  let table = UITableView()
  let finger: Finger
  let page = UIViewController()
  private let window: UIWindow
  let rows = Rows()
  /// The runs in progress, as far as the app knows.
  var runs: [OverscrollRun] = []

  init(hasLargeTitle: Bool) {
    rows.count = 40
    table.dataSource = rows
    table.rowHeight = 50
    page.view.addSubview(table)
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    table.frame = page.view.bounds
    if hasLargeTitle {
      let root = UINavigationController(rootViewController: page)
      root.navigationBar.prefersLargeTitles = true
      window = device.show(root)
    } else {
      window = device.show(page)
    }
    finger = Finger(on: device)
    table.refreshControl = nil
    for edge in [OverscrollEdge.top, .bottom] { table.overscroll[edge] = control(for: edge) }
    device.turn()
  }

  func control(for edge: OverscrollEdge) -> OverscrollControl {
    let take: @MainActor (OverscrollRun) -> Void = { [weak self] in self?.runs.append($0) }
    return edge == .top ? .refresh(manual: take) : .loadMore(manual: take)
  }

  /// The offset at which the list rests at its top, in points.
  var firstOffset: Double { -table.adjustedContentInset.top }

  /// The offset at which the list rests at its end, in points.
  var lastOffset: Double {
    let inset = table.adjustedContentInset
    return max(-inset.top, table.contentSize.height + inset.bottom - table.bounds.height)
  }

  /// Whether the list is neither touched nor moving.
  var isStill: Bool {
    !table.isTracking && !table.isDecelerating && !table.simulation.isAnimating
  }

  final class Rows: NSObject, UITableViewDataSource {
    var count = 0

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell()
    }
  }
}
