#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  import OverscrollCore
  import OverscrollTexts
  import OverscrollUIKit
  import SwiftUI

  /// The settings that views pass to the edges inside; nil and empty where they set nothing.
  struct OverscrollEnvironment {
    var indicator: OverscrollIndicator?
    var times: OverscrollTimes?
    var texts: [OverscrollText: String] = [:]
    var feedback: OverscrollFeedback?
    var fadesWithPull: Bool?
    var retries = OverscrollRetries.none
    /// The age at which a list refreshes, in seconds, and the name under which its time is stored.
    var freshness: (age: Double, key: String?)?
  }

  extension EnvironmentValues {
    var overscrollSettings: OverscrollEnvironment {
      get { self[SettingsKey.self] }
      set { self[SettingsKey.self] = newValue }
    }

    /// The backend of lists; set by tests, which try all.
    var overscrollWay: ScrollWay {
      get { self[ScrollWayKey.self] }
      set { self[ScrollWayKey.self] = newValue }
    }

    /// The registry of the next modifier inside; nil if that has no list in common with one outside.
    var overscrollRegistry: (any EdgeRegistry)? {
      get { self[RegistryKey.self] }
      set { self[RegistryKey.self] = newValue }
    }
  }

  /// The backend of a list.
  enum ScrollWay: CaseIterable, Sendable {
    /// From iOS 18: SwiftUI reports the facts and adds the extra inset.
    case reports
    /// On iOS 17: the UIKit scroll view behind the list has the facts, and SwiftUI adds the extra inset.
    case observation
    /// On iOS 15 and 16: OverscrollUIKit, on the UIKit scroll view behind the list.
    case scrollView
  }

  private struct SettingsKey: EnvironmentKey {
    static var defaultValue: OverscrollEnvironment { OverscrollEnvironment() }
  }

  private struct ScrollWayKey: EnvironmentKey {
    static var defaultValue: ScrollWay {
      if #available(iOS 18, tvOS 18, visionOS 2, *) { return .reports }
      if #available(iOS 17, tvOS 17, visionOS 1, *) { return .observation }
      return .scrollView
    }
  }

  private struct RegistryKey: EnvironmentKey {
    static var defaultValue: (any EdgeRegistry)? { nil }
  }
#endif
