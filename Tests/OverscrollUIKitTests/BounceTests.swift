import HostRigs
import OverscrollCore
import OverscrollUIKit
import Testing
@_spi(Simulation) import UIKit

/// Runs that begin while the content moves.
@MainActor
@Suite struct BounceTests {
  /// How a pull ends.
  enum Release: CaseIterable, Sendable {
    case lifted, cancelled, flung
  }

  /// Returns the extra inset, and how far the content rests past the edge.
  private func begin(
    at edge: OverscrollEdge, after release: Release, _ delay: Double, on side: DeviceFacts.Side
  ) -> (inset: Double, distance: Double) {
    DeviceFacts.$current.withValue(
      DeviceFacts(
        Dictionary(uniqueKeysWithValues: DeviceFacts.Row.finger.map { ($0, side) }))
    ) {
      onScreen { screen in
        let control = OverscrollControl.held(edge.isStart ? .refresh : .load)
        control.options.trigger = .programmatic
        control.options.placement = .outside
        screen.table.rowHeight = 50
        screen.table.reloadData()
        screen.table.layoutIfNeeded()
        screen.table.overscroll[edge] = control
        let rest = edge.isStart ? screen.rest : end(of: screen.table)
        screen.table.contentOffset.y = rest
        screen.wait(0.1)
        screen.finger.touch(screen.table)
        let drag = edge.isStart ? 120.0 : -120
        screen.finger.drag(by: drag, over: release == .flung ? 0.06 : 0.3)
        if release != .flung { screen.finger.hold(for: 0.15) }
        if release == .cancelled { screen.finger.cancel() } else { screen.finger.lift() }
        screen.wait(delay)
        control.begin()
        screen.wait(2)
        let inset = screen.table.contentInset
        return (
          Double(edge.isStart ? inset.top : inset.bottom),
          abs(Double(screen.table.contentOffset.y) - rest)
        )
      }
    }
  }

  private func end(of table: UITableView) -> Double {
    Double(table.contentSize.height + table.adjustedContentInset.bottom - table.bounds.height)
  }

  @Test(
    "A header that begins at any moment of a bounce is shown", arguments: Release.allCases,
    DeviceFacts.Side.allCases)
  func header(_ release: Release, _ side: DeviceFacts.Side) {
    for step in 0..<24 {
      let place = begin(at: .top, after: release, Double(step) * 0.05, on: side)
      #expect(abs(place.inset - 54) < 0.5, "\(step)")
      #expect(abs(place.distance - 54) < 0.5, "\(step): \(place.distance)")
    }
  }

  @Test("So is a footer", arguments: Release.allCases, DeviceFacts.Side.allCases)
  func footer(_ release: Release, _ side: DeviceFacts.Side) {
    for step in 0..<24 {
      let place = begin(at: .bottom, after: release, Double(step) * 0.05, on: side)
      #expect(abs(place.inset - 44) < 0.5, "\(step)")
      #expect(abs(place.distance - 44) < 0.5, "\(step): \(place.distance)")
    }
  }
}
