/// What led to the question whether an edge may load.
enum LoadOccasion {
  /// The content moved towards the edge.
  case scrolled
  /// The layout settled or a run ended: a short page may be filled.
  case settled
  /// The finger let go.
  case released
}

/// Decides whether nearness to an edge may fire again: invariant 3's re-arm rule.
///
/// Over three things: the touch, the version of the content, and (through the machine's state) the
/// result. Most failures stand and wait for a tap; one that was put away waits for a touch.
struct LoadGate: Equatable, Sendable {
  /// Counts the lengths that the content had; 0 before the first content.
  private(set) var version: UInt32 = 0
  /// How many pages were loaded in a row without anybody scrolling.
  private(set) var fills: UInt8 = 0
  private(set) var firedVersion: UInt32 = 0
  private(set) var touch: UInt32 = 0
  private(set) var firedTouch: UInt32 = 0
  private(set) var waitsForTouch = false
  /// How often it was fired under the finger that touches, or was the last to.
  private(set) var touchFires: UInt8 = 0

  mutating func contentChanged() { version &+= 1 }

  mutating func touched() {
    touch &+= 1
    touchFires = 0
    waitsForTouch = false
  }

  mutating func failed() { waitsForTouch = true }

  mutating func scrolled() { fills = 0 }

  /// Forgets what was fired: the next question is as good as the first.
  mutating func rearm() {
    firedVersion = version &- 1
    waitsForTouch = false
  }

  /// Whether one drag may fire so often; 0 for any number.
  func allows(_ most: UInt8) -> Bool { most == 0 || touchFires < most }

  func isOpen(on occasion: LoadOccasion, limit: UInt8) -> Bool {
    guard version > 0, !waitsForTouch else { return false }
    switch occasion {
    case .scrolled, .released: return version != firedVersion || touch != firedTouch
    case .settled: return version != firedVersion && fills < limit
    }
  }

  mutating func fired(on occasion: LoadOccasion?, byTouch: Bool) {
    if byTouch, touchFires < .max { touchFires += 1 }
    firedVersion = version
    firedTouch = touch
    waitsForTouch = false
    if occasion == .settled { fills += 1 }
  }
}
