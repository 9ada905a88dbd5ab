#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  import OverscrollCore
  import OverscrollUIKit
  import SwiftUI

  /// Keeps the control of an edge when SwiftUI evaluates the edge's description again.
  @MainActor
  final class EdgeControlStore {
    /// The requests that a description makes of its host.
    struct Requests {
      let phase: @MainActor () -> OverscrollPhase
      let begin: @MainActor () -> Bool
      let cancel: @MainActor () -> Void
      let setHasMore: @MainActor (Bool) -> Void
      /// Shows a run that the app makes elsewhere, or ends it.
      let setRunElsewhere: @MainActor (Bool) -> Void
      /// Returns when the list is idle.
      let idleWaiter: @MainActor @Sendable () async -> Void
    }

    private(set) var control: OverscrollControl?
    /// Reports the states of the edge to the app.
    let reporter = StateReporter()
    private(set) var edge = OverscrollEdge.top
    private var content: ContentIndicator?
    private var updates = UpdateSettings()
    private let arming = ArmingQuestion()
    private var isRefreshing: Binding<Bool>?
    private var lastRequest = false
    private var hasMore: Bool?
    private var appliedHasMore: Bool?
    private var id: AnyHashable?
    /// The identity that was applied last; nil before the first one.
    private var appliedID: AnyHashable??
    /// Whether the app makes a run elsewhere, as described last and as applied to the host.
    private var runsElsewhere = (described: false, applied: false)
    private lazy var pages = PageFollower { [weak self] in self?.applyTrigger() }
    /// The described trigger, which a tap replaces after some pages.
    private var trigger: OverscrollTrigger?
    /// Whether the list's age limit was set and not checked yet.
    private var isAgeNew = false
    /// Returns the phase that the binding adopts in the next turn.
    private var followed: (@MainActor () -> OverscrollPhase?)?

    /// Applies a description; the control stays, and a run in progress continues.
    func update(
      _ setup: EdgeSetup, _ isRefreshing: Binding<Bool>?, in environment: EnvironmentValues
    ) {
      edge = setup.edge
      (hasMore, id) = (setup.hasMore, setup.id)
      reporter.actions = environment.overscrollSettings.observers[edge]
      pages.update(setup.pages)
      self.isRefreshing = isRefreshing
      let own = ownIndicator(setup, environment)
      let next = setup.control(environment.overscrollSettings, own)
      next.isEnabled = environment.isEnabled
      trigger = next.options.trigger
      if pages.waitsForTap { next.options.trigger = .onTap }
      if let control, control.options.purpose == setup.purpose {
        apply(next, to: control)
      } else {
        (isAgeNew, appliedHasMore, runsElsewhere.applied) = (true, nil, false)
        control = next
        updates = UpdateSettings()
      }
      let configuration = environment.overscrollSettings.configuration[setup.edge]
      runsElsewhere.described = configuration.isRefreshing
      if let control {
        updates.apply(configuration, to: control)
        arming.apply(configuration, to: control)
      }
    }

    /// Forgets what was applied to a host that the edge has left.
    func leave() { runsElsewhere.applied = false }

    private func applyTrigger() {
      guard let control, let trigger else { return }
      let next = pages.waitsForTap ? .onTap : trigger
      if control.options.trigger != next { control.options.trigger = next }
    }

    /// The effect of a refresh on pages in progress, as a paginator defines it; nil without one.
    var overlap: OverlapPolicy? { pages.overlap }

    private func apply(_ next: OverscrollControl, to control: OverscrollControl) {
      control.useAction(of: next)
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
      isAgeNew = true
    }

    /// Returns whether to check the age: once per age limit, not once per description.
    func takesNewAge() -> Bool {
      defer { isAgeNew = false }
      return isAgeNew
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

    // MARK: The app's state

    /// Applies the state that the app has written: whether the action runs, and whether there is
    /// more to load.
    func applyState(_ requests: Requests) {
      applyID(requests)
      if let hasMore, hasMore != appliedHasMore {
        if !hasMore || appliedHasMore != nil { requests.setHasMore(hasMore) }
        appliedHasMore = hasMore
      }
      pages.connect(requests)
      if runsElsewhere.described != runsElsewhere.applied {
        runsElsewhere.applied = runsElsewhere.described
        requests.setRunElsewhere(runsElsewhere.described)
      }
      guard let isRefreshing else { return }
      let request = isRefreshing.wrappedValue
      guard request != lastRequest else { return }
      lastRequest = request
      let isRunning = requests.phase().isRun
      if request, !isRunning, !requests.begin() { follow(requests.phase) }
      if !request, isRunning { requests.cancel() }
    }

    // MARK: The binding

    /// Cancels a page of other content, and allows loading again.
    private func applyID(_ requests: Requests) {
      defer { appliedID = id }
      guard let appliedID, appliedID != id else { return }
      requests.cancel()
      requests.setHasMore(true)
      appliedHasMore = nil
    }

    /// Writes to the binding, in the next turn, whether the action runs.
    ///
    /// Phases change in updates, observations and reports, in which SwiftUI may drop a write
    /// (`Facts.md`, S11).
    func follow(_ phase: @escaping @MainActor () -> OverscrollPhase?) {
      guard isRefreshing != nil else { return }
      let isScheduled = followed != nil
      followed = phase
      guard !isScheduled else { return }
      Task { [weak self] in self?.writeBinding() }
    }

    private func writeBinding() {
      let phase = followed?()
      followed = nil
      guard let isRefreshing, let phase else { return }
      if isRefreshing.wrappedValue != phase.isRun { isRefreshing.wrappedValue = phase.isRun }
      // A constant binding ignores the write, so its value must not count as a request.
      lastRequest = isRefreshing.wrappedValue
    }
  }

  extension OverscrollPhase {
    /// Whether an action runs, or waits until its list is in a window.
    fileprivate var isRun: Bool { self == .refreshing || self == .waiting }
  }
#endif
