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
      guard let control = edges[edge].control else { return nil }
      var options = placedOptions(of: control, at: edge)
      let form = form(of: control, at: edge)
      if case .system = form {
        var own = EdgeOptions(purpose: options.purpose, trigger: .programmatic, extent: 0)
        own.visibility = options.visibility
        own.scrollAnchoring = options.scrollAnchoring
        return own
      }
      guard options.extent == control.indicator.extent(for: options.purpose) else { return options }
      let across = engine.geometry[edge.axis == .vertical ? .horizontal : .vertical]
      options.extent = form.extent(
        along: edge.axis, for: options.purpose, room: across.viewportLength, in: traitCollection)
      if control.indicator.fitsPictures, let length = edges[edge].indicator?.pictureLength {
        options.extent = max(options.extent, length)
      }
      // A view whose length is known only in its list arms when all of it is visible.
      if form.isView, options.trigger == .onRelease(past: control.indicator.triggerDistance) {
        options.trigger = .onRelease(past: options.extent)
      }
      return options
    }

    /// The options of a control, adapted to the scroll view and to the system's own control.
    private func placedOptions(
      of control: OverscrollControl, at edge: OverscrollEdge
    ) -> EdgeOptions {
      var options = control.options
      options.asksToArm = control.shouldArm != nil
      if let scrollView, Platform.showsWebPage(scrollView) { options.placement = .over }
      // Without an inset, an indicator beyond the content would not be visible.
      if executor.isContested(at: side(of: edge)) { options.placement = .over }
      if edge == .top, system.takesPulls, options.trigger.isPull { options.trigger = .programmatic }
      return options
    }

    /// The form of an indicator; the system's control exists only at the top, and not on all
    /// systems.
    private func form(
      of control: OverscrollControl, at edge: OverscrollEdge
    ) -> OverscrollIndicator.Form {
      guard case .system = control.indicator.form else { return control.indicator.form }
      let traits = scrollView?.traitCollection ?? traitCollection
      return edge == .top && Platform.hasRefreshControls(traits)
        ? .system : .drawn(SpinnerIndicator())
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
      guard let control = edges[edge].control, let scrollView else { return }
      let form = form(of: control, at: edge)
      if case .system = form { return syncSystemSign() }
      edges[edge].addIndicator(
        form, pictures: control.indicator.pictures, to: scrollView, log: log,
        tapped: { [weak self] in self?.send(.tapped(edge)) },
        scrolled: { [weak self] in self?.accessibilityScrolled($0) == true })
      setWording(at: edge)
      edges[edge].restyle()
      edges[edge].moveBehindContent()
      // An app's own view can be measured only in its box.
      configure(edge)
      draw(edge)
    }

    /// Draws the indicator of an edge in the present style of its control.
    func restyle(_ edge: OverscrollEdge) {
      setWording(at: edge)
      edges[edge].restyle()
      edges[edge].forgetDrawing(for: traitCollection)
      edges[edge].renameAction(environment.actionName(of: edges[edge].control))
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

    /// Places the box of an edge in the content, so that scrolling does not have to move it.
    private func placeIndicator(at edge: OverscrollEdge) {
      let controller = edges[edge]
      guard controller.indicator != nil,
        let frame = engine.boxFrame(
          of: edge, controller.placement, isMirrored: isMirrored(.horizontal),
          clearance: edge == .top ? largeTitle.clearance : 0)
      else { return }
      controller.move(to: engine.options(of: edge)?.placement ?? .outside)
      let side = side(of: edge)
      controller.place(
        in: frame, at: side,
        backdrop: engine.backdrop(
          of: edge, frame, controller.placement, isAtStart: side.isStart),
        isHidden: controller.preview == nil && engine.isHidden(edge))
    }

    /// Places the boxes that stay at the edge of the viewport while the content scrolls.
    func placeFloating() {
      for edge in OverscrollEdge.allCases where engine.isFloating(edge, edges[edge].placement) {
        placeIndicator(at: edge)
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
      placeIndicator(at: edge)
      drawState(of: edge)
    }

    /// Draws a changed pull, which moves no indicator except one below a large title.
    func drawPull(_ edge: OverscrollEdge) {
      let controller = edges[edge]
      controller.control?.followers.draw()
      if edge == .top, readLargeTitle() { placeIndicator(at: edge) }
      guard controller.showsState, let pull = engine.pullReading(of: edge) else {
        return drawState(of: edge)
      }
      controller.drawPull(pull, at: engine.now, opacity: opacity(at: edge, pull))
    }

    private func drawState(of edge: OverscrollEdge) {
      let controller = edges[edge]
      guard controller.indicator != nil, let state = indicatorState(of: edge) else { return }
      let preview = controller.preview
      controller.draw(
        state, preview?.result ?? controller.runs.result,
        opacity: preview == nil ? opacity(at: edge, engine.pullReading(of: edge)) : 1,
        IndicatorView.Manner(
          isTappable: engine.canBeTapped(edge), isMirrored: observer.direction.isRightToLeft))
    }

    /// The state that the indicator of an edge shows: the preview's, or the real one.
    func indicatorState(of edge: OverscrollEdge) -> IndicatorState? {
      let across: OverscrollAxis = edge.axis == .vertical ? .horizontal : .vertical
      let width = engine.geometry[across].viewportLength
      let reducesMotion = environment.reducesMotion
      return edges[edge].preview?.state(at: now, width: width, reducesMotion: reducesMotion)
        ?? IndicatorState(of: edge, in: engine, at: now, width: width, reducesMotion: reducesMotion)
    }

    /// Whether an animated drawing is visible.
    func isAnimatedAndVisible(_ edge: OverscrollEdge) -> Bool {
      guard window != nil, !environment.isStill, let scrollView else { return false }
      return edges[edge].isAnimated(in: scrollView)
    }

    /// Sets the opacity of all indicators for the engine's state; call it inside the animation, if
    /// there is one.
    func fadeIndicators() {
      for edge in OverscrollEdge.allCases where edges[edge].indicator != nil {
        edges[edge].fade(to: opacity(at: edge, engine.pullReading(of: edge)))
      }
    }

    /// The opacity of an indicator; 0 at rest if the app's own refresh control gets the pulls at
    /// this edge.
    private func opacity(at edge: OverscrollEdge, _ pull: PullReading?) -> Double {
      if system.takesPulls, edge == .top, engine.phase(of: edge) == .idle { return 0 }
      return edges[edge].control?.opacity(at: pull) ?? 1
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
      for edge in OverscrollEdge.allCases {
        setWording(at: edge)
        edges[edge].renameAction(environment.actionName(of: edges[edge].control))
      }
      nameBackToTop()
      renewPlaceholder()
      redrawAll()
    }

    private func setWording(at edge: OverscrollEdge) {
      guard edges[edge].indicator != nil else { return }
      edges[edge].setWording(
        environment.edgeWording(of: edges[edge].control), language: environment.voice)
    }

    // MARK: The system's control

    /// Adds or removes the system's control.
    private func showSystemSign(at edge: OverscrollEdge) {
      guard let control = edges[edge].control, let scrollView,
        case .system = form(of: control, at: edge)
      else {
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
      if case .system = form(of: control, at: .top) { takesPulls = false }
      if takesPulls { hint(.systemControl) }
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
      edges[edge].offerAction(wantsAction(at: edge), in: scrollView) {
        UIAccessibilityCustomAction(name: environment.actionName(of: edges[edge].control)) {
          [weak self] _ in self?.begin(at: edge, revealing: true) != nil
        }
      }
    }

    func wantsAction(at edge: OverscrollEdge) -> Bool {
      edges[edge].control.map { engine.offersAction(at: edge, of: $0) } ?? false
    }

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

    // MARK: Hints

    /// Logs a hint if the app has added the view of a control to another view, such as a table's
    /// footer.
    func hintAtViews() {
      for edge in OverscrollEdge.allCases where edges[edge].indicator?.hasLostItsView == true {
        hint(.viewElsewhere(edge))
      }
    }

    /// Logs hints for controls that need pulls that cannot happen.
    func hintAtBounces() {
      guard let scrollView, !scrollView.bounces else { return }
      for edge in OverscrollEdge.allCases where !scrollView.bounces(along: edge.axis) {
        if engine.options(of: edge)?.trigger.isPull == true { hint(.bouncesOff(edge)) }
      }
    }
  }

  extension UIScrollView {
    /// Whether content bounces along an axis; `bounces` is true only if it does so along both.
    fileprivate func bounces(along axis: OverscrollAxis) -> Bool {
      guard #available(iOS 17.4, tvOS 17.4, visionOS 1.1, *) else { return bounces }
      return axis == .vertical ? bouncesVertically : bouncesHorizontally
    }
  }
#endif
