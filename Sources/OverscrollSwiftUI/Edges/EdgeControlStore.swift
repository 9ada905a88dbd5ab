#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  import Foundation
  import OverscrollCore
  import OverscrollUIKit
  import SwiftUI

  /// Keeps the control of an edge when SwiftUI evaluates the edge's description again.
  ///
  /// It compares values with those that were applied last. Closures cannot be compared, so those of
  /// the latest description are used.
  @MainActor
  final class EdgeControlStore {
    private(set) var control: OverscrollControl?
    /// Reports the states of the edge to the app.
    let reporter = StateReporter()
    /// The state that the app keeps for the edge.
    let state = AppState()
    private(set) var edge = OverscrollEdge.top
    /// The control that the edge had from this description last; nil if there was none.
    weak var assigned: OverscrollControl?
    /// The session whose modifier describes the edge.
    weak var session: ListSession?
    private var content: ContentIndicator?
    private lazy var pages = PageFollower { [weak self] in
      self?.adjustOptions()
      self?.pagesChanged?()
    }
    /// Called when the state of the edge's paginator has changed.
    var pagesChanged: (@MainActor () -> Void)?
    /// The described options, which the edge's pages adjust.
    private var described: EdgeOptions?
    private var configuration = OverscrollEdgeConfiguration()
    /// What was applied to the control last: its values, the time of the last update from the app's
    /// state, and the app's line about it.
    private var applied: (appearance: EdgeAppearance?, lastUpdated: Date?, line: String?)

    /// Applies a description; the control stays, and a run in progress continues.
    func update(
      _ setup: EdgeSetup, _ isRefreshing: Binding<Bool>?, in environment: EnvironmentValues
    ) {
      let settings = environment.overscrollSettings
      edge = setup.edge
      configuration = settings.configuration[edge]
      state.update(setup, isRefreshing, runsElsewhere: configuration.showsActivity)
      reporter.actions = settings.observers[edge]
      let isOther = pages.update(setup.pages)
      let indicator = ownIndicator(setup, environment) ?? setup.indicator(in: settings)
      let options = setup.options(in: settings, indicator)
      let control = control(setup, options, indicator)
      control.action = setup.action
      control.retryPolicy = settings.configuration.retryPolicy
      control.isCancellation = settings.configuration.isCancellation
      apply(
        EdgeAppearance(options, at: edge, in: settings, isEnabled: environment.isEnabled),
        indicator,
        to: control)
      if isOther {
        control.adoptUpdate(at: pages.facts?.updated, isOther: true)
        applied.lastUpdated = nil
      }
      applyShouldArm(to: control)
      applyLastUpdated(to: control)
    }

    /// Returns the control, or a new one for another purpose.
    private func control(
      _ setup: EdgeSetup, _ options: EdgeOptions, _ indicator: OverscrollIndicator
    ) -> OverscrollControl {
      if let control, control.options.purpose == setup.purpose { return control }
      let control = OverscrollControl(options, indicator, action: setup.action)
      control.onEnd = { [reporter] in reporter.report(end: $0) }
      state.forgetControl()
      (self.control, applied) = (control, (nil, nil, nil))
      return control
    }

    private func apply(
      _ next: EdgeAppearance, _ indicator: OverscrollIndicator, to control: OverscrollControl
    ) {
      if !control.indicator.isLike(indicator) {
        control.indicator = indicator
        // Another indicator may change the options.
        applied.appearance = nil
      }
      var next = next
      // The indicator that stays has its own length.
      if next.options.extent == indicator.extent(for: next.options.purpose) {
        next.options.extent = control.indicator.extent(for: next.options.purpose)
      }
      described = next.options
      next.options = pages.adjusted(next.options)
      guard next != applied.appearance else { return }
      applied.appearance = next
      next.apply(to: control)
    }

    // MARK: Closures

    private func applyShouldArm(to control: OverscrollControl) {
      let asks = configuration.shouldArm != nil
      guard asks != (control.shouldArm != nil) else { return }
      control.shouldArm = nil
      if asks { control.shouldArm = { [weak self] _ in self?.configuration.shouldArm?() ?? true } }
    }

    /// Applies the time of the last update, and redraws the control if its line has changed.
    private func applyLastUpdated(to control: OverscrollControl) {
      if let date = configuration.lastUpdated, date != applied.lastUpdated {
        applied.lastUpdated = date
        control.lastUpdated = date
      }
      let line = configuration.lastUpdatedText
      let text = line?(control.lastUpdated)
      guard (line == nil) != (control.lastUpdatedText == nil) || text != applied.line else {
        return
      }
      applied.line = text
      control.lastUpdatedText = nil
      guard line != nil else { return }
      control.lastUpdatedText = { [weak self] date in self?.configuration.lastUpdatedText?(date) }
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

    // MARK: State

    /// The state of the edge's paginator; nil without one.
    var pageFacts: PageSource.Facts? { pages.facts }

    /// Loads the first page of the edge's paginator.
    func reloadPages() { pages.reload() }

    /// Whether the edge waits for a tap after its automatic pages.
    var waitsForTap: Bool { pages.waitsForTap }

    /// The effect of a refresh on pages in progress, as a paginator defines it; nil without one.
    var concurrency: ConcurrentRunPolicy? { pages.concurrency }

    private func adjustOptions() {
      guard let control, let described else { return }
      let next = pages.adjusted(described)
      if control.options != next { control.options.setTrigger(of: next) }
    }

    /// Applies the state that the app has written.
    func applyState(to control: OverscrollControl) {
      state.applyContent(to: control)
      pages.connect(to: control)
      state.applyRuns(to: control)
    }
  }
#endif
