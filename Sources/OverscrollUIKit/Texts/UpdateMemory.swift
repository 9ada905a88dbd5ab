#if canImport(UIKit) && !os(watchOS)
  import Foundation

  /// Remembers when something was updated, by key, from one launch of the app to the next.
  struct UpdateMemory {
    private static let prefix = "overscroll.lastUpdated."
    /// The first second that is none of the clock's, in seconds since 1970: that of the year 10000.
    private static let end = 253_402_300_800.0

    let defaults: UserDefaults

    /// The time that is kept; nil where there is none, or something else stands in its place.
    subscript(key: String) -> Date? {
      get {
        guard let seconds = defaults.object(forKey: Self.prefix + key) as? Double,
          seconds >= 0, seconds < Self.end
        else { return nil }
        return Date(timeIntervalSince1970: seconds)
      }
      nonmutating set {
        if let newValue {
          defaults.set(newValue.timeIntervalSince1970, forKey: Self.prefix + key)
        } else {
          defaults.removeObject(forKey: Self.prefix + key)
        }
      }
    }
  }
#endif
