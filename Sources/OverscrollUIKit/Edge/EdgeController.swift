#if canImport(UIKit) && !os(watchOS)
  import OverscrollCore
  import OverscrollIndicators
  import UIKit

  /// What belongs to one edge: its control, the runs of its action, the indicator, a preview of it,
  /// and the action for assistive technologies.
  ///
  /// Releasing it cancels a run in progress.
  @MainActor
  final class EdgeController {
    let edge: OverscrollEdge
    /// The control of the edge.
    private(set) var control: OverscrollControl?
    /// The run of the control's action, and the results of former ones.
    var runs = EdgeRuns()
    /// The indicator's box in the scroll view; nil if Overscroll shows none at the edge.
    private(set) var indicator: IndicatorView?
    /// The preview that is shown instead of the real state.
    private(set) var preview: EdgePreview?
    /// The last placement of the indicator.
    private(set) var placement = EdgeOptions.Placement.outside
    /// The action that the scroll view offers instead of a pull.
    private var action: UIAccessibilityCustomAction?
    /// The number of items beyond the visible ones that was reported last; nil for none.
    private var itemsLeft: Int?
    /// Whether SwiftUI's rows count the items.
    private var isCountedOutside = false

    /// The identifiers of the boxes, for an app's tests of its interface.
    private static let identifiers = PerEdge(
      top: "overscroll.top", bottom: "overscroll.bottom", leading: "overscroll.leading",
      trailing: "overscroll.trailing")

    init(_ edge: OverscrollEdge) { self.edge = edge }

    deinit { runs.active?.end(as: .cancelled) }

    /// Whether the edge has nothing to draw.
    var isEmpty: Bool { control == nil && indicator == nil }

    /// Replaces the control.
    func assign(_ control: OverscrollControl?) { self.control = control }

    /// Shows a preview, or the real state again.
    func show(_ preview: EdgePreview?) { self.preview = preview }

    /// Forgets the runs and the items of a control that was removed.
    func forget() {
      runs.forget()
      itemsLeft = nil
    }

    // MARK: Runs and states

    /// The record of a run that the engine has begun; made when it is first needed.
    ///
    /// - Parameters:
    ///   - id: The engine's run; nil for none.
    ///   - log: The log for a run that is released without an end.
    ///   - carryOut: Carries out the app's end of the run.
    /// - Returns: The run; nil for none.
    func run(
      _ id: RunID?, log: OverscrollLog,
      _ carryOut: @escaping @MainActor @Sendable (EdgeRequest) -> Bool
    ) -> ActiveRun? {
      guard let id else { return nil }
      if let run = runs.active, run.id == id { return run }
      let record = RunRecord(
        log: log, isCancellation: control?.isCancellation ?? OverscrollDefaults.isCancellation
      ) { [weak self] record, result in
        if let id = self?.runs.keep(result, of: record) { _ = carryOut(.end(id, result.summary)) }
      }
      let run = ActiveRun(record, of: control, edge: edge, id: id)
      runs.add(run)
      return run
    }

    /// The state of the control.
    func state(_ engine: OverscrollEngine) -> OverscrollControl.State {
      OverscrollControl.State(
        phase: engine.phase(of: edge), progress: engine.progress(of: edge),
        result: engine.runID(of: edge) == nil ? runs.result : nil)
    }

    /// The state of a control that has observers; nil otherwise.
    func observedState(_ engine: OverscrollEngine) -> OverscrollControl.State? {
      control?.isObserved == true ? state(engine) : nil
    }

    // MARK: Arming

    /// Whether a pull may arm the edge, as the app answers; nil without a control.
    func allowsArming(in scrollView: UIScrollView?) -> Bool? {
      guard let control else { return nil }
      return !isTransparent(in: scrollView) && control.shouldArm?(control) ?? true
    }

    /// Whether the list, the control or its own view is transparent.
    func isTransparent(in scrollView: UIScrollView?) -> Bool {
      guard let control else { return false }
      return scrollView?.isTransparent == true || control.isTransparent
    }

    // MARK: Items

    /// Counts the items of a table or collection view, if the control's trigger needs their number.
    ///
    /// Called after layouts and with frames, never from observation: reading a list's visible items
    /// during its own layout would start another layout.
    ///
    /// - Returns: The number of items beyond the visible ones; nil if it has not changed.
    func countItems(in scrollView: UIScrollView?) -> Int? {
      guard case .within(.items)? = control?.options.trigger, !isCountedOutside,
        let list = scrollView as? any ListOfItems,
        let count = list.itemsLeft(towards: edge), count != itemsLeft
      else { return nil }
      itemsLeft = count
      return count
    }

    /// Leaves the counting to SwiftUI's rows.
    func leaveCounting() { isCountedOutside = true }

    /// Forgets the number; the engine may have discarded it with the old options.
    func forgetItems() { itemsLeft = nil }

    // MARK: The box

    /// Adds the box of the control's indicator behind the content, unless the system shows it.
    ///
    /// - Parameters:
    ///   - scene: The list.
    ///   - log: The log for pictures that cannot be read.
    func addIndicator(in scene: EdgeScene, log: OverscrollLog) {
      guard let control, let scrollView = scene.edges.scrollView,
        !isShownBySystem(in: scrollView.traitCollection),
        let form = form(in: scrollView.traitCollection)
      else { return }
      let (edge, carryOut) = (edge, scene.edges.carryOut)
      let view = IndicatorView(
        form, tapped: { _ = carryOut(.tap(edge)) }, scrolled: { carryOut(.scroll($0)) })
      view.open(control.indicator.pictures, log: log)
      view.accessibilityIdentifier = Self.identifiers[edge]
      indicator = view
      placement = .outside
      scrollView.insertSubview(view, at: 0)
      updateWords(from: scene.edges.environment)
      view.use(control.style)
      moveBehindContent()
    }

    /// Removes the box.
    func removeIndicator() {
      indicator?.removeFromSuperview()
      indicator = nil
    }

    /// Sets the texts of the box and of the action, and the language in which they are read.
    func updateWords(from environment: HostEnvironment) {
      action?.name = environment.actionName(of: control)
      guard let indicator else { return }
      indicator.words.use(environment.edgeWording(of: control))
      indicator.accessibilityLanguage = environment.voice
    }

    /// Places the box in the content, so that scrolling does not have to move it; reads nothing from
    /// the scroll view.
    func place(_ scene: EdgeScene) {
      let engine = scene.engine
      changeDepth(for: engine.options(of: edge)?.placement ?? .outside)
      guard let indicator,
        let frame = engine.boxFrame(
          of: edge, placement, isMirrored: scene.direction.isMirrored,
          clearance: edge == .top ? scene.edges.largeTitle.clearance : 0)
      else { return }
      let side = scene.direction.side(of: edge)
      let isHidden = preview == nil && engine.isHidden(edge)
      if indicator.isHidden != isHidden { indicator.isHidden = isHidden }
      let backdrop = engine.backdrop(of: edge, frame, placement, isAtStart: side.isStart)
      indicator.place(in: frame, at: side, gap: backdrop.gap, reach: backdrop.reach)
    }

    /// Draws with the texts and the style of the control from now on.
    func restyle(from environment: HostEnvironment, for traits: UITraitCollection) {
      updateWords(from: environment)
      if let style = control?.style { indicator?.use(style) }
      forgetDrawing(for: traits)
    }

    /// Updates what depends on the phase, after the phase was drawn.
    func phaseChanged(_ scene: EdgeScene) {
      if edge == .top, let scrollView = scene.edges.scrollView {
        scene.edges.largeTitle.find(over: scrollView)
      }
      moveBehindContent()
    }

    // MARK: Drawing

    /// The state that the indicator shows: the preview's, or the real one.
    func indicatorState(_ scene: EdgeScene) -> IndicatorState? {
      let width = scene.viewportLength(across: edge.axis)
      let isStill = scene.edges.environment.reducesMotion
      return preview?.state(at: scene.time, width: width, reducesMotion: isStill)
        ?? IndicatorState(
          of: edge, in: scene.engine, at: scene.time, width: width, reducesMotion: isStill)
    }

    /// Places and draws the edge.
    ///
    /// - Returns: Whether an animated drawing is visible, so that frames are needed.
    func draw(_ scene: EdgeScene) -> Bool {
      control?.followers.draw()
      if indicator != nil {
        if edge == .top { _ = scene.updateLargeTitle() }
        place(scene)
        drawState(scene)
      }
      return isAnimated(in: scene)
    }

    /// Draws a changed pull, and moves a header that a large title would cover.
    func drawPull(_ scene: EdgeScene) {
      control?.followers.draw()
      if edge == .top, scene.updateLargeTitle() { place(scene) }
      guard preview == nil, let indicator, indicator.showsState,
        let pull = scene.engine.pullReading(of: edge)
      else { return drawState(scene) }
      if indicator.followsPull { indicator.follow(pull, at: scene.engine.now) }
      indicator.fade(to: opacity(pull, scene))
    }

    /// Draws the present state, with the result of the edge's last run.
    private func drawState(_ scene: EdgeScene) {
      guard let indicator, let state = indicatorState(scene) else { return }
      indicator.words.set(preview?.result ?? runs.result, updated: control?.lastUpdated)
      indicator.fade(to: preview == nil ? opacity(scene.engine.pullReading(of: edge), scene) : 1)
      indicator.show(
        state,
        IndicatorView.Manner(
          isTappable: scene.engine.canBeTapped(edge), isMirrored: scene.direction.isRightToLeft))
    }

    /// Sets the opacity of the box for the engine's state, unless it shows a preview.
    ///
    /// Call it inside the animation, if there is one.
    func fade(_ scene: EdgeScene) {
      guard preview == nil, let indicator else { return }
      indicator.fade(to: opacity(scene.engine.pullReading(of: edge), scene))
    }

    /// The opacity of the box; 0 at rest if the app's own refresh control gets the pulls.
    private func opacity(_ pull: PullReading?, _ scene: EdgeScene) -> Double {
      if scene.edges.systemTakesPulls, edge == .top, scene.engine.phase(of: edge) == .idle {
        return 0
      }
      return control?.opacity(at: pull) ?? 1
    }

    /// Draws the next state in any case, because fonts, colors or texts have changed.
    func forgetDrawing(for traits: UITraitCollection) {
      indicator?.forget(for: traits)
      control?.followers.redraw()
    }

    /// Whether an animated drawing is visible in the scroll view or elsewhere, if the list is in a
    /// window.
    func isAnimated(in scene: EdgeScene) -> Bool {
      guard !scene.edges.environment.isStill, let scrollView = scene.edges.scrollView else {
        return false
      }
      if control?.followers.areAnimated == true { return true }
      guard let indicator else { return false }
      return indicator.isAnimated && !indicator.isHidden
        && indicator.frame.intersects(scrollView.bounds)
    }

    // MARK: Depth

    /// The layer depth of a box over the content: layouts give headers small depths (`Facts.md`,
    /// U10).
    private static let frontDepth: CGFloat = 10_000

    /// Moves the box in front of the content or behind it, if its placement has changed.
    ///
    /// Called for every drawing; reads from the scroll view only after a change.
    private func changeDepth(for placement: EdgeOptions.Placement) {
      guard let indicator, placement != self.placement else { return }
      let before = self.placement
      self.placement = placement
      if (before == .over) != (placement == .over) {
        if placement == .over {
          indicator.layer.zPosition = Self.frontDepth
          indicator.superview?.bringSubviewToFront(indicator)
        } else {
          indicator.superview?.sendSubviewToBack(indicator)
        }
      }
      moveBehindContent()
    }

    /// Moves a box that is not over the content behind views that were added later.
    ///
    /// It stays in front of a list's background. A list inserts new cells behind its other
    /// subviews, so only views with a smaller layer depth are behind them. Views of equal depth are
    /// ordered as subviews.
    func moveBehindContent() {
      guard placement != .over, let indicator,
        let scrollView = indicator.superview as? UIScrollView
      else { return }
      let background = scrollView.background
      let depth: CGFloat = background == nil ? -1 : 0
      if indicator.layer.zPosition != depth { indicator.layer.zPosition = depth }
      guard let background, background.superview === scrollView else { return }
      let views = scrollView.subviews
      let (own, other) = (views.firstIndex(of: indicator), views.firstIndex(of: background))
      guard let own, let other, own < other else { return }
      scrollView.insertSubview(indicator, aboveSubview: background)
    }

    // MARK: Accessibility

    /// Whether the action that replaces a pull may run.
    func wantsAction(_ engine: OverscrollEngine) -> Bool {
      control.map { engine.offersAction(at: edge, of: $0) } ?? false
    }

    /// The name of the action that replaces a pull; nil while it may not run.
    func offeredAction(in scene: EdgeScene) -> String? {
      wantsAction(scene.engine) ? scene.edges.environment.actionName(of: control) : nil
    }

    /// Offers the action that replaces a pull while it may run, and withdraws it otherwise.
    func updateAction(in scene: EdgeScene) {
      guard scene.edges.offersActions, let scrollView = scene.edges.scrollView else { return }
      guard wantsAction(scene.engine) else { return withdrawAction(in: scrollView) }
      // After almost every event, the view offers it already.
      guard !offersAction(in: scrollView) else { return }
      let (edge, carryOut) = (edge, scene.edges.carryOut)
      let name = scene.edges.environment.actionName(of: control)
      let action = UIAccessibilityCustomAction(name: name) { _ in carryOut(.action(edge)) }
      scrollView.accessibilityCustomActions =
        (scrollView.accessibilityCustomActions ?? []) + CollectionOfOne(action)
      self.action = action
    }

    /// Removes the action from a scroll view.
    func withdrawAction(in scrollView: UIScrollView?) {
      guard let scrollView, offersAction(in: scrollView) else { return }
      let rest = (scrollView.accessibilityCustomActions ?? []).filter { $0 !== action }
      scrollView.accessibilityCustomActions = rest.isEmpty ? nil : rest
      action = nil
    }

    /// Whether the view offers the action; the app may have replaced all actions.
    private func offersAction(in scrollView: UIScrollView?) -> Bool {
      guard let action, let scrollView else { return false }
      return (scrollView.accessibilityCustomActions ?? []).contains { $0 === action }
    }
  }

  extension UIView {
    /// The opacity at which views count as transparent; UIKit sends no touches to views below it.
    fileprivate static let transparency = 0.01

    /// Whether the view is transparent, alone or with a view around it.
    fileprivate var isTransparent: Bool {
      sequence(first: self, next: \.superview).contains { Double($0.alpha) <= Self.transparency }
    }
  }

  extension OverscrollControl {
    /// Whether the indicator is transparent, by itself or by a view that the app gave it.
    fileprivate var isTransparent: Bool {
      if alpha <= UIView.transparency { return true }
      guard case .view(let view, _, _) = indicator.form else { return false }
      return Double(view.alpha) <= UIView.transparency
    }
  }

  extension UIScrollView {
    /// The view that a list keeps behind its rows or items.
    fileprivate var background: UIView? {
      (self as? UITableView)?.backgroundView ?? (self as? UICollectionView)?.backgroundView
    }
  }
#endif
