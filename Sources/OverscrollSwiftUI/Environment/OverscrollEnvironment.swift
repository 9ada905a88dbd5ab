#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  import OverscrollCore
  import OverscrollUIKit
  import SwiftUI

  /// What views pass to the lists inside; unset values are nil or empty.
  struct OverscrollEnvironment {
    var indicator: OverscrollIndicator?
    var configuration = OverscrollConfiguration()
    /// The age at which a list refreshes, in seconds, and the key that stores the time of its
    /// update.
    var freshness: (age: Double, key: String?)?
    /// The observers of each edge, beginning with the outermost view.
    var observers = PerEdge<[StateReporter.Action]>(repeating: [])
    /// The placeholders for the next list inside.
    var placeholders = ListPlaceholders()
    /// Whether `\.refresh` comes from ``SwiftUI/View/overscrollRefreshAction()``.
    var hasOwnRefresh = false
    /// The rows of the list around a row; nil in a list without a reading position.
    var rows: HostedRows?
    /// The session of the list, for its next modifier inside; nil if that belongs to another list.
    var session: ListSession?

    var durations: OverscrollDurations? { configuration.ownDurations }
  }

  extension EnvironmentValues {
    var overscrollSettings: OverscrollEnvironment {
      get { self[SettingsKey.self] }
      set { self[SettingsKey.self] = newValue }
    }
  }

  /// Changes the settings for a view and its subviews.
  struct SettingsModifier: ViewModifier {
    let change: @MainActor (inout OverscrollEnvironment) -> Void
    @Environment(\.overscrollSettings) private var settings

    func body(content: Content) -> some View {
      var settings = settings
      change(&settings)
      return content.environment(\.overscrollSettings, settings)
    }
  }

  private struct SettingsKey: EnvironmentKey {
    static var defaultValue: OverscrollEnvironment { OverscrollEnvironment() }
  }
#endif
