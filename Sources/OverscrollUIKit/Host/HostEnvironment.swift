#if canImport(UIKit) && !os(watchOS)
  import OverscrollCore
  import OverscrollTexts
  import UIKit

  /// What the user and the app have set outside of the list: durations, motion and texts.
  @MainActor
  final class HostEnvironment {
    /// The durations that the app set for this scroll view.
    var ownDurations: OverscrollDurations?
    /// Whether animations are off, so that every change takes effect without one.
    private(set) var isStill = false
    /// The language of the texts.
    private var language: OverscrollLanguage
    /// The source of the language, the time, and the stored times of updates.
    let surroundings = TextSurroundings.current
    private var tokens: [NotificationToken] = []

    init() { language = surroundings.language }

    /// Calls closures after changes of the user's motion, of texts, and with returns to the
    /// foreground of the app or the scene.
    func observe(
      motion: @escaping @MainActor @Sendable () -> Void,
      words: @escaping @MainActor @Sendable () -> Void,
      foreground: @escaping @MainActor @Sendable () -> Void,
      windowScene: @escaping @MainActor @Sendable () -> UIScene?
    ) {
      tokens.reserveCapacity(8)
      tokens.append(
        NotificationToken(UIAccessibility.reduceMotionStatusDidChangeNotification, motion))
      tokens += NotificationToken.words(words)
      tokens += NotificationToken.foreground(of: windowScene, foreground)
    }

    // MARK: Durations

    /// The durations that the app set for this scroll view or for all, or otherwise the usual ones.
    var wantedDurations: OverscrollDurations { OverscrollDefaults.durations(own: ownDurations) }

    /// The durations of the engine.
    var durations: OverscrollDurations {
      reducesMotion ? wantedDurations.withoutMotion : wantedDurations
    }

    /// Whether drawings do not animate: the user prefers reduced motion, or animations are off.
    var reducesMotion: Bool { isStill || UIAccessibility.isReduceMotionEnabled }

    /// Updates whether animations are off, which UIKit does not report, and returns whether that
    /// changed.
    func updateStillness() -> Bool {
      guard isStill != OverscrollDefaults.isStill else { return false }
      isStill.toggle()
      return true
    }

    // MARK: Texts

    /// Reads the language again, after it may have changed.
    func updateLanguage() { language = surroundings.language }

    /// The texts of a control; nil returns the texts that belong to no edge.
    func wording(of control: OverscrollControl?) -> Wording {
      Wording(language: language, own: control?.usedTexts ?? OverscrollDefaults.texts)
    }

    /// The texts of a control, with the values that the line of the last update depends on.
    func edgeWording(of control: OverscrollControl?) -> EdgeWording {
      EdgeWording(
        words: wording(of: control), surroundings: surroundings,
        remembersUpdates: control?.lastUpdatedKey != nil, ownLine: control?.lastUpdatedText)
    }

    /// The name of the action that replaces a pull.
    func actionName(of control: OverscrollControl?) -> String {
      wording(of: control).action(for: control?.options.purpose)
    }

    /// The language in which texts are spoken: the user's, unless the app chose another.
    var voice: String? { OverscrollDefaults.language == nil ? nil : language.tag }
  }
#endif
