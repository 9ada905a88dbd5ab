#if canImport(UIKit) && !os(watchOS)
  import OverscrollCore
  import UIKit

  /// Lists that are made new when they come into sight, where they have grown old.
  extension OverscrollHostView {
    func observeForeground() {
      // If another scene is active, only the scene itself reports that it shows again.
      looks.foreground = [
        NotificationToken(UIApplication.willEnterForegroundNotification) { [weak self] in
          self?.refreshWhatIsOld()
        },
        NotificationToken(
          UIScene.willEnterForegroundNotification,
          from: { [weak self] in self?.window?.windowScene }
        ) { [weak self] in self?.refreshWhatIsOld() },
      ]
    }

    func refreshWhatIsOld() {
      for edge in OverscrollEdge.allCases { refreshIfOld(edge) }
    }

    /// Begins a refresh that is due by the list's age, if there is a window and nothing runs.
    func refreshIfOld(_ edge: OverscrollEdge) {
      guard window != nil, let control = presenters[edge].control else { return }
      runs.renew(edge, of: control, at: looks.surroundings.now())
    }
  }
#endif
