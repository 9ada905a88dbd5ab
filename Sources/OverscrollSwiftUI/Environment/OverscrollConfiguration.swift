#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  public import OverscrollCore
  public import OverscrollTexts
  public import OverscrollUIKit

  /// The settings of the edges in a view; see `overscrollConfiguration(_:)`.
  ///
  /// A new configuration has the settings of the views outside, and those have the defaults of
  /// `OverscrollDefaults`. Settings of one edge are in ``top``, ``bottom``, ``leading`` and
  /// ``trailing``.
  public struct OverscrollConfiguration {
    /// Texts that replace the library's own.
    ///
    /// To keep the texts that views outside have set, set single texts:
    /// `configuration.texts[.refreshing] = "Fishing"`.
    public var texts: [OverscrollText: String] = [:]

    /// Whether the indicators of pulls are invisible at rest and fade in with the pull.
    ///
    /// They do by default: bars are transparent at the scroll edge, and an indicator behind one
    /// would show through. Indicators in line with the content and edges that no pull triggers
    /// never fade.
    public var fadesWithPull = true

    /// How often actions that throw are retried, such as `.backoff(count: 3)`; by default they are
    /// not.
    ///
    /// The setting applies from the next run on. All attempts are part of one run. A paginator that
    /// retries failed pages itself does so instead.
    public var retryPolicy = RetryPolicy.never

    /// Returns whether an error means that the work was cancelled; by default
    /// `OverscrollDefaults.isCancellation`.
    ///
    /// A run that throws such an error is not retried and shows nothing. Called on any thread.
    @MainActor public var isCancellation: @Sendable (any Error) -> Bool {
      get { ownIsCancellation ?? OverscrollDefaults.isCancellation }
      set { ownIsCancellation = newValue }
    }

    /// The settings of the top edges.
    public var top: OverscrollEdgeConfiguration {
      get { edges.top }
      set { edges.top = newValue }
    }

    /// The settings of the bottom edges.
    public var bottom: OverscrollEdgeConfiguration {
      get { edges.bottom }
      set { edges.bottom = newValue }
    }

    /// The settings of the leading edges.
    public var leading: OverscrollEdgeConfiguration {
      get { edges.leading }
      set { edges.leading = newValue }
    }

    /// The settings of the trailing edges.
    public var trailing: OverscrollEdgeConfiguration {
      get { edges.trailing }
      set { edges.trailing = newValue }
    }

    private var edges = PerEdge(repeating: OverscrollEdgeConfiguration())
    var ownConcurrency: ConcurrentRunPolicy?
    var ownDurations: OverscrollDurations?
    var ownFeedback: OverscrollFeedback?
    private var ownStyle: IndicatorStyle?
    private var ownIsCancellation: (@Sendable (any Error) -> Bool)?

    /// The settings of one edge.
    package subscript(edge: OverscrollEdge) -> OverscrollEdgeConfiguration {
      get { edges[edge] }
      set { edges[edge] = newValue }
    }

    /// How runs at different edges of a list affect each other.
    ///
    /// A change takes effect when no edge has a run.
    /// `overscroll(paging:)` uses the policy of its paginator instead.
    @MainActor public var concurrency: ConcurrentRunPolicy {
      get { ownConcurrency ?? OverscrollDefaults.concurrency }
      set { ownConcurrency = newValue }
    }

    /// The colors, fonts, pictures, distances and texts of the indicators.
    ///
    /// `IndicatorStyle(color:background:)` takes colors of SwiftUI as well. Changes are shown
    /// immediately.
    @MainActor public var style: IndicatorStyle {
      get { ownStyle ?? OverscrollDefaults.style }
      set { ownStyle = newValue }
    }

    /// The durations of animations and delays.
    ///
    /// For users who prefer reduced motion, nothing slides or turns, whatever they are.
    @MainActor public var durations: OverscrollDurations {
      get { ownDurations ?? OverscrollDefaults.durations }
      set { ownDurations = newValue }
    }

    /// The haptic feedback; empty for none.
    @MainActor public var feedback: OverscrollFeedback {
      get { ownFeedback ?? OverscrollDefaults.feedback }
      set { ownFeedback = newValue }
    }
  }
#endif
