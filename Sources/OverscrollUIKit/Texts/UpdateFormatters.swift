#if canImport(UIKit) && !os(watchOS)
  import Foundation

  /// The formatters of update times for a locale and a time zone.
  ///
  /// Every phase of a run writes the line of the last update again, and a new formatter costs more
  /// than the rest of the phase.
  @MainActor
  struct UpdateFormatters {
    private static var last: UpdateFormatters?

    private let locale: Locale
    private let timeZone: TimeZone
    /// Formats the time of day.
    let time = DateFormatter()
    /// Formats the day, relative to today.
    let day = DateFormatter()

    /// The formatters for a locale and a time zone; the last ones are used again.
    static func matching(locale: Locale, timeZone: TimeZone) -> UpdateFormatters {
      if let last, last.locale == locale, last.timeZone == timeZone { return last }
      let next = UpdateFormatters(locale, timeZone)
      last = next
      return next
    }

    private init(_ locale: Locale, _ timeZone: TimeZone) {
      (self.locale, self.timeZone) = (locale, timeZone)
      for formatter in [time, day] {
        formatter.locale = locale
        formatter.timeZone = timeZone
        formatter.timeStyle = .none
        formatter.dateStyle = .none
      }
      time.timeStyle = .short
      day.dateStyle = .medium
      day.doesRelativeDateFormatting = true
    }
  }
#endif
