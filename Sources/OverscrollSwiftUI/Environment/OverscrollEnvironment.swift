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
  }

  private struct SettingsKey: EnvironmentKey {
    static var defaultValue: OverscrollEnvironment { OverscrollEnvironment() }
  }
#endif
