#if canImport(UIKit) && !os(watchOS)
  import Foundation
  import OverscrollTexts

  /// The library's text for the time of the last refresh.
  @MainActor
  enum UpdateTimeText {
    static func text(for date: Date?) -> String {
      let language = MJRefreshConfig.default.language
      guard let date else {
        return Bundle.mj_localizedString(forKey: MJRefreshHeaderNoneLastDateText)
      }
      let formatter = DateFormatter()
      formatter.locale = Locale(identifier: language.tag)
      let isToday = Calendar.current.isDateInToday(date)
      formatter.dateStyle = isToday ? .none : .medium
      formatter.timeStyle = .short
      formatter.doesRelativeDateFormatting = true
      let (text, place): (OverscrollText, String) =
        isToday ? (.lastUpdatedToday, "{time}") : (.lastUpdated, "{date}")
      return language[text].replacingOccurrences(of: place, with: formatter.string(from: date))
    }
  }
#endif
