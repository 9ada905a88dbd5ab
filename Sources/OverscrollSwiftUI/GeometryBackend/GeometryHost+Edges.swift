#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  import Foundation
  import OverscrollCore
  import OverscrollIndicators
  import OverscrollUIKit
  import SwiftUI

  /// The edges, as the views say them.
  @available(iOS 18, tvOS 18, visionOS 2, *)
  extension GeometryHost: EdgeRegistry {
    func take(_ store: EdgeControlStore, _ wishes: OverscrollEnvironment) {
      describing {
        let edge = store.edge
        if let other = keepers[edge], other !== store { drop(other) }
        keepers[edge] = store
        if let times = wishes.times { engine.times = times } else { syncReduceMotion() }
        if options(at: edge) != engine.options(of: edge) { configure(edge) }
        stage?.show(edge)
        store.applyBinding(requests(at: edge))
        if store.takesNewAge() { renewWhatIsOld() }
      }
    }

    func drop(_ store: EdgeControlStore) {
      guard keepers[store.edge] === store else { return }
      describing {
        keepers[store.edge] = nil
        configure(store.edge)
        stage?.show(store.edge)
        runs.forget(store.edge)
        store.follow(.idle)
      }
    }

    func count(_ left: Int, towards edge: OverscrollEdge) {
      describing { send(.itemsLeft(left, towards: edge)) }
    }

    func lead(_ backToTop: BackToTopSetup?) {
      describing {
        self.backToTop = backToTop
        perform(
          engine.configure(
            backToTop: backToTop.map { BackToTopOptions(after: $0.distance) }, at: now))
        if backToTop == nil { stage?.raise(false, over: 0) }
      }
    }

    /// What the engine is told of an edge: its options, with the length that its indicator takes here.
    func options(at edge: OverscrollEdge) -> EdgeOptions? {
      guard let control = control(at: edge) else { return nil }
      var options = control.options
      // Whoever is pulled for must be one: the system's own was there first.
      if edge == .top, surroundings.hasSystemRefresh, options.trigger.isPull {
        options.trigger = .programmatic
      }
      guard options.extent == control.indicator.extent(for: options.purpose), let stage else {
        return options
      }
      let across = engine.geometry[edge.axis == .vertical ? .horizontal : .vertical]
      options.extent = form(of: control).extent(
        along: edge.axis, for: options.purpose, room: across.viewportLength,
        in: stage.traitCollection)
      return options
    }

    /// What an edge shows: the system's own control belongs to a scroll view that is not at hand.
    func form(of control: OverscrollControl) -> OverscrollIndicator.Form {
      if case .system = control.indicator.form { return .drawn(SpinnerIndicator()) }
      return control.indicator.form
    }

    /// Refreshes what has grown old, where it can be seen.
    func renewWhatIsOld() {
      guard stage?.window != nil else { return }
      for edge in OverscrollEdge.allCases {
        if let control = control(at: edge) { runs.renew(edge, of: control, at: Date()) }
      }
    }

    private func describing(_ body: () -> Void) {
      let before = isDescribing
      isDescribing = true
      body()
      isDescribing = before
    }

    private func syncReduceMotion() {
      engine.times =
        UIAccessibility.isReduceMotionEnabled ? .reducedMotion : OverscrollDefaults.times
    }

    private func requests(at edge: OverscrollEdge) -> EdgeControlStore.Requests {
      EdgeControlStore.Requests(
        phase: { [weak self] in self?.engine.phase(of: edge) ?? .idle },
        begin: { [weak self] in self?.runs.begin(at: edge, revealing: false) != nil },
        cancel: { [weak self] in self?.send(.cancel(edge)) })
    }

    // MARK: RunClient

    var applyDelay: Double { engine.times.applyDelay }

    func runID(of edge: OverscrollEdge) -> RunID? { engine.runID(of: edge) }

    func overscrollAction(at edge: OverscrollEdge) -> OverscrollAction? {
      control(at: edge)?.retriedAction
    }

    /// What changes in a view of SwiftUI's is not laid out before the next turn.
    func applyResult(at edge: OverscrollEdge, _ body: () -> RefreshResult)
      -> RefreshResult
    { body() }

    func ask(_ event: OverscrollEvent) { send(event) }

    func noteUpdate(at edge: OverscrollEdge) { control(at: edge)?.noteUpdate() }

    /// Nobody can: there is no control for the app to end.
    func endedNothing(at edge: OverscrollEdge) {}

    var isIdle: Bool { scrollPhase == .idle }

    func waitUntilIdle() -> Bool { stage?.window != nil && !isIdle }
  }
#endif
