#if canImport(UIKit) && !os(watchOS)
  import OverscrollCore
  import UIKit

  /// Announcements, actions without a pull, and reduced motion.
  extension OverscrollHostView {
    func announce(_ announcement: OverscrollAnnouncement, at edge: OverscrollEdge) {
      guard UIAccessibility.isVoiceOverRunning, let control = edges[edge].control,
        let text = wording(at: edge).announcement(
          announcement, for: control.options.purpose, result: edges[edge].runs.result)
      else { return }
      UIAccessibility.post(notification: .announcement, argument: text)
    }

    // MARK: Actions

    /// Offers the accessibility action of an edge while it may run, and withdraws it otherwise.
    func offerAction(at edge: OverscrollEdge) {
      guard swiftUI == nil || !SwiftUILayout.offersActions else { return }
      edges[edge].offerAction(wantsAction(at: edge), in: scrollView) { action(at: edge) }
    }

    func wantsAction(at edge: OverscrollEdge) -> Bool {
      edges[edge].control.map { engine.offersAction(at: edge, of: $0) } ?? false
    }

    private func action(at edge: OverscrollEdge) -> UIAccessibilityCustomAction {
      UIAccessibilityCustomAction(name: actionName(at: edge)) { [weak self] _ in
        self?.begin(at: edge, revealing: true) != nil
      }
    }

    // MARK: Motion

    /// The times that the app set for this scroll view or for all, or otherwise the times for the
    /// user's settings.
    var wantedTimes: OverscrollTimes { OverscrollDefaults.times(own: looks.ownTimes) }

    /// Whether drawings do not animate: the user prefers reduced motion, or animations are off.
    var reducesMotion: Bool { looks.isStill || UIAccessibility.isReduceMotionEnabled }

    func applyTimes() {
      engine.times = looks.isStill ? wantedTimes.withoutMotion : wantedTimes
    }

    /// Checks before each event whether animations are off, because UIKit does not report it.
    func syncReduceMotion() {
      guard looks.isStill != OverscrollDefaults.isStill else { return }
      looks.isStill = OverscrollDefaults.isStill
      applyTimes()
    }

    func observeMotion() {
      looks.motion = NotificationToken(UIAccessibility.reduceMotionStatusDidChangeNotification) {
        [weak self] in self?.applyTimes()
      }
      applyTimes()
    }
  }
#endif
