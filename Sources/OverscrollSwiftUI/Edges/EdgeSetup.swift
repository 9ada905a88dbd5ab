#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  import OverscrollCore
  import OverscrollIndicators
  import OverscrollTexts
  import OverscrollUIKit
  import SwiftUI

  /// A view's description of one edge.
  @MainActor
  struct EdgeSetup {
    let edge: OverscrollEdge
    let purpose: EdgeOptions.Purpose
    /// The trigger; nil is the purpose's default.
    let trigger: OverscrollTrigger?
    /// The indicator; nil is the view's default.
    let indicator: OverscrollIndicator?
    /// A custom view as the indicator.
    let content: (@MainActor (IndicatorState) -> AnyView)?
    let action: OverscrollAction
    /// Whether there is more to load; nil if only the results of runs determine this.
    var hasMore: Bool?
    /// The identity of the content; when it changes, loading starts over.
    var id: AnyHashable?
    /// The paginator that the action loads; nil for another action.
    var pages: PageSource?

    init(
      _ edge: OverscrollEdge, _ purpose: EdgeOptions.Purpose?, _ trigger: OverscrollTrigger?,
      _ indicator: OverscrollIndicator? = nil,
      content: (@MainActor (IndicatorState) -> AnyView)? = nil, _ action: OverscrollAction
    ) {
      self.edge = edge
      // By default, the start of a list refreshes, and its end loads more.
      self.purpose = purpose ?? (edge.isStart ? .refresh : .load)
      self.trigger = trigger
      self.indicator = indicator
      self.content = content
      self.action = action
    }

    /// The trigger with the changes of the settings; nil for the purpose's default.
    func resolvedTrigger(in settings: OverscrollEnvironment) -> OverscrollTrigger? {
      settings.configuration[edge].changes.isEmpty
        ? trigger : options(in: settings, indicator(in: settings)).trigger
    }

    /// The indicator of the description or of the settings.
    func indicator(in settings: OverscrollEnvironment) -> OverscrollIndicator {
      indicator ?? settings.configuration[edge].indicator ?? settings.indicator
        ?? OverscrollDefaults.indicator
    }

    /// The options of an edge with an indicator, with the changes of the settings.
    func options(
      in settings: OverscrollEnvironment, _ indicator: OverscrollIndicator
    ) -> EdgeOptions {
      var options = EdgeOptions.usual(for: purpose, trigger, indicator)
      for change in settings.configuration[edge].changes { change(&options) }
      return options
    }
  }

  /// What a description and the settings around it make of a control, besides its indicator and its
  /// closures.
  struct EdgeAppearance: Equatable {
    var options: EdgeOptions
    let isEnabled: Bool
    let isHidden: Bool
    let alpha: Double
    let style: IndicatorStyle
    let texts: [OverscrollText: String]
    let feedback: OverscrollFeedback
    let fadesWithPull: Bool
    let lastUpdatedKey: String?
    /// The age at which the list refreshes, in seconds; infinity for never.
    let maximumAge: Double

    @MainActor
    init(
      _ options: EdgeOptions, at edge: OverscrollEdge, in settings: OverscrollEnvironment,
      isEnabled: Bool
    ) {
      let configuration = settings.configuration
      let own = configuration[edge]
      self.options = options
      self.isEnabled = isEnabled
      (isHidden, alpha) = (own.isHidden, own.alpha)
      style = own.style ?? configuration.style
      texts = configuration.texts.merging(own.texts) { $1 }
      feedback = configuration.feedback
      fadesWithPull = configuration.fadesWithPull
      lastUpdatedKey = settings.freshness?.key ?? own.lastUpdatedKey
      maximumAge = settings.freshness?.age ?? .infinity
    }

    /// Applies the values to a control.
    @MainActor
    func apply(to control: OverscrollControl) {
      if control.options != options { control.options = options }
      if control.texts != texts { control.texts = texts }
      control.style = style
      control.alpha = alpha
      control.feedback = feedback
      control.fadesWithPull = fadesWithPull
      control.isEnabled = isEnabled
      control.isHidden = isHidden
      guard control.maximumAge != maximumAge || control.lastUpdatedKey != lastUpdatedKey else {
        return
      }
      if control.lastUpdatedKey != lastUpdatedKey { control.lastUpdatedKey = lastUpdatedKey }
      control.refreshWhenOlder(than: maximumAge)
    }
  }
#endif
