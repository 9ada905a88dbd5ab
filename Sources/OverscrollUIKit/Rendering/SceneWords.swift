#if canImport(UIKit)
  import Foundation
  import OverscrollCore
  import OverscrollIndicators

  /// The words of one edge: those that everybody has, and those that its last run brought.
  @MainActor
  final class SceneWords {
    /// How the last run ended, as the app said it.
    var result: RefreshResult?
    /// When the edge was last updated with success.
    var updated: Date? { didSet { if updated != oldValue { lastUpdated = nil } } }
    private var lastUpdated: String?

    func words(for text: SceneText) -> String {
      guard text == .lastUpdated else {
        return OverscrollTexts.words(text, result: result, updated: updated)
      }
      // Made once: a formatter is too dear for every frame of a pull.
      if let lastUpdated { return lastUpdated }
      let words = OverscrollTexts.words(text, result: result, updated: updated)
      lastUpdated = words
      return words
    }

    /// Today may be yesterday by now.
    func forgetTime() { lastUpdated = nil }
  }
#endif
