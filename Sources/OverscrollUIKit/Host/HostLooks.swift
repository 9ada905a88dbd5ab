#if canImport(UIKit) && !os(watchOS)
  import OverscrollCore
  import OverscrollTexts
  import UIKit

  /// The environment of a host: times, motion, language, and the system's own refresh control.
  @MainActor
  struct HostLooks {
    /// The times that the app set for this scroll view.
    var ownTimes: OverscrollTimes?
    /// Whether animations are off, so that every change takes effect without one.
    var isStill = false
    /// Whether the app's own refresh control handles the pulls at the top edge.
    var yieldsToSystemControl = false
    /// The system's control at the top edge.
    var system: (any RefreshControlAdapter)?
    /// Observes whether the user prefers reduced motion.
    var motion: NotificationToken?
    /// Observe that the app or the scene returns to the foreground.
    var foreground: [NotificationToken] = []
    /// The language of the texts.
    var language: OverscrollLanguage
    /// The source of the language, the time, and the stored times of updates.
    let surroundings = TextSurroundings.current
    /// Observe changes of the texts and of the date format.
    var words: [NotificationToken] = []

    init() { language = surroundings.language }
  }
#endif
