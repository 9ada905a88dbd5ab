#if canImport(UIKit) && !os(watchOS)
  import Foundation
  import OverscrollCore
  import OverscrollTexts
  import UIKit

  /// The words: whose they are, and what happens when they are others.
  extension OverscrollHostView {
    /// What changes how words, or times, are written.
    private static let changes: [Notification.Name] = [
      .overscrollWordsDidChange, NSLocale.currentLocaleDidChangeNotification,
      .NSSystemTimeZoneDidChange, .NSCalendarDayChanged,
    ]

    func observeWords() {
      looks.words = Self.changes.map { name in
        NotificationToken(name) { [weak self] in self?.wordsChanged() }
      }
    }

    /// Says everything anew that is on the screen.
    func wordsChanged() {
      looks.language = looks.surroundings.language
      for edge in OverscrollEdge.allCases {
        giveWords(at: edge)
        looks.actions[edge]?.name = actionName(at: edge)
      }
      nameBackToTop()
      redrawAll()
    }

    /// The words of an edge, or of what stands at none.
    func wording(at edge: OverscrollEdge?) -> Wording {
      let own = edge.flatMap { controls[$0] }?.texts ?? [:]
      return Wording(
        language: looks.language, own: OverscrollDefaults.texts.merging(own) { $1 })
    }

    /// The same with what the line of the last update depends on.
    func edgeWording(at edge: OverscrollEdge) -> EdgeWording {
      EdgeWording(
        words: wording(at: edge), surroundings: looks.surroundings,
        remembersUpdates: controls[edge]?.lastUpdatedKey != nil,
        ownLine: controls[edge]?.lastUpdatedText)
    }

    func nameBackToTop() {
      backToTopPresenter.setLabel(wording(at: nil)[.backToTop], language: voice)
    }

    func giveWords(at edge: OverscrollEdge) {
      indicators[edge]?.words.wording = edgeWording(at: edge)
      indicators[edge]?.accessibilityLanguage = voice
    }

    /// Whose voice reads the words: the user's, unless the app has chosen a language of its own.
    private var voice: String? { OverscrollDefaults.language == nil ? nil : looks.language.tag }

    func actionName(at edge: OverscrollEdge) -> String {
      wording(at: edge).action(for: controls[edge]?.options.purpose)
    }

    // MARK: The last update

    func noteUpdate(at edge: OverscrollEdge) {
      controls[edge]?.noteUpdate(at: looks.surroundings.now())
    }
  }
#endif
