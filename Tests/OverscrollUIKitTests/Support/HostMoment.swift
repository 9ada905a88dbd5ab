import OverscrollCore
@_spi(Simulation) import UIKit

@testable import OverscrollUIKit

/// A moment in the life of a list with a header and a footer, between two states of rest.
enum HostMoment: CaseIterable, Sendable {
  case resting, pulling, armed, waiting, opening, refreshing, answered, telling, closing, failed
  /// A fetched result waits until the finger lifts.
  case calming
  /// A page is being loaded.
  case loading
  /// There is no more to load.
  case noMore

  /// Whether work is in progress that must be cancelled.
  var isRunning: Bool { self == .opening || self == .refreshing || self == .loading }

  @MainActor
  func enter(_ screen: Screen, _ gate: Gate) async {
    let (top, bottom) = (screen.table.overscroll.top, screen.table.overscroll.bottom)
    switch self {
    case .resting: break
    case .pulling, .armed:
      screen.finger.touch(screen.table)
      screen.finger.drag(by: self == .armed ? 300 : 60, over: 0.3)
    case .waiting:
      screen.leaveWindow()
      top?.begin()
    case .opening, .refreshing: await begin(top, screen, self == .opening ? 0.1 : 1)
    case .answered:
      await begin(top, screen, 0.1)
      top?.end()
    case .telling, .closing, .failed:
      await begin(top, screen, 1)
      top?.end(self == .telling ? .updated("Three new") : self == .failed ? .failed : .updated)
      screen.wait(0.1)
    case .calming:
      screen.finger.touch(screen.table)
      screen.finger.drag(by: -60, over: 0.1)
      await begin(top, screen, 0)
      gate.open()
      _ = await eventually { top?.host?.idleGate.isEmpty == false }
    case .loading: await begin(bottom, screen, 0.2)
    case .noMore: bottom?.setNoMore()
    }
  }

  @MainActor
  private func begin(_ control: OverscrollControl?, _ screen: Screen, _ seconds: Double) async {
    control?.begin()
    await screen.device.settle()
    screen.wait(seconds)
  }

  /// The phase of the header.
  var phase: OverscrollPhase {
    switch self {
    case .resting, .loading, .noMore: .idle
    case .pulling: .pulling
    case .armed: .armed
    case .waiting: .waiting
    case .opening, .refreshing, .answered, .calming: .refreshing
    case .telling, .closing: .ending
    case .failed: .failed
    }
  }
}
