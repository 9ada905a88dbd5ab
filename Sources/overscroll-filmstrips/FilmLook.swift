import OverscrollCore
import OverscrollIndicators
import OverscrollSimulation

/// The light, the words and the size of text that a sheet is drawn for.
enum FilmLook: String, CaseIterable {
  case light
  case dark
  case rightToLeft = "right-to-left"
  case largestText = "largest-text"

  /// The system's subheadline at its largest is 49 points, and 15 at its usual size.
  var textScale: Double { self == .largestText ? 49.0 / 15 : 1 }

  /// The edges that a sheet shows: all four where they may differ, else one of each axis.
  var edges: [OverscrollEdge] {
    switch self {
    case .light, .rightToLeft: Array(OverscrollEdge.allCases)
    case .dark, .largestText: [.top, .leading]
    }
  }

  /// How wide a room is, in points: wide enough for the longest words, and at the largest size a phone's.
  var width: Double { self == .largestText ? 390 : 212 }

  var style: SceneSVG.Style {
    var style = SceneSVG.Style(words: self == .rightToLeft ? Self.arabic : Self.english)
    style.isDark = self == .dark
    style.isRightToLeft = self == .rightToLeft
    style.textScale = textScale
    return style
  }

  @Sendable private static func english(_ text: SceneText) -> String {
    switch text {
    case .pullToRefresh: "Pull to refresh"
    case .releaseToRefresh: "Release to refresh"
    case .refreshing: "Refreshing…"
    case .updated: "Updated"
    case .unchanged: "Already up to date"
    case .refreshFailed: "Couldn’t refresh"
    case .loadMore: "Load more"
    case .loading: "Loading…"
    case .noMore: "No more to load"
    case .loadFailed: "Couldn’t load"
    case .retry: "Try again"
    case .lastUpdated: "Last updated 12:04"
    case .message: "Three new"
    case .refresh: "REFRESH"
    }
  }

  @Sendable private static func arabic(_ text: SceneText) -> String {
    switch text {
    case .pullToRefresh: "اسحب للتحديث"
    case .releaseToRefresh: "أفلت للتحديث"
    case .refreshing: "جارٍ التحديث…"
    case .updated: "تم التحديث"
    case .unchanged: "لا جديد"
    case .refreshFailed: "تعذّر التحديث"
    case .loadMore: "تحميل المزيد"
    case .loading: "جارٍ التحميل…"
    case .noMore: "لا مزيد للتحميل"
    case .loadFailed: "تعذّر التحميل"
    case .retry: "أعد المحاولة"
    case .lastUpdated: "آخر تحديث 12:04"
    case .message: "ثلاثة جديدة"
    case .refresh: "تحديث"
    }
  }
}
