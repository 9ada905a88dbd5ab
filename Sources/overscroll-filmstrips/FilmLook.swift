import OverscrollCore
import OverscrollIndicators
import OverscrollSimulation
import OverscrollTexts

/// The appearance, the language and the text size of a sheet.
enum FilmLook: String, CaseIterable {
  case light
  case dark
  case rightToLeft = "right-to-left"
  case largestText = "largest-text"

  /// The system's subheadline at its largest is 49 points, and 15 at its usual size.
  var textScale: Double { self == .largestText ? 49.0 / 15 : 1 }

  /// How wide a room is, in points: wide enough for the longest words, and at the largest size a phone's.
  var width: Double { self == .largestText ? 390 : 212 }

  var style: SceneSVG.Style {
    var style = SceneSVG.Style(words: words(for:))
    style.isDark = self == .dark
    style.isRightToLeft = self == .rightToLeft
    style.textScale = textScale
    return style
  }

  /// The library's own words, at the time that clocks show in pictures of them.
  private func words(for text: SceneText) -> String {
    let language = OverscrollLanguage(preferring: [self == .rightToLeft ? "ar" : "en"])
    switch text {
    case .message: return "…"
    case .lastUpdated: return language[.lastUpdatedToday].replacing("{time}", with: "10:09")
    case .refresh: return language[.refresh].uppercased()
    default:
      let key = OverscrollText.allCases.first { "\($0)" == "\(text)" }
      return key.map { language[$0] } ?? ""
    }
  }
}
