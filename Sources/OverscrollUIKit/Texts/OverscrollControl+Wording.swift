#if canImport(UIKit) && !os(watchOS)
  package import OverscrollCore
  import OverscrollTexts

  /// The words of a control, for hosts that are no scroll view's.
  extension OverscrollControl {
    /// What its indicator says now.
    package var edgeWording: EdgeWording {
      let surroundings = TextSurroundings.current
      return EdgeWording(
        words: ownWords, surroundings: surroundings, remembersUpdates: lastUpdatedKey != nil,
        ownLine: lastUpdatedText)
    }

    /// What is said of a run; nil where nothing is.
    package func words(
      for announcement: OverscrollAnnouncement, _ result: RefreshResult?
    ) -> String? {
      ownWords.announcement(announcement, for: options.purpose, result: result)
    }

    /// What the action is called that stands for a pull.
    package var actionName: String { ownWords.action(for: options.purpose) }

    /// What the button is called that leads back to the top.
    package static var backToTopName: String {
      Wording(language: TextSurroundings.current.language, own: OverscrollDefaults.texts)[
        .backToTop]
    }

    /// Keeps the time of an update.
    package func noteUpdate() { noteUpdate(at: TextSurroundings.current.now()) }

    private var ownWords: Wording {
      Wording(
        language: TextSurroundings.current.language,
        own: OverscrollDefaults.texts.merging(texts) { $1 })
    }
  }
#endif
