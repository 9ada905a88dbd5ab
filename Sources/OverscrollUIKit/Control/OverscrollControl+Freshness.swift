#if canImport(UIKit)
  package import Foundation
  import OverscrollCore

  extension OverscrollControl {
    /// Refreshes by itself when the list comes into sight and its last success is longer ago.
    ///
    /// Looked at when the scroll view comes into a window, when the app comes back to the foreground, and now.
    /// A list that was never updated is older than any age. Nothing begins while a run is under way at any
    /// edge of the scroll view, and a list that is scrolled elsewhere stays where it is. The age counts from
    /// ``lastUpdated``: other lists with the same key tell theirs. Where that time is still to come, because the
    /// clock was set back, the list counts as old. Only for a refresh: pages do not grow old by themselves.
    ///
    /// - Parameters:
    ///   - age: The age, in seconds. A negative one counts as 0; infinite, or no number, means that the
    ///     list never refreshes by itself, as by default.
    ///   - key: Under which name the time is kept from one launch to the next: sets ``lastUpdatedKey``. Nil
    ///     leaves that as it is.
    public func refreshWhenOlder(than age: Double, key: String? = nil) {
      maximumAge = age < .infinity ? max(0, age) : .infinity
      if let key { lastUpdatedKey = key }
      host?.refreshIfOld(edge)
    }

    /// Whether the last success is longer ago than it may be.
    package func isOld(at now: Date) -> Bool {
      guard options.purpose == .refresh, maximumAge < .infinity else { return false }
      // Another list with the key may have been updated meanwhile.
      recallUpdate()
      guard let lastUpdated else { return true }
      let age = now.timeIntervalSince(lastUpdated)
      return age > maximumAge || age < -UpdateLine.tolerance
    }
  }
#endif
