#if canImport(UIKit) && !os(watchOS)
  import OverscrollCore
  import OverscrollIndicators
  import OverscrollTexts
  import UIKit

  /// The indicators at the edges: their lengths, places and states.
  extension OverscrollHostView {
    // MARK: Options

    /// The options of a control, with the length of its indicator in this view.
    func engineOptions(at edge: OverscrollEdge) -> EdgeOptions? {
      guard edges[edge].control != nil else { return nil }
      return edges[edge].engineOptions(
        in: EdgeController.Surroundings(
          room: engine.geometry[edge.axis == .vertical ? .horizontal : .vertical].viewportLength,
          traits: traitCollection, scrollView: scrollView,
          isContested: executor.isContested(at: side(of: edge)),
          systemTakesPulls: system.takesPulls))
    }

    /// Sends the engine the options of edges whose lengths have changed.
    func updateOptions() {
      for edge in OverscrollEdge.allCases where engineOptions(at: edge) != engine.options(of: edge)
      {
        configure(edge)
      }
    }

    // MARK: Boxes

    /// Shows the indicator of an edge's control in place of the old one.
    func showIndicator(at edge: OverscrollEdge) {
      edges[edge].removeIndicator()
      showSystemSign(at: edge)
      defer { offerAction(at: edge) }
      guard let control = edges[edge].control, let scrollView,
        let form = edges[edge].form(in: scrollView.traitCollection)
      else { return }
      if case .system = form { return syncSystemSign() }
      edges[edge].addIndicator(
        form, pictures: control.indicator.pictures, to: scrollView, log: hints.log,
        tapped: { [weak self] in self?.send(.tapped(edge)) },
        scrolled: { [weak self] in self?.accessibilityScrolled($0) == true })
      edges[edge].updateWords(from: environment)
      edges[edge].restyle()
      edges[edge].moveBehindContent()
      // An app's own view can be measured only in its box.
      configure(edge)
      draw(edge)
    }

    /// Draws the indicator of an edge in the present style of its control.
    func restyle(_ edge: OverscrollEdge) {
      edges[edge].updateWords(from: environment)
      edges[edge].restyle()
      edges[edge].forgetDrawing(for: traitCollection)
      draw(edge)
    }

    func placeIndicators() {
      updateOptions()
      for edge in OverscrollEdge.allCases {
        edges[edge].moveBehindContent()
        draw(edge)
        offerAction(at: edge)
      }
      placeBackToTop()
    }

    /// What all edges share when their boxes are placed and drawn.
    private var scene: EdgeController.Scene {
      EdgeController.Scene(
        direction: observer.direction, titleClearance: largeTitle.clearance,
        systemTakesPulls: system.takesPulls)
    }

    /// Places the boxes that stay at the edge of the viewport while the content scrolls.
    func placeFloating() {
      for edge in OverscrollEdge.allCases where engine.isFloating(edge, edges[edge].placement) {
        edges[edge].place(engine, scene)
      }
    }

    /// Reads the large title above the header.
    ///
    /// - Returns: Whether the header has moved.
    private func readLargeTitle() -> Bool {
      guard largeTitle.isPossible, let scrollView else { return false }
      return largeTitle.update(in: scrollView, overscroll: engine.overscroll(past: .top))
    }

    // MARK: States

    func draw(_ edge: OverscrollEdge) {
      if edge == .top { syncSystemSign() }
      edges[edge].control?.followers.draw()
      defer { if isAnimatedAndVisible(edge) { scheduler.run() } }
      guard edges[edge].indicator != nil else { return }
      if edge == .top { _ = readLargeTitle() }
      edges[edge].place(engine, scene)
      drawState(of: edge)
    }

    /// Draws a changed pull, which moves no indicator except one below a large title.
    func drawPull(_ edge: OverscrollEdge) {
      let controller = edges[edge]
      controller.control?.followers.draw()
      if edge == .top, readLargeTitle() { controller.place(engine, scene) }
      if !controller.drawPull(engine, scene) { drawState(of: edge) }
    }

    private func drawState(of edge: OverscrollEdge) {
      edges[edge].draw(engine, scene, at: now, reducesMotion: environment.reducesMotion)
    }

    /// The state that the indicator of an edge shows: the preview's, or the real one.
    func indicatorState(of edge: OverscrollEdge) -> IndicatorState? {
      edges[edge].indicatorState(engine, at: now, reducesMotion: environment.reducesMotion)
    }

    /// Whether an animated drawing is visible.
    func isAnimatedAndVisible(_ edge: OverscrollEdge) -> Bool {
      guard window != nil, !environment.isStill, let scrollView else { return false }
      return edges[edge].isAnimated(in: scrollView)
    }

    /// Sets the opacity of all indicators for the engine's state; call it inside the animation, if
    /// there is one.
    func fadeIndicators() {
      for edge in OverscrollEdge.allCases { edges[edge].fade(engine, scene) }
    }

    func drawAll() {
      for edge in OverscrollEdge.allCases { draw(edge) }
    }

    /// Redraws everything after fonts, colors or texts have changed.
    func redrawAll() {
      for edge in OverscrollEdge.allCases { edges[edge].forgetDrawing(for: traitCollection) }
      updateOptions()
      drawAll()
      placeBackToTop()
    }

    // MARK: Texts

    /// Updates all texts.
    func wordsChanged() {
      environment.updateLanguage()
      for edge in OverscrollEdge.allCases { edges[edge].updateWords(from: environment) }
      nameBackToTop()
      renewPlaceholder()
      redrawAll()
    }

    // MARK: The system's control

    /// Adds or removes the system's control.
    private func showSystemSign(at edge: OverscrollEdge) {
      guard let scrollView, case .system? = edges[edge].form(in: scrollView.traitCollection) else {
        guard edge == .top else { return }
        system.remove()
        return yieldToSystemControl()
      }
      system.add(to: scrollView) { [weak self] in
        self?.send(.begin(edge))
        return self?.isSystemSignRunning == true
      }
    }

    /// Leaves the pulls at the top to the app's own refresh control, if the app has added one.
    func yieldToSystemControl() {
      guard let scrollView, let control = edges[.top].control else { return }
      var takesPulls = control.options.trigger.isPull && Platform.hasSystemControl(scrollView)
      if case .system? = edges[.top].form(in: scrollView.traitCollection) { takesPulls = false }
      if takesPulls { hints.note(.systemControl) }
      guard system.update(takesPulls: takesPulls) else { return }
      configure(.top)
      draw(.top)
    }

    private var isSystemSignRunning: Bool {
      let phase = engine.phase(of: .top)
      return phase == .refreshing || phase == .waiting
    }

    /// Shows the engine's state in the system's control.
    private func syncSystemSign() {
      guard let scrollView else { return }
      let needsScroll = system.show(
        isRunning: isSystemSignRunning,
        isOffered: engine.isEnabled(.top) && !engine.isHidden(.top))
      if needsScroll { executor.scrollToTop(scrollView, isAnimated: !environment.reducesMotion) }
    }

    // MARK: The button back to the top

    /// The app's setting; nil for no button.
    var backToTop: BackToTop? { backToTopPresenter.setting }

    func setBackToTop(_ setting: BackToTop?) {
      backToTopPresenter.apply(setting)
      configureBackToTop()
      backToTopPresenter.raiseCompanion()
      leaveIfUnused()
    }

    /// Raises or lowers the button as the engine requires.
    func moveBackToTop(_ motion: SettleMotion) {
      guard backToTop != nil, let scrollView else { return }
      let isNew = backToTopPresenter.addButton(to: scrollView) { [weak self] in
        self?.send(.backToTopTapped)
      }
      if isNew { nameBackToTop() }
      let duration = window == nil ? 0 : motion.end - now
      backToTopPresenter.move(rises: motion.target > 0, over: duration) {
        placeBackToTop()
      }
    }

    private func nameBackToTop() {
      backToTopPresenter.setLabel(
        environment.wording(of: nil)[.backToTop], language: environment.voice)
    }

    /// Keeps the button in its corner while the content scrolls to the engine's offset.
    func placeBackToTop() {
      guard backToTopPresenter.button != nil else { return }
      let (lengths, offset) = (engine.geometry, engine.offset)
      placeBackToTop(
        in: CGRect(
          x: logical(offset.horizontal, .horizontal), y: offset.vertical,
          width: lengths.horizontal.viewportLength, height: lengths.vertical.viewportLength))
    }

    /// Keeps the button in its corner of a scroll view with these bounds.
    func placeBackToTop(in bounds: CGRect) {
      guard backToTopPresenter.button != nil, let scrollView else { return }
      // A button that is being lowered still follows the content.
      guard backToTopPresenter.isRisen || !engine.backToTop.isSettled(at: now) else { return }
      backToTopPresenter.place(
        in: bounds.inset(by: scrollView.safeAreaInsets),
        isRightToLeft: observer.direction.isRightToLeft)
    }

    // MARK: Assistive technologies

    /// Offers the accessibility action of an edge while it may run, and withdraws it otherwise.
    func offerAction(at edge: OverscrollEdge) {
      guard swiftUI == nil || !SwiftUILayout.offersActions else { return }
      guard wantsAction(at: edge) else { return edges[edge].withdrawAction(in: scrollView) }
      // Almost every event finds it there; nothing is allocated for it.
      guard !edges[edge].offersAction(in: scrollView) else { return }
      edges[edge].offerAction(
        in: scrollView, named: environment.actionName(of: edges[edge].control)
      ) { [weak self] _ in self?.begin(at: edge, revealing: true) != nil }
    }

    func wantsAction(at edge: OverscrollEdge) -> Bool { edges[edge].wantsAction(engine) }

    /// Runs the action of the edge in the direction of a scroll; returns whether it did.
    func accessibilityScrolled(_ direction: UIAccessibilityScrollDirection) -> Bool {
      syncFromScrollView()
      let edges = scrollView?.edges(towards: direction, isMirrored: isMirrored(.horizontal)) ?? []
      guard let edge = edges.first(where: { wantsAction(at: $0) && rests(at: $0) }) else {
        return false
      }
      return begin(at: edge, revealing: true) != nil
    }

    private func rests(at edge: OverscrollEdge) -> Bool {
      guard let scrollView, !scrollView.isTracking, !scrollView.isDecelerating else { return false }
      let (lengths, offset) = (engine.geometry[edge.axis], engine.offset[edge.axis])
      let rest = edge.isStart ? lengths.firstOffset : lengths.lastOffset
      return abs(offset - rest) < 0.5
    }
  }
#endif
