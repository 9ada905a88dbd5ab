import OverscrollCore
import OverscrollUIKit
@_spi(Simulation) import UIKit

/// Carries out the steps of a script.
extension StormApp {
  func change(_ change: StormStep.Rows) {
    switch change {
    case .append(let count): insert(count, at: rows.count)
    case .prepend(let count): insert(count, at: 0)
    case .reload(let count): reload(count)
    case .deleteAll: reload(0)
    }
  }

  private func insert(_ count: Int, at index: Int) {
    rows.count += count
    let paths = (index..<index + count).map { IndexPath(row: $0, section: 0) }
    table.insertRows(at: paths, with: .none)
  }

  private func reload(_ count: Int) {
    rows.count = count
    table.reloadData()
  }

  func changeWindow() {
    if table.superview == nil {
      table.frame = page.view.bounds
      page.view.addSubview(table)
    } else {
      table.removeFromSuperview()
    }
  }

  func endRun(_ kind: RefreshResult.Kind, _ message: String?) {
    runs.popLast()?.end(RefreshResult(kind, message: message))
  }

  func endRuns() {
    while !runs.isEmpty { endRun(.unchanged, nil) }
  }
}

extension OverscrollControl {
  /// Toggles a setting.
  func apply(_ change: StormStep.Change) {
    switch change {
    case .extent: options.extent = options.extent == 54 ? 70 : 54
    case .reach: retrigger(.onPull(past: 40))
    case .release: retrigger(.onRelease(past: 54))
    case .nearness: retrigger(.within(.viewports(1)))
    case .following: options.following = options.following == .always ? .automatic : .always
    case .enabled: isEnabled.toggle()
    case .hidden: isHidden.toggle()
    case .fading: fadesWithPull.toggle()
    case .indicator: indicator = .spinner
    }
  }

  private func retrigger(_ trigger: OverscrollTrigger) {
    options = EdgeOptions(
      purpose: options.purpose, trigger: trigger, extent: options.extent,
      placement: options.placement)
  }
}
