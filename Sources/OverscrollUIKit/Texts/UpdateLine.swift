#if canImport(UIKit) && !os(watchOS)
  import Foundation
  import OverscrollTexts

  /// Says when something was updated, as people say it on that day and in that place.
  struct UpdateLine {
    /// How far a clock may be set back before its time is taken for a wrong one, in seconds.
    static let tolerance = 60.0

    var now: Date
    var locale: Locale
    var timeZone: TimeZone

    /// Returns the line; an empty one for a time that is still to come.
    func words(for date: Date, in wording: Wording) -> String {
      // The clock was another one then: nobody knows what its time means now.
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
