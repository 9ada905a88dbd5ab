#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  public import Foundation
  public import OverscrollCore
  public import OverscrollTexts
  public import OverscrollUIKit

  /// The settings of one edge in a configuration; see `overscrollConfiguration(_:)`.
  ///
  /// ```swift
  /// List(feed.items) { ItemRow($0) }
  ///   .onPullToRefresh { try await feed.reload() }
  ///   .onLoadMore { .loaded(hasMore: try await feed.loadNext()) }
  ///   .overscrollConfiguration { configuration in
  ///     configuration.concurrency = .oneAtATime
  ///     configuration.top.lastUpdatedKey = "inbox"
  ///     configuration.bottom.isHidden = isEditing
  ///     configuration.bottom.options { $0.maximumPagesToFillViewport = 0 }
  ///   }
  /// ```
  ///
  /// Changes take effect when the body is evaluated again, also during a run, which continues.
  public struct OverscrollEdgeConfiguration {
    /// Whether the indicator is hidden and the edge inactive; false by default.
    ///
    /// A hidden footer has no inset, and takes it again when it is shown. A run in progress
    /// continues.
    public var isHidden = false

    /// The opacity of the indicator, from 0 to 1; 1 by default.
    ///
    /// Values outside the range are limited to it, and NaN counts as 1. A pull runs nothing at 0.01
    /// or less, and neither does one in a transparent list.
    public var alpha = 1.0

    /// The colors, fonts, pictures, distances and texts of the indicator; nil, the default, for
    /// those of ``OverscrollConfiguration/style``.
    ///
    /// ```swift
    /// List(feed.items) { ItemRow($0) }
    ///   .onPullToRefresh { try await feed.reload() }
    ///   .overscrollConfiguration { $0.top.style = IndicatorStyle(color: .white, background: .indigo) }
    /// ```
    public var style: IndicatorStyle?

    /// The indicator of the edge; nil, the default, for that of `overscrollIndicator(_:)`.
    ///
    /// ```swift
    /// List(feed.items) { ItemRow($0) }
    ///   .overscroll(paging: feed.paginator)
    ///   .overscrollConfiguration { $0.top.indicator = .ring }
    /// ```
    ///
    /// An indicator that the modifier of the edge names takes precedence.
    public var indicator: OverscrollIndicator?

    /// Texts for this edge, which take precedence over ``OverscrollConfiguration/texts``.
    ///
    /// ```swift
    /// List(feed.items) { ItemRow($0) }
    ///   .onLoadMore { .loaded(hasMore: try await feed.loadNext()) }
    ///   .overscrollConfiguration { $0.bottom.texts[.noMore] = "These are all of your orders" }
    /// ```
    public var texts: [OverscrollText: String] = [:]

    /// Whether the edge shows a refresh or load that your app runs elsewhere; false by default.
    ///
    /// While it is true, the edge is open and shows the indicator as during a run, without running
    /// the action, and a pull runs nothing. It has no effect while a run is in progress. Changing it
    /// to false ends what it showed, as updated, and no other run. Unlike a run, it has no timeout.
    public var showsActivity = false

    /// Asked when a pull passes the trigger distance: returns whether it may arm the edge.
    ///
    /// If it returns false, the pull stays unarmed, and releasing it runs nothing. The next time
    /// that the pull passes the distance, the latest closure is asked again. Taps, requests of the
    /// app and triggers that are no pulls do not ask.
    public var shouldArm: (@MainActor () -> Bool)?

    /// The time of the last update, from your state; nil, the default, leaves it to the runs.
    ///
    /// Each change to another time is adopted. Runs that end as updated, unchanged or no more set
    /// the time as well; read it by `lastUpdated(of:)` of ``OverscrollProxy``.
    public var lastUpdated: Date?

    /// A name under which the time of the last update is stored between launches; nil stores nothing.
    ///
    /// Use one name per list. The key of `overscrollRefresh(whenOlderThan:key:)` replaces it.
    public var lastUpdatedKey: String?

    /// Creates the line that shows the time of the last update; nil for the library's own text.
    ///
    /// The closure receives nil if there was no update. If it returns nil or an empty string, no
    /// line is shown.
    public var lastUpdatedText: (@MainActor (Date?) -> String?)?

    private(set) var changes: [@MainActor (inout EdgeOptions) -> Void] = []

    /// Changes the options of the edge: when its action runs, and how the indicator takes part in the layout.
    ///
    /// The closure receives the options that the edge has from its modifier, its indicator and the
    /// configurations outside. If it changes the extent, the indicator has that length instead of
    /// its own. SwiftUI does not report pinned headers; for those, set `following` to `always`.
    ///
    /// - Parameter change: Changes the options. Called during updates of views, so it must not write state.
    public mutating func options(_ change: @escaping @MainActor (inout EdgeOptions) -> Void) {
      changes.append(change)
    }
  }
#endif
