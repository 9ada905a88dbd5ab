#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  import OverscrollCore
  import OverscrollUIKit
  import SwiftUI
  import UIKit

  /// The settings of a list that its edges share.
  @MainActor
  struct ListSettings {
    /// The times that the views set; nil for the app's.
    var times: OverscrollTimes?
    /// The overlap policy that the views set; nil for the app's.
    var overlap: OverlapPolicy?
    /// Whether animations are off.
    var isStill = false
    private var tokens: [NotificationToken] = []

    /// Observes changes of texts and of the user's preference for reduced motion.
    mutating func observe(
      words: @escaping @MainActor @Sendable () -> Void,
      motion: @escaping @MainActor @Sendable () -> Void
    ) {
      tokens = NotificationToken.words(words)
      tokens.append(
        NotificationToken(UIAccessibility.reduceMotionStatusDidChangeNotification, motion))
    }
  }

  @available(iOS 17, tvOS 17, visionOS 1, *)
  extension GeometryHost {
    /// Applies the settings of a description.
    func apply(_ environment: OverscrollEnvironment) {
      settings.times = environment.times
      settings.overlap = environment.configuration.ownOverlap
      applyTimes()
      applyOverlap()
    }

    /// Applies changes that UIKit does not report, and a policy that waited for the end of a run.
    func syncSettings() {
      if settings.isStill != OverscrollDefaults.isStill { applyTimes() }
      applyOverlap()
    }

    func applyTimes() {
      settings.isStill = OverscrollDefaults.isStill
      let times = OverscrollDefaults.times(own: settings.times)
      engine.times = settings.isStill ? times.withoutMotion : times
    }

    /// Whether drawings do not animate.
    var reducesMotion: Bool { settings.isStill || UIAccessibility.isReduceMotionEnabled }

    /// Changes the overlap policy, unless two runs are in progress that the new policy would not allow.
    private func applyOverlap() {
      let next = pagedOverlap ?? settings.overlap ?? OverscrollDefaults.overlap
      guard next != engine.overlap else { return }
      let running = OverscrollEdge.allCases.filter { engine.runID(of: $0) != nil }
      if running.count < 2 { engine.overlap = next }
    }

    /// The policy of the paginator that the list shows; nil without one.
    private var pagedOverlap: OverlapPolicy? {
      for edge in OverscrollEdge.allCases {
        if let overlap = stores[edge]?.overlap { return overlap }
      }
      return nil
    }

    /// Shows all texts again.
    func wordsChanged() {
      describing {
        for edge in OverscrollEdge.allCases { updateStatus(edge) }
        stage?.wordsChanged()
        updateOffers()
      }
    }
  }
#endif
