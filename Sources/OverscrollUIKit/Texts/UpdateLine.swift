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

    private func time(_ date: Date) -> String { string(date) { $0.timeStyle = .short } }

    private func day(_ date: Date) -> String {
      string(date) {
        $0.dateStyle = .medium
        $0.doesRelativeDateFormatting = true
      }
    }

    private func string(_ date: Date, _ style: (DateFormatter) -> Void) -> String {
      let formatter = DateFormatter()
      formatter.locale = locale
      formatter.timeZone = timeZone
      formatter.timeStyle = .none
      formatter.dateStyle = .none
      style(formatter)
      return formatter.string(from: date)
    }
  }
#endif
