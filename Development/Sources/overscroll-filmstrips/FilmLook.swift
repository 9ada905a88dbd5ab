import Foundation
import OverscrollCore
import OverscrollIndicators
import OverscrollTexts

/// The appearance, the language and the text size of a sheet.
enum FilmLook: String, CaseIterable {
  case light
  case dark
  case rightToLeft = "right-to-left"
  case largestText = "largest-text"

  /// The system's subheadline style has 49 points at the largest text size, and 15 at the default
  /// size.
  var textScale: Double { self == .largestText ? 49.0 / 15 : 1 }

  /// The width of an indicator, in points.
  ///
  /// It fits the longest text, or a phone's width at the largest text size.
  var width: Double { self == .largestText ? 390 : 212 }

  var style: IndicatorSVG.Style {
    var style = IndicatorSVG.Style(words: words(for:))
    style.isDark = self == .dark
    style.isRightToLeft = self == .rightToLeft
    style.textScale = textScale
    return style
  }

  /// The library's English texts, with the time that devices show in Apple's pictures.
  private func words(for text: IndicatorText) -> String {
    let language = OverscrollLanguage(preferring: [self == .rightToLeft ? "ar" : "en"])
    switch text {
    case .message: return "…"
    case .lastUpdated:
      return language[.lastUpdatedToday].replacingOccurrences(of: "{time}", with: "10:09")
    case .refresh: return language[.refresh].uppercased()
    default:
      let key = OverscrollText.allCases.first { "\($0)" == "\(text)" }
      return key.map { language[$0] } ?? ""
    }
  }
}
