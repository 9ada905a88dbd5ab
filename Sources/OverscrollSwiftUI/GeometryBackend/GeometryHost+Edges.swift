#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  import Foundation
  import OverscrollCore
  import OverscrollIndicators
  import OverscrollUIKit
  import SwiftUI

  /// The edges that the views describe.
  @available(iOS 17, tvOS 17, visionOS 1, *)
  extension GeometryHost: EdgeRegistry {
    func add(_ store: EdgeControlStore, _ environment: OverscrollEnvironment) {
      describing {
        let edge = store.edge
        if let other = stores[edge], other !== store { remove(other) }
        stores[edge] = store
        store.control?.show(in: self, at: edge)
        store.pagesChanged = { [weak self] in self?.updateStatus(edge) }
        apply(environment)
        if options(at: edge) != engine.options(of: edge) { configure(edge) }
        stage?.show(edge)
        updateEnabled(edge)
        updateHidden(edge)
        updateStatus(edge)
        updateOffers()
        store.applyState(requests(at: edge))
        if store.takesNewAge() { renewWhatIsOld() }
      }
    }

    func remove(_ store: EdgeControlStore) {
      guard stores[store.edge] === store else { return }
      describing {
        stores[store.edge] = nil
        configure(store.edge)
        stage?.show(store.edge)
        runs.forget(store.edge)
        store.control?.show(in: nil, at: store.edge)
        store.state.leave()
        store.reporter.report(OverscrollControl.State())
        updateStatus(store.edge)
      }
    }

    /// Updates what rows show about an edge.
    func updateStatus(_ edge: OverscrollEdge) {
      let status = control(at: edge)?.status(
        in: engine.phase(of: edge), runs.result(at: edge), failure: runs.failure(at: edge),
        stores[edge]?.pageFacts)
      statuses.update(edge, to: status ?? EdgeStatus())
    }

    private func updateEnabled(_ edge: OverscrollEdge) {
      guard let control = control(at: edge), control.isEnabled != engine.isEnabled(edge) else {
        return
      }
      send(.enabled(edge, control.isEnabled))
    }

    private func updateHidden(_ edge: OverscrollEdge) {
      guard let control = control(at: edge), control.isHidden != engine.isHiddenByApp(edge) else {
        return
      }
      send(.hidden(edge, control.isHidden))
    }

    func count(_ left: Int, towards edge: OverscrollEdge) {
      describing { send(.itemsLeft(left, towards: edge)) }
    }

    func setBackToTop(_ backToTop: BackToTopSetup?) {
      describing {
        self.backToTop = backToTop
        configureBackToTop(isFinal: false)
      }
    }

    /// Returns the options of an edge for the engine, with the length of its indicator in this
    /// list.
    func options(at edge: OverscrollEdge) -> EdgeOptions? {
      guard let control = control(at: edge) else { return nil }
      var options = control.options
      options.asksToArm = control.shouldArm != nil
      if edge == .top, yieldsToSystem, options.trigger.isPull { options.trigger = .programmatic }
      if options.following == .always, !openEdges.contains(edge) { options.following = .never }
      guard options.extent == control.indicator.extent(for: options.purpose), let stage else {
        return options
      }
      let across = engine.geometry[edge.axis == .vertical ? .horizontal : .vertical]
      options.extent = form(of: control).extent(
        along: edge.axis, for: options.purpose, room: across.viewportLength,
        in: stage.traitCollection)
      if control.indicator.fitsPictures {
        options.extent = max(options.extent, stage.pictureLength(at: edge))
      }
      return options
    }

    /// Returns the form of a control's indicator; the system's control needs a UIKit scroll view.
    func form(of control: OverscrollControl) -> OverscrollIndicator.Form {
      if case .system = control.indicator.form { return .drawn(SpinnerIndicator()) }
      return control.indicator.form
    }

    /// Refreshes visible edges that are older than their limit.
    func renewWhatIsOld() {
      guard stage?.window != nil else { return }
      for edge in OverscrollEdge.allCases {
        if let control = control(at: edge) { runs.renew(edge, of: control, at: Date()) }
      }
    }

    private func requests(at edge: OverscrollEdge) -> EdgeRequests {
      EdgeRequests(
        phase: { [weak self] in self?.engine.phase(of: edge) ?? .idle },
        begin: { [weak self] in self?.runs.begin(at: edge, revealing: false) != nil },
        cancel: { [weak self] in self?.send(.cancel(edge)) },
        setHasMore: { [weak self] hasMore in self?.send(hasMore ? .reset(edge) : .ranOut(edge)) },
        reportLoaded: { [weak self] in self?.send(.loaded) },
        setRunElsewhere: { [weak self] in self?.send(.ranElsewhere(edge, isRunning: $0)) },
        idleWaiter: runs.idleWaiter)
    }

    // MARK: RunClient

    var applyDelay: Double { engine.times.applyDelay }

    func runID(of edge: OverscrollEdge) -> RunID? { engine.runID(of: edge) }

    /// SwiftUI lays out the changes of a later turn, so the position cannot be preserved here.
    func applyResult(at edge: OverscrollEdge, _ body: () -> RefreshResult)
      -> RefreshResult
    { body() }

    func ask(_ event: OverscrollEvent) { send(event) }

    func noteUpdate(at edge: OverscrollEdge) { control(at: edge)?.noteUpdate() }

    var isIdle: Bool { scrollMotion == .idle }

    func waitUntilIdle() -> Bool { stage?.window != nil && !isIdle }
  }
#endif
