#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  import OverscrollCore
  import OverscrollUIKit
  import SwiftUI

  /// The state that the app keeps for an edge: whether its action runs, whether there is more to
  /// load, and the identity of the content.
  @MainActor
  final class AppState {
    private var isRefreshing: Binding<Bool>?
    private var lastRequest = false
    private var hasMore: Bool?
    private var appliedHasMore: Bool?
    private var id: AnyHashable?
    /// The identity that was applied last; nil before the first one.
    private var appliedID: AnyHashable??
    /// Whether the app makes a run elsewhere, as described last and as applied to the host.
    private var runsElsewhere = (described: false, applied: false)
    /// Returns the phase that the binding adopts in the next turn.
    private var followed: (@MainActor () -> OverscrollPhase?)?

    /// Adopts the state of a new description.
    func update(_ setup: EdgeSetup, _ isRefreshing: Binding<Bool>?, runsElsewhere: Bool) {
      (hasMore, id) = (setup.hasMore, setup.id)
      self.isRefreshing = isRefreshing
      self.runsElsewhere.described = runsElsewhere
    }

    /// Forgets what was applied to a control that another one replaces.
    func forgetControl() { (appliedHasMore, runsElsewhere.applied) = (nil, false) }

    /// Forgets what was applied to a host that the edge has left, and ends the run of the binding.
    func leave() {
      runsElsewhere.applied = false
      follow { .idle }
    }

    // MARK: From the app

    /// Applies the identity of the content, and whether there is more of it.
    func applyContent(to control: OverscrollControl) {
      applyID(to: control)
      guard let hasMore, hasMore != appliedHasMore else { return }
      if !hasMore || appliedHasMore != nil { control.setHasMore(hasMore) }
      appliedHasMore = hasMore
    }

    /// Cancels a page of other content, and allows loading again.
    private func applyID(to control: OverscrollControl) {
      defer { appliedID = id }
      guard let appliedID, appliedID != id else { return }
      control.cancel()
      control.setHasMore(true)
      appliedHasMore = nil
    }

    /// Shows a run that the app makes elsewhere, and begins or cancels one as the binding says.
    func applyRuns(to control: OverscrollControl) {
      if runsElsewhere.described != runsElsewhere.applied {
        runsElsewhere.applied = runsElsewhere.described
        control.showsActivity = runsElsewhere.described
      }
      guard let isRefreshing else { return }
      let request = isRefreshing.wrappedValue
      guard request != lastRequest else { return }
      lastRequest = request
      let isRunning = control.phase.isRun
      if request, !isRunning, control.begin() == nil { follow { [weak control] in control?.phase } }
      if !request, isRunning { control.cancel() }
    }

    // MARK: To the app

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

  extension OverscrollControl {
    /// Applies whether there is more to load.
    func setHasMore(_ hasMore: Bool) { if hasMore { reset() } else { setNoMore() } }
  }

  extension OverscrollPhase {
    /// Whether an action runs, or waits until its list is in a window.
    fileprivate var isRun: Bool { self == .refreshing || self == .waiting }
  }
#endif
