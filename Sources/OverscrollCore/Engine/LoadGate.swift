/// Decides whether approaching an edge may fire again: the re-arm rule of invariant 3.
///
/// The rule depends on the touch and the version of the content and, through the machine's state,
/// on the result. After a failure, the page waits for a tap. If the failure closed by itself,
/// loading waits for a touch.
struct LoadGate: Equatable, Sendable {
  /// The number of different lengths that the content has had; 0 before the first content.
  ///
  /// A layout that restores the length does not count.
  private(set) var version: UInt32 = 0
  /// The number of pages that were loaded in a row without scrolling.
  private(set) var fills: UInt8 = 0
  private(set) var firedVersion: UInt32 = 0
  private(set) var touch: UInt32 = 0
  private(set) var firedTouch: UInt32 = 0
  private(set) var waitsForTouch = false
  /// The number of runs that the current or last touch has fired.
  private(set) var touchFires: UInt8 = 0
  /// Whether the list was loaded and has no rows, so that the next page may have the first ones.
  private(set) var isListEmpty = false
  /// The time at which a list that cannot scroll and got no rows is filled further, in seconds;
  /// infinite for never.
  private(set) var fillTime = Double.infinity
  /// Whether the last page has left the list as short as it was, so that filling goes on.
  private var staysShort = false

  mutating func contentChanged(by difference: UInt32, isThere: Bool) {
    version &+= difference
    if isThere { isListEmpty = false }
  }

  mutating func foundEmpty() {
    isListEmpty = true
    rearm()
  }

  /// Whether the content has changed since the last page was requested.
  var hasNewContent: Bool { version != firedVersion }

  /// A page has brought no rows to a list that cannot scroll; the app may still insert them until a
  /// time, in seconds.
  mutating func awaitRows(until time: Double) { fillTime = time }

  /// No rows have come until then.
  mutating func continueFilling() { (fillTime, staysShort) = (.infinity, true) }

  /// A run has begun, whose result decides whether filling goes on.
  mutating func stopFilling() { (fillTime, staysShort) = (.infinity, false) }

  mutating func touched() {
    touch &+= 1
    touchFires = 0
    waitsForTouch = false
  }

  mutating func failed() { waitsForTouch = true }

  /// Content that approaches the edge, or has other rules, may be filled from the start.
  mutating func restartFilling() { fills = 0 }

  /// Forgets the last run, so that approaching the edge may fire as if for the first time.
  mutating func rearm() {
    firedVersion = version &- 1
    waitsForTouch = false
    fillTime = .infinity
  }

  /// Whether the current touch may fire another run; a limit above 255 means any number.
  func allows(_ limit: Int) -> Bool { limit > UInt8.max || touchFires < limit }

  /// Whether approaching the edge may fire.
  ///
  /// `limit` is the number of pages that may be loaded without scrolling.
  func isOpen(on occasion: LoadOccasion, limit: Int) -> Bool {
    guard version > 0 || isListEmpty, !waitsForTouch else { return false }
    switch occasion {
    case .scrolled, .released: return hasNewContent || touch != firedTouch
    case .settled: return (hasNewContent || staysShort) && fills < limit
    }
  }

  mutating func fired(on occasion: LoadOccasion?, byTouch: Bool) {
    if byTouch, touchFires < .max { touchFires += 1 }
    firedVersion = version
    firedTouch = touch
    waitsForTouch = false
    stopFilling()
    if occasion == .settled { fills += 1 }
  }
}
