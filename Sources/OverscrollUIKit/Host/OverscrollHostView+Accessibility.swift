#if canImport(UIKit) && !os(watchOS)
  import OverscrollCore
  import UIKit

  /// What is said and felt, and what can be done without a pull.
  extension OverscrollHostView {
    func announce(_ announcement: OverscrollAnnouncement, at edge: OverscrollEdge) {
      guard UIAccessibility.isVoiceOverRunning, let control = controls[edge],
        let text = wording(at: edge).announcement(
          announcement, for: control.options.purpose, result: runs.result(at: edge))
      else { return }
      UIAccessibility.post(notification: .announcement, argument: text)
    }

    // MARK: Actions

    /// Offers an action of the scroll view for what others pull for, while it may run.
    func offerAction(at edge: OverscrollEdge) {
      let isWanted = wantsAction(at: edge)
      guard isWanted || looks.actions[edge] != nil, let scrollView else { return }
      var actions = scrollView.accessibilityCustomActions ?? []
      let old = looks.actions[edge]
      let isThere = old.map { old in actions.contains { $0 === old } } ?? false
      // The app may have written its own over it.
      guard isWanted != isThere else { return }
      actions.removeAll { $0 === old }
      looks.actions[edge] = nil
      if isWanted {
        let action = action(at: edge)
        looks.actions[edge] = action
        actions.append(action)
      }
      scrollView.accessibilityCustomActions = actions.isEmpty ? nil : actions
    }

    func wantsAction(at edge: OverscrollEdge) -> Bool {
      controls[edge].map { engine.offersAction(at: edge, of: $0) } ?? false
    }

    private func action(at edge: OverscrollEdge) -> UIAccessibilityCustomAction {
      UIAccessibilityCustomAction(name: actionName(at: edge)) { [weak self] _ in
        self?.runs.begin(at: edge, revealing: true) != nil
      }
    }

    // MARK: Motion

    /// The times of this scroll view: what the app has set, else what suits the user.
    var wantedTimes: OverscrollTimes {
      looks.ownTimes ?? OverscrollDefaults.ownTimes
        ?? (UIAccessibility.isReduceMotionEnabled ? .reducedMotion : OverscrollTimes())
    }

    /// Whether what is drawn does without movement: the user asked for it, or animations are off.
    var reducesMotion: Bool { looks.isStill || UIAccessibility.isReduceMotionEnabled }

    func applyTimes() {
      engine.times = looks.isStill ? wantedTimes.withoutMotion : wantedTimes
    }

    /// Animations may be turned off for a moment only, and nobody tells: looked at before each event.
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
