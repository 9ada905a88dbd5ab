#if canImport(UIKit) && !os(watchOS)
  import Foundation
  import OverscrollTexts

  /// Formats the time of an update for the user's day and locale.
  struct UpdateLine {
    /// How far in the future a time may be, in seconds, before it counts as wrong; clocks may be
    /// set back.
    static let tolerance = 60.0

    var now: Date
    var locale: Locale
    var timeZone: TimeZone

    /// Returns the line; empty for a time in the future.
    @MainActor
    func words(for date: Date, in wording: Wording) -> String {
      // The clock has been set back, so the stored time has no meaning.
      guard date.timeIntervalSince(now) <= Self.tolerance else { return "" }
      let isToday = calendar.isDate(date, inSameDayAs: now)
      return isToday
        ? wording[.lastUpdatedToday].replacingOccurrences(of: "{time}", with: time(date))
        : wording[.lastUpdated].replacingOccurrences(of: "{date}", with: day(date))
    }

    private var calendar: Calendar {
      var calendar = locale.calendar
      calendar.timeZone = timeZone
      return calendar
    }

    @MainActor
    private func time(_ date: Date) -> String { formatters.time.string(from: date) }

    @MainActor
    private func day(_ date: Date) -> String { formatters.day.string(from: date) }

    @MainActor
    private var formatters: UpdateFormatters { .matching(locale: locale, timeZone: timeZone) }
  }
#endif
