#if canImport(UIKit) && !os(watchOS)
  import Foundation
  import OverscrollCore

  extension OverscrollControl {
    /// Refreshes a list automatically when it appears and its last update is older than an age.
    ///
    /// Overscroll checks the age immediately, when the scroll view moves to a window, and when the
    /// app returns to the foreground. A list that was never updated is older than any age. No
    /// refresh begins while another run of the scroll view is in progress, and the scroll position
    /// does not change. The age counts from ``lastUpdated``; lists with the same key share that
    /// time. If it lies in the future because the clock was set back, the list counts as old. Has
    /// no effect on loads.
    ///
    /// - Parameters:
    ///   - age: The age in seconds. A negative one counts as 0; infinity or NaN turns this off.
    ///   - key: A name under which the time is stored between launches; sets ``lastUpdatedKey``. Nil leaves
    ///     that unchanged.
    public func refreshWhenOlder(than age: Double, key: String? = nil) {
      maximumAge = age < .infinity ? max(0, age) : .infinity
      if let key { lastUpdatedKey = key }
      calledHost?.refreshIfOld(at: edge)
    }

    /// Whether the last update is older than the control allows.
    func isOld(at now: Date) -> Bool {
      guard options.purpose == .refresh, maximumAge < .infinity else { return false }
      // Another list with the same key may have been updated.
      recallUpdate()
      guard let lastUpdated else { return true }
      let age = now.timeIntervalSince(lastUpdated)
      return age > maximumAge || age < -UpdateLine.tolerance
    }
  }
#endif
