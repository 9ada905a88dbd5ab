/// Decides whether nearness to an edge may fire again: law 3's re-arm rule.
///
/// Over three things: the touch, the version of the content, and (through the machine's state) the
/// outcome. Most failures stand and wait for a tap; one that was put away waits for a touch.
struct LoadGate: Equatable, Sendable {
  /// What led to the question.
  enum Occasion {
    /// The content moved towards the edge.
    case scrolled
    /// The layout settled, or a run ended: a short page may be filled up.
    case settled
  }

  /// Counts the lengths that the content had; 0 before the first content.
  private(set) var version: UInt32 = 0
  /// How many pages were loaded in a row without anybody scrolling.
  private(set) var fills: UInt8 = 0
  private var firedVersion: UInt32 = 0
  private var touch: UInt32 = 0
  private var firedTouch: UInt32 = 0
  private var waitsForTouch = false

  mutating func contentChanged() { version &+= 1 }

  mutating func touched() {
    touch &+= 1
    waitsForTouch = false
  }

  mutating func failed() { waitsForTouch = true }

  mutating func scrolled() { fills = 0 }

  /// Forgets what was fired: the next question is as good as the first.
  mutating func rearm() {
    firedVersion = version &- 1
    waitsForTouch = false
  }

  func isOpen(on occasion: Occasion, limit: UInt8) -> Bool {
    guard version > 0, !waitsForTouch else { return false }
    switch occasion {
    case .scrolled: return version != firedVersion || touch != firedTouch
    case .settled: return version != firedVersion && fills < limit
    }
  }

  mutating func fired(on occasion: Occasion?) {
    firedVersion = version
    firedTouch = touch
    waitsForTouch = false
    if occasion == .settled { fills += 1 }
  }
}
