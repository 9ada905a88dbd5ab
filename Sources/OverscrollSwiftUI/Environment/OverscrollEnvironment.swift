#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  import OverscrollCore
  import OverscrollUIKit
  import SwiftUI

  /// The settings that views pass to the edges inside; unset values are nil or empty.
  struct OverscrollEnvironment {
    var indicator: OverscrollIndicator?
    var configuration = OverscrollConfiguration()
    /// The age at which a list refreshes, in seconds, and the key that stores the time of its
    /// update.
    var freshness: (age: Double, key: String?)?
    /// The observers of each edge, beginning with the outermost view.
    var observers = PerEdge<[StateReporter.Action]>(repeating: [])

    var times: OverscrollTimes? { configuration.ownTimes }
  }

  extension EnvironmentValues {
    var overscrollSettings: OverscrollEnvironment {
      get { self[SettingsKey.self] }
      set { self[SettingsKey.self] = newValue }
    }

    /// The backend of lists; tests set it to try all backends.
    var overscrollWay: ScrollWay {
      get { self[ScrollWayKey.self] }
      set { self[ScrollWayKey.self] = newValue }
    }

    /// The registry for the next modifier inside; nil if that belongs to another list.
    var overscrollRegistry: (any EdgeRegistry)? {
      get { self[RegistryKey.self] }
      set { self[RegistryKey.self] = newValue }
    }
  }

  /// The backend of a list.
  enum ScrollWay: CaseIterable, Sendable {
    /// The backend for iOS 18 and later: SwiftUI reports the geometry and applies the extra inset.
    case reports
    /// On iOS 17: the UIKit scroll view behind the list provides the facts; SwiftUI applies the
    /// inset.
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
