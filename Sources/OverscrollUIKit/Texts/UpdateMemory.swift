#if canImport(UIKit) && !os(watchOS)
  import Foundation

  /// Stores times of updates by key between launches of the app.
  struct UpdateMemory {
    private static let prefix = "overscroll.lastUpdated."
    /// The upper limit of valid times, in seconds since 1970: the beginning of the year 10000.
    private static let end = 253_402_300_800.0

    let defaults: UserDefaults

    /// The stored time; nil without one, or if the value is not a time.
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
