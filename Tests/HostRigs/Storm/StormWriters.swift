import OverscrollCore
import OverscrollUIKit
@_spi(Simulation) import UIKit

/// Other code that writes the insets, each correct for a list without Overscroll.
@MainActor
struct StormWriters {
  /// The insets that the list would have without Overscroll.
  private(set) var base = UIEdgeInsets.zero
  /// Whether an extra inset has followed the finger: the host may have forgotten values saved then
  /// (decision 7).
  var hasFollowed = false
  private var saved: (shown: UIEdgeInsets, base: UIEdgeInsets)?
  private var isSet = false
  private var isAdded = false
  private var bars = 0
  private var control: UIRefreshControl?
  private var controlHolds = false
  private var writesOffWindow = 0

  mutating func write(_ writer: StormStep.Writer, _ app: StormApp) {
    // Without a window the main queue reports turns, and a storm blocks it: more writes would be
    // contested.
    writesOffWindow = app.table.window == nil ? writesOffWindow + 1 : 0
    guard writesOffWindow <= InsetLedger.rewriteLimit else { return }
    switch writer {
    case .absolute: set(app.table)
    case .adding: add(app.table)
    case .restoring: saveOrRestore(app.table)
    case .refreshControl: refresh(app.table)
    case .bars: moveBars(app.table)
    case .guide:
      base.top += 5
      app.table.overscroll.contentInset.top += 5
    }
  }

  /// Notes what other code has done in a step.
  mutating func note(_ app: StormApp) {
    noteControl()
    // A value that was saved with our extra inset keeps it if it is restored when no control is
    // left.
    let edges = app.table.overscroll
    if edges.top == nil, edges.bottom == nil { saved = nil }
  }

  /// Only the system's control changes the part that it added.
  private mutating func noteControl() {
    let holds = control?.holdsRawInset == true
    guard holds != controlHolds else { return }
    controlHolds = holds
    base.top += holds ? UIRefreshControl.height : -UIRefreshControl.height
  }

  private mutating func set(_ table: UITableView) {
    isSet.toggle()
    base.bottom = isSet ? 291.25 : 0
    table.contentInset.bottom = base.bottom
  }

  private mutating func add(_ table: UITableView) {
    isAdded.toggle()
    let way: CGFloat = isAdded ? 301 : -301
    base.bottom += way
    table.contentInset.bottom += way
  }

  private mutating func saveOrRestore(_ table: UITableView) {
    if let saved {
      base.bottom = saved.base.bottom
      if hasFollowed {
        table.contentInset.bottom = saved.shown.bottom
      } else {
        base.top = saved.base.top
        table.contentInset = saved.shown
      }
      self.saved = nil
    } else {
      saved = (table.contentInset, base)
      base.bottom = 217
      table.contentInset.bottom = 217
    }
  }

  private mutating func moveBars(_ table: UITableView) {
    let heights: [CGFloat] = [0, 12.25, 47.25, 88.25]
    bars = (bars + 1) % heights.count
    base.top = heights[bars]
    table.contentInset.top = base.top
  }

  private mutating func refresh(_ table: UITableView) {
    guard let control else {
      let control = UIRefreshControl()
      self.control = control
      table.refreshControl = control
      return control.beginRefreshing()
    }
    if control.isRefreshing { control.endRefreshing() } else { control.beginRefreshing() }
  }
}
