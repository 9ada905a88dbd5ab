import OverscrollCore
import OverscrollSimulation
@_spi(Simulation) import UIKit

@testable import OverscrollUIKit

/// A restless user and a careless app on a real table, from a seed.
@MainActor
final class AppStorm {
  let screen = Screen()
  private var random: SeededGenerator
  /// The insets as the app believes them to be: what has to stand there without us.
  private(set) var base = UIEdgeInsets.zero
  private var saved: UIEdgeInsets?
  private var savedBottom: CGFloat = 0
  private var keyboard: CGFloat = 0
  private var runs: [OverscrollRun] = []
  private(set) var steps: [String] = []

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    screen.table.overscroll.overlap = OverlapPolicy.allCases[Int(seed % 3)]
    let top = OverscrollControl.refresh(byHand: { [weak self] in self?.runs.append($0) })
    if seed % 5 == 0 { top.options.following = .always }
    screen.table.overscroll.top = top
    screen.table.overscroll.bottom = .loadMore(byHand: { [weak self] in self?.runs.append($0) })
  }

  func step() {
    switch random.below(10) {
    case 0...3: steps.append(gesture())
    case 4...5: steps.append(write())
    case 6...7: steps.append(request())
    case 8: steps.append(surrounding())
    default:
      screen.wait(random.number(from: 0, to: 0.7))
      steps.append("wait")
    }
  }

  /// Ends everything that an app and a user can end, and lets the list come to rest.
  func comeToRest() {
    screen.finger.cancel()
    if screen.table.superview == nil { screen.window.addSubview(screen.table) }
    screen.wait(4)
    for _ in 0..<4 {
      endRuns()
      screen.wait(5)
    }
  }

  private func endRuns() {
    runs.forEach { $0.end(.unchanged) }
    runs = []
  }

  private func gesture() -> String {
    let way = random.number(from: -500, to: 500)
    screen.finger.touch(screen.table)
    switch random.below(4) {
    case 0: screen.finger.flick(velocity: random.number(from: -4000, to: 4000))
    case 1:
      screen.finger.drag(by: way, over: 0.2)
      screen.finger.cancel()
    case 2:
      screen.finger.drag(by: way, over: 0.2)
      screen.finger.hold(for: 0.15)
      screen.finger.lift()
    default:
      screen.finger.drag(by: way, over: random.number(from: 0.02, to: 0.3))
      screen.finger.lift()
    }
    return "gesture"
  }

  private func request() -> String {
    let control =
      random.below(2) == 0 ? screen.table.overscroll.top : screen.table.overscroll.bottom
    switch random.below(6) {
    case 0: control?.begin()
    case 1: control?.begin(revealing: true)
    case 2: control?.cancel()
    case 3: control?.reset()
    default:
      let kinds = RefreshOutcome.Kind.allCases
      let kind = kinds[Int(random.below(UInt64(kinds.count)))]
      runs.popLast()?.end(RefreshResult(kind, message: random.below(3) == 0 ? "12 new" : nil))
    }
    return "request"
  }

  private func surrounding() -> String {
    switch random.below(4) {
    case 0:
      screen.rowCount = Int(random.below(60))
      return "rows"
    case 1:
      screen.device.rotate()
      screen.wait(0.4)
      return "rotation"
    case 2:
      if screen.table.superview == nil {
        screen.window.addSubview(screen.table)
      } else {
        screen.table.removeFromSuperview()
      }
      return "window"
    default:
      screen.table.setContentOffset(CGPoint(x: 0, y: screen.rest), animated: true)
      return "scroll to the top"
    }
  }

  // MARK: Writers, each of which is right for a list without us

  private func write() -> String {
    switch random.below(4) {
    case 0 where keyboard == 0 && saved == nil:
      base.top = CGFloat(random.below(30)) * 5 + 0.25
      screen.table.contentInset.top = base.top
      return "top = \(base.top)"
    case 1 where saved == nil:
      let change: CGFloat = keyboard == 0 ? 301 : -keyboard
      keyboard += change
      base.bottom += change
      screen.table.contentInset.bottom += change
      return "bottom += \(change)"
    case 2: return saveOrRestore()
    case 3 where keyboard == 0 && saved == nil:
      screen.table.overscroll.contentInset.top += 5
      base.top += 5
      return "guide"
    default: return "no write"
    }
  }

  private func saveOrRestore() -> String {
    if let saved {
      screen.table.contentInset.bottom = saved.bottom
      base.bottom = savedBottom
      self.saved = nil
      return "restore"
    }
    saved = screen.table.contentInset
    savedBottom = base.bottom
    base.bottom = 217
    screen.table.contentInset.bottom = 217
    return "save and set"
  }
}
