#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  import OverscrollCore
  import OverscrollTexts
  import OverscrollUIKit
  import SwiftUI

  /// What views outside have said for the edges inside; nil and empty where they have not.
  struct OverscrollEnvironment {
    var indicator: OverscrollIndicator?
    var times: OverscrollTimes?
    var texts: [OverscrollText: String] = [:]
    var feedback: OverscrollFeedback?
    var fadesWithPull: Bool?
    var retries = OverscrollRetries.none
    /// How old a list may grow, in seconds, and under which name its time is kept.
    var freshness: (age: Double, key: String?)?
  }

  extension EnvironmentValues {
    var overscrollWishes: OverscrollEnvironment {
      get { self[ViewWishesKey.self] }
      set { self[ViewWishesKey.self] = newValue }
    }

    /// How lists are looked at; for tests, which try both.
    var overscrollWay: ScrollWay {
      get { self[ScrollWayKey.self] }
      set { self[ScrollWayKey.self] = newValue }
    }

    /// Who has taken over what the next view inside says of an edge; nil where it stands alone.
    var overscrollGuardian: (any EdgeRegistry)? {
      get { self[EdgeGuardianKey.self] }
      set { self[EdgeGuardianKey.self] = newValue }
    }
  }

  /// How a list is looked at.
  enum ScrollWay: CaseIterable, Sendable {
    /// By what SwiftUI says of it: since iOS 18.
    case geometry
    /// By the scroll view of UIKit's that stands behind it.
    case scrollView
  }

  private struct ViewWishesKey: EnvironmentKey {
    static var defaultValue: OverscrollEnvironment { OverscrollEnvironment() }
  }

  private struct ScrollWayKey: EnvironmentKey {
    static var defaultValue: ScrollWay {
      if #available(iOS 18, tvOS 18, visionOS 2, *) { .geometry } else { .scrollView }
    }
  }

  private struct EdgeGuardianKey: EnvironmentKey {
    static var defaultValue: (any EdgeRegistry)? { nil }
  }
#endif
