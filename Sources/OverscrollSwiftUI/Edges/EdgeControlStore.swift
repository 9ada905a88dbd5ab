#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  import OverscrollCore
  import OverscrollUIKit
  import SwiftUI

  /// Keeps the control of an edge when SwiftUI evaluates the edge's description again.
  @MainActor
  final class EdgeControlStore {
    private(set) var control: OverscrollControl?
    /// Reports the states of the edge to the app.
    let reporter = StateReporter()
    /// The state that the app keeps for the edge.
    let state = AppState()
    private(set) var edge = OverscrollEdge.top
    private var content: ContentIndicator?
    private var link = ConfigurationLink()
    private lazy var pages = PageFollower { [weak self] in
      self?.applyTrigger()
      self?.pagesChanged?()
    }
    /// Called when the state of the edge's paginator has changed.
    var pagesChanged: (@MainActor () -> Void)?
    /// The described trigger, which a tap replaces after some pages.
    private var trigger: OverscrollTrigger?

    /// Applies a description; the control stays, and a run in progress continues.
    func update(
      _ setup: EdgeSetup, _ isRefreshing: Binding<Bool>?, in environment: EnvironmentValues
    ) {
      edge = setup.edge
      let configuration = environment.overscrollSettings.configuration[edge]
      state.update(setup, isRefreshing, runsElsewhere: configuration.showsActivity)
      reporter.actions = environment.overscrollSettings.observers[edge]
      pages.update(setup.pages)
      let own = ownIndicator(setup, environment)
      let next = setup.control(environment.overscrollSettings, own)
      next.isEnabled = environment.isEnabled
      trigger = next.options.trigger
      if pages.waitsForTap { next.options.trigger = .onTap }
      if let control, control.options.purpose == setup.purpose {
        apply(next, to: control)
      } else {
        state.forgetControl()
        control = next
        next.onEnd = { [reporter] in reporter.report(end: $0) }
        link = ConfigurationLink()
      }
      if let control { link.apply(configuration, to: control) }
    }

    /// The state of the paginator's part that the edge loads; nil without a paginator.
    var pageFacts: PageSource.Facts? { pages.facts }

    private func applyTrigger() {
      guard let control, let trigger else { return }
      let next = pages.waitsForTap ? .onTap : trigger
      if control.options.trigger != next { control.options.trigger = next }
    }

    /// The effect of a refresh on pages in progress, as a paginator defines it; nil without one.
    var concurrency: ConcurrentRunPolicy? { pages.concurrency }

    private func apply(_ next: OverscrollControl, to control: OverscrollControl) {
      control.useAction(of: next)
      control.retryPolicy = next.retryPolicy
      control.isCancellation = next.isCancellation
      if !control.indicator.isLike(next.indicator) { control.indicator = next.indicator }
      let options = options(of: next, for: control.indicator)
      if control.options != options { control.options = options }
      if control.texts != next.texts { control.texts = next.texts }
      if control.style != next.style { control.style = next.style }
      control.alpha = next.alpha
      control.feedback = next.feedback
      control.fadesWithPull = next.fadesWithPull
      control.isEnabled = next.isEnabled
      control.isHidden = next.isHidden
      keepFresh(control, as: next)
    }

    /// Returns the options of a control, with the length of the indicator that stays.
    private func options(
      of next: OverscrollControl, for indicator: OverscrollIndicator
    ) -> EdgeOptions {
      var options = next.options
      if options.extent == next.indicator.extent(for: options.purpose) {
        options.extent = indicator.extent(for: options.purpose)
      }
      return options
    }

    private func keepFresh(_ control: OverscrollControl, as next: OverscrollControl) {
      let isSame =
        control.maximumAge == next.maximumAge && control.lastUpdatedKey == next.lastUpdatedKey
      guard !isSame else { return }
      if control.lastUpdatedKey != next.lastUpdatedKey {
        control.lastUpdatedKey = next.lastUpdatedKey
      }
      control.refreshWhenOlder(than: next.maximumAge)
    }

    /// Returns one indicator for all descriptions; each description updates its view.
    private func ownIndicator(
      _ setup: EdgeSetup, _ environment: EnvironmentValues
    ) -> OverscrollIndicator? {
      guard let make = setup.content else { return nil }
      let content = content ?? ContentIndicator(make, environment)
      self.content = content
      content.update(make, environment)
      return content.indicator
    }

    /// Applies the state that the app has written.
    func applyState(to control: OverscrollControl) {
      state.applyContent(to: control)
      pages.connect(to: control)
      state.applyRuns(to: control)
    }
  }
#endif
