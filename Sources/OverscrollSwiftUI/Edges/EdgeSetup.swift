#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  import OverscrollCore
  import OverscrollIndicators
  import OverscrollUIKit
  import SwiftUI

  /// What a view says of one edge, as it is described now.
  @MainActor
  struct EdgeSetup {
    let edge: OverscrollEdge
    let purpose: EdgeOptions.Purpose
    /// As usual for the purpose when nil.
    let trigger: OverscrollTrigger?
    /// As usual for the view when nil.
    let indicator: OverscrollIndicator?
    /// The app's own view as an indicator.
    let content: (@MainActor (IndicatorState) -> AnyView)?
    let action: OverscrollAction

    init(
      _ edge: OverscrollEdge, _ purpose: EdgeOptions.Purpose?, _ trigger: OverscrollTrigger?,
      _ indicator: OverscrollIndicator? = nil,
      content: (@MainActor (IndicatorState) -> AnyView)? = nil, _ action: OverscrollAction
    ) {
      self.edge = edge
      // What comes before the content makes it new; what comes after it makes it longer.
      self.purpose = purpose ?? (edge.isStart ? .refresh : .load)
      self.trigger = trigger
      self.indicator = indicator
      self.content = content
      self.action = action
    }

    /// Makes the control of it.
    func control(_ wishes: OverscrollEnvironment, _ own: OverscrollIndicator?) -> OverscrollControl
    {
      let indicator = own ?? indicator ?? wishes.indicator ?? OverscrollDefaults.indicator
      let control = OverscrollControl(purpose, trigger, indicator, action)
      control.texts = wishes.texts
      if let feedback = wishes.feedback { control.feedback = feedback }
      if let fades = wishes.fadesWithPull { control.fadesWithPull = fades }
      control.retries = wishes.retries
      if let (age, key) = wishes.freshness { control.refreshWhenOlder(than: age, key: key) }
      return control
    }
  }
#endif
