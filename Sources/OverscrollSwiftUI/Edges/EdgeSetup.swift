#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  import OverscrollCore
  import OverscrollIndicators
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

    /// Returns the trigger with the changes of the settings; nil for the purpose's default.
    func resolvedTrigger(in settings: OverscrollEnvironment) -> OverscrollTrigger? {
      let changes = settings.configuration[edge].changes
      return changes.isEmpty ? trigger : control(settings, nil).options.trigger
    }

    /// Creates a control from the description and the settings around it.
    func control(
      _ settings: OverscrollEnvironment, _ own: OverscrollIndicator?
    ) -> OverscrollControl {
      let indicator = own ?? indicator ?? settings.indicator ?? OverscrollDefaults.indicator
      let control = OverscrollControl(purpose, trigger, indicator, action)
      let configuration = settings.configuration
      var options = control.options
      for change in configuration[edge].changes { change(&options) }
      control.options = options
      control.isHidden = configuration[edge].isHidden
      control.alpha = configuration[edge].alpha
      control.style = configuration[edge].style ?? configuration.style
      control.lastUpdatedKey = configuration[edge].lastUpdatedKey
      control.texts = configuration.texts
      if let feedback = configuration.ownFeedback { control.feedback = feedback }
      control.fadesWithPull = configuration.fadesWithPull
      control.retryPolicy = configuration.retryPolicy
      control.isCancellation = configuration.isCancellation
      if let (age, key) = settings.freshness { control.refreshWhenOlder(than: age, key: key) }
      return control
    }
  }
#endif
