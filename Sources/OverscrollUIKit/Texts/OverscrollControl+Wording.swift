#if canImport(UIKit) && !os(watchOS)
  package import OverscrollCore
  import OverscrollTexts

  /// The texts of a control, for hosts without a scroll view.
  extension OverscrollControl {
    /// The announcement of a run; nil if the run is not announced.
    ///
    /// - Parameters:
    ///   - announcement: The announcement.
    ///   - result: The result of the run.
    ///   - purpose: What the run does to the list; nil for the purpose of the control.
    /// - Returns: The text.
    package func words(
      for announcement: OverscrollAnnouncement, _ result: RefreshResult?,
      as purpose: EdgeOptions.Purpose? = nil
    ) -> String? {
      ownWords.announcement(announcement, for: purpose ?? options.purpose, result: result)
    }

    /// The name of the action that replaces a pull.
    package var actionName: String { ownWords.action(for: options.purpose) }

    /// The name of the button that retries a failed action.
    package var retryName: String { ownWords[.retry] }

    /// The last failure without a success since; nil without a list.
    package var failure: RefreshResult? { host?.edges[edge].runs.failure }

    private var ownWords: Wording {
      Wording(language: TextSurroundings.current.language, own: usedTexts)
    }

    /// The app's texts for this control: its own, otherwise its style's, otherwise the defaults.
    var usedTexts: [OverscrollText: String] {
      OverscrollDefaults.texts.merging(style.texts) { $1 }.merging(texts) { $1 }
    }
  }
#endif
