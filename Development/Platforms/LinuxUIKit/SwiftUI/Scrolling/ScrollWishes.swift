@_spi(Simulation) import UIKit

/// The modifiers outside of a scroll view that apply to it.
struct ScrollWishes {
  var watchers: [ScrollWatcher] = []
  /// The padding of its safe area.
  var padding = EdgeInsets()
  var position: Binding<ScrollPosition>?
  /// The margins of its content, which also apply to scroll views inside.
  var margins: ContentMargins?
}

/// An observer of the first scroll view in a view (`Facts.md`, S7a).
@MainActor class ScrollWatcher {
  private weak var source: HostedScroll?
  private var hasComplained = false

  func look(_ geometry: ScrollGeometry, _ phase: ScrollPhase) {}

  /// Returns whether it observes a scroll view; a second one in the view is a runtime issue.
  func accepts(_ scroll: HostedScroll) -> Bool {
    if source?.isShown != true { source = scroll }
    if source === scroll { return true }
    if !hasComplained {
      SimulatedDevice.current.runtimeIssues.append("Only the first scroll view reports.")
    }
    hasComplained = true
    return false
  }
}

/// An observer of a value of the geometry.
@MainActor final class GeometryWatcher<T: Equatable>: ScrollWatcher {
  var transform: (ScrollGeometry) -> T
  var action: (T, T) -> Void
  private var last: T
  private var hasReported = false
  /// The geometry that waits for the next report.
  private var held: ScrollGeometry?
  /// The time of the last report, and of the last one in which state was written, in seconds.
  private var reportTime = -Double.infinity
  private var writeTime = -Double.infinity

  init(_ transform: @escaping (ScrollGeometry) -> T, _ action: @escaping (T, T) -> Void) {
    (self.transform, self.action) = (transform, action)
    last = transform(
      ScrollGeometry(
        contentOffset: .zero, contentSize: .zero, contentInsets: EdgeInsets(),
        containerSize: .zero))
  }

  override func look(_ geometry: ScrollGeometry, _ phase: ScrollPhase) {
    if isTooEarly(phase) { return hold(geometry) }
    held = nil
    if !hasReported, SimulatedDevice.current.facts.firstReportIsZero {
      var first = geometry
      first.contentOffset = .zero
      report(first)
    }
    hasReported = true
    report(geometry)
  }

  /// Reports a geometry soon after the next frame, unless a newer one is reported by then: the action
  /// receives the last value of every movement.
  private func hold(_ geometry: ScrollGeometry) {
    let isWaiting = held != nil
    held = geometry
    if isWaiting { return }
    let device = SimulatedDevice.current
    device.clock.wake(at: reportTime + 2.2 / device.framesPerSecond) { [weak self] in
      MainActor.assumeIsolated { self?.reportHeld() }
    }
  }

  private func reportHeld() {
    guard let geometry = held else { return }
    held = nil
    reportTime = SimulatedDevice.current.now
    report(geometry)
  }

  private func report(_ geometry: ScrollGeometry) {
    let (before, now) = (last, transform(geometry))
    guard now != before else { return }
    last = now
    let writes = ViewUpdate.writeCount
    action(before, now)
    if ViewUpdate.writeCount > writes { noteWrite() }
  }

  /// Whether a moving scroll view reports again in this or the last frame (`Facts.md`, S6f).
  private func isTooEarly(_ phase: ScrollPhase) -> Bool {
    let device = SimulatedDevice.current
    guard !device.facts.reportsEachFrame, phase != .idle else { return false }
    let isEarly = device.now - reportTime < 1.5 / device.framesPerSecond
    if !isEarly { reportTime = device.now }
    return isEarly
  }

  /// Notes that a report wrote state; a second one at the same time is an issue (`Facts.md`, S18).
  private func noteWrite() {
    let device = SimulatedDevice.current
    if device.facts.writesInReportsRepeat, device.now == writeTime {
      device.runtimeIssues.append("A geometry report wrote state several times per frame.")
    }
    writeTime = device.now
  }
}

/// An observer of phases.
@MainActor final class PhaseWatcher: ScrollWatcher {
  typealias Action = (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void

  /// A change that is reported one frame later.
  private struct Change {
    let before, after: ScrollPhase
    let context: ScrollPhaseChangeContext
  }

  var action: Action
  private var last = ScrollPhase.idle

  init(_ action: @escaping Action) { self.action = action }

  override func look(_ geometry: ScrollGeometry, _ phase: ScrollPhase) {
    guard phase != last else { return }
    let change = Change(
      before: last, after: phase, context: ScrollPhaseChangeContext(geometry: geometry))
    last = phase
    let device = SimulatedDevice.current
    guard device.facts.phasesAreLate else { return report(change) }
    // The report follows the geometry of the next frame.
    device.clock.wake(at: device.now + 1.5 / device.framesPerSecond) { [weak self] in
      MainActor.assumeIsolated { self?.report(change) }
    }
  }

  private func report(_ change: Change) { action(change.before, change.after, change.context) }
}
