import OverscrollCore
import OverscrollUIKit
@_spi(Simulation) import UIKit

/// Plays a script on a list, and checks the invariants after each step.
@MainActor
public final class StormPlayer {
  /// The first fault of a script.
  public struct Fault: CustomStringConvertible {
    let index: Int
    let law: String

    /// The fault, and the step after which it occurred.
    public var description: String { "after step \(index): \(law)" }
  }

  let app: StormApp
  var writers = StormWriters()
  var witness = StormWitness()
  private var touchIsKept = false
  private var remains: StormRemains?

  private init(_ script: StormScript) {
    app = StormApp(hasLargeTitle: script.hasLargeTitle)
  }

  /// Plays a script from its beginning until the list rests, and releases the list.
  ///
  /// - Parameters:
  ///   - script: The script to play.
  ///   - planted: An invariant of the caller, checked after every step; returns nil if it holds.
  /// - Returns: The first fault; nil without a fault.
  public static func fault(
    in script: StormScript, planted: (StormStep) -> String? = { _ in nil }
  ) -> Fault? {
    var player: StormPlayer? = StormPlayer(script)
    for (index, step) in script.steps.enumerated() {
      if let law = player?.play(step) ?? planted(step) { return Fault(index: index, law: law) }
    }
    let end = script.steps.count
    if let law = player?.comeToRest() { return Fault(index: end, law: law) }
    let remains = player?.remains
    player = nil
    return remains?.left.map { Fault(index: end, law: "\($0) is still there") }
  }

  private func play(_ step: StormStep) -> String? {
    witness.stepBegins(step, app)
    act(step)
    app.device.turn()
    writers.note(app)
    return witness.fault(app, writers.base)
  }

  private func act(_ step: StormStep) {
    switch step {
    case .drag(let way, let time, let ending): drag(by: way, over: time, ending)
    case .flick(let velocity):
      touch()
      app.finger.flick(velocity: velocity)
    case .wait(let time): app.device.advance(by: time)
    case .rotate: app.device.rotate()
    case .write(let writer):
      writers.write(writer, app)
      // Each write gets a separate turn: more than three in one turn are contested, and the host
      // gives way.
      app.device.advance(by: 1 / app.device.framesPerSecond)
    case .rows(let rows): app.change(rows)
    case .scrollToTop: app.table.setContentOffset(CGPoint(x: 0, y: app.firstOffset), animated: true)
    case .window: app.changeWindow()
    case .concurrency(let policy): app.table.overscroll.concurrency = policy
    case .begin, .end, .cancel, .reset, .noMore, .control, .change: ask(step)
    }
  }

  private func ask(_ step: StormStep) {
    let edges = app.table.overscroll
    switch step {
    case .begin(let edge, let revealing): edges[edge]?.begin(revealing: revealing)
    case .end(let kind, let message): app.endRun(kind, message ? "12 new" : nil)
    case .cancel(let edge): edges[edge]?.cancel()
    case .reset(let edge): edges[edge]?.reset()
    case .noMore(let edge): edges[edge]?.setNoMore()
    case .control(let edge): edges[edge] = edges[edge] == nil ? app.control(for: edge) : nil
    case .change(let edge, let change):
      if change == .following { writers.hasFollowed = true }
      edges[edge]?.apply(change)
    case .drag, .flick, .wait, .rotate, .write, .rows, .scrollToTop, .window, .concurrency: break
    }
  }

  // MARK: Gestures

  private func touch() {
    if touchIsKept { app.finger.lift() }
    touchIsKept = false
    app.finger.touch(app.table)
  }

  private func drag(by way: Double, over time: Double, _ ending: StormStep.Ending) {
    touch()
    app.finger.drag(by: way, over: time)
    switch ending {
    case .lifted: app.finger.lift()
    case .rested:
      app.finger.hold(for: 0.15)
      app.finger.lift()
    case .cancelled: app.finger.cancel()
    case .kept: touchIsKept = true
    }
  }

  // MARK: The end

  /// Ends everything that can be ended, waits, checks the rest, and removes all controls.
  private func comeToRest() -> String? {
    if touchIsKept { app.finger.lift() }
    if app.table.superview == nil { app.changeWindow() }
    app.table.refreshControl?.endRefreshing()
    for _ in 0..<40 where !app.isAtRest {
      app.endRuns()
      app.device.advance(by: 0.5)
    }
    writers.note(app)
    if let law = witness.fault(app, writers.base) ?? app.unrest { return "at rest: \(law)" }
    remains = StormRemains(app)
    for edge in OverscrollEdge.allCases { app.table.overscroll[edge] = nil }
    app.device.advance(by: 1)
    let inset = app.table.contentInset
    return inset == writers.base ? nil : "without us: the insets are \(inset), not \(writers.base)"
  }
}
