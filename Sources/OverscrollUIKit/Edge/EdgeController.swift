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

    deinit { runs.active?.giveUp(as: .cancelled) }

    /// Replaces the control.
    func assign(_ control: OverscrollControl?) { self.control = control }

    /// Shows a preview, or the real state again.
    func show(_ preview: EdgePreview?) { self.preview = preview }

    /// The state of the edge, with the phase and progress of the engine.
    func state(_ phase: OverscrollPhase, _ progress: Double, isRunning: Bool)
      -> OverscrollControl.State
    {
      OverscrollControl.State(
        phase: phase, progress: progress, result: isRunning ? nil : runs.result)
    }

    /// Ends the edge for good after its control was removed.
    func forget() {
      runs.forget()
      itemsLeft = nil
    }

    // MARK: Items

    /// Whether the host counts the items of its list for the control's trigger.
    var countsItems: Bool {
      guard case .within(.items)? = control?.options.trigger else { return false }
      return !isCountedOutside
    }

    /// Notes a number of items, and returns whether it has changed.
    func note(itemsLeft count: Int) -> Bool {
      defer { itemsLeft = count }
      return count != itemsLeft
    }

    /// Leaves the counting to SwiftUI's rows.
    func leaveCounting() { isCountedOutside = true }

    /// Forgets the number; the engine may have discarded it with the old options.
    func forgetItems() { itemsLeft = nil }

    // MARK: The box

    /// Adds a box for an indicator, behind the content.
    ///
    /// - Parameters:
    ///   - form: The form of the indicator.
    ///   - pictures: Its pictures, if it has any.
    ///   - scrollView: The view that gets the box.
    ///   - log: The log for pictures that cannot be read.
    ///   - tapped: Called when the user taps the box.
    ///   - scrolled: Called when VoiceOver scrolls from the box; returns whether that had an effect.
    func addIndicator(
      _ form: OverscrollIndicator.Form, pictures: PhasePictures?, to scrollView: UIScrollView,
      log: OverscrollLog, tapped: @escaping @MainActor () -> Void,
      scrolled: @escaping @MainActor (UIAccessibilityScrollDirection) -> Bool
    ) {
      let view = IndicatorView(form, tapped: tapped, scrolled: scrolled)
      view.open(pictures, log: log)
      view.accessibilityIdentifier = Self.identifiers[edge]
      indicator = view
      placement = .outside
      scrollView.insertSubview(view, at: 0)
    }

    /// Removes the box.
    func removeIndicator() {
      indicator?.removeFromSuperview()
      indicator = nil
    }

    /// Sets the texts of the box, and the language in which they are read.
    func setWording(_ wording: EdgeWording, language: String?) {
      indicator?.words.use(wording)
      indicator?.accessibilityLanguage = language
    }

    /// Sets the frame of the box in the content, without reading from the scroll view.
    ///
    /// - Parameters:
    ///   - frame: The frame in the content.
    ///   - side: The side of the scroll view at which the frame is; `leading` is the left one.
    ///   - backdrop: The lengths of the background before and beyond the box, in points.
    ///   - isHidden: Whether the box is hidden.
    func place(
      in frame: CGRect, at side: OverscrollEdge, backdrop: (gap: Double, reach: Double),
      isHidden: Bool
    ) {
      guard let indicator else { return }
      if indicator.isHidden != isHidden { indicator.isHidden = isHidden }
      indicator.place(in: frame, at: side, gap: backdrop.gap, reach: backdrop.reach)
    }

    /// Draws with the style of the control from now on.
    func restyle() { if let style = control?.style { indicator?.use(style) } }

    // MARK: Drawing

    /// Draws a state, with the result of the edge's last run.
    func draw(
      _ state: IndicatorState, _ result: RefreshResult?, opacity: Double,
      _ manner: IndicatorView.Manner
    ) {
      guard let indicator else { return }
      indicator.words.set(result, updated: control?.lastUpdated)
      indicator.fade(to: opacity)
      indicator.show(state, manner)
    }

    /// Whether the box shows a real state; then a change of the pull can be drawn alone.
    var showsState: Bool { preview == nil && indicator?.showsState == true }

    /// Draws a changed pull in the current state.
    func drawPull(_ pull: PullReading, at time: Double, opacity: Double) {
      guard let indicator else { return }
      if indicator.followsPull { indicator.follow(pull, at: time) }
      indicator.fade(to: opacity)
    }

    /// Sets the opacity of the box, unless it shows a preview.
    func fade(to opacity: Double) {
      if preview == nil { indicator?.fade(to: opacity) }
    }

    /// Draws the next state in any case, because fonts, colors or texts have changed.
    func forgetDrawing(for traits: UITraitCollection) {
      indicator?.forget(for: traits)
      control?.followers.redraw()
    }

    /// Whether an animated drawing is visible in a scroll view, or elsewhere.
    func isAnimated(in scrollView: UIScrollView) -> Bool {
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
    func move(to placement: EdgeOptions.Placement) {
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

    /// Adds an action to the scroll view that replaces a pull, or removes it.
    ///
    /// - Parameters:
    ///   - isOffered: Whether the action may run.
    ///   - scrollView: The view that offers it.
    ///   - makeAction: Creates the action when it is needed.
    func offerAction(
      _ isOffered: Bool, in scrollView: UIScrollView?,
      _ makeAction: () -> UIAccessibilityCustomAction
    ) {
      guard isOffered || action != nil, let scrollView else { return }
      var actions = scrollView.accessibilityCustomActions ?? []
      let old = action
      let isThere = old.map { old in actions.contains { $0 === old } } ?? false
      // The app may have replaced all actions.
      guard isOffered != isThere else { return }
      actions.removeAll { $0 === old }
      action = nil
      if isOffered {
        let next = makeAction()
        action = next
        actions.append(next)
      }
      scrollView.accessibilityCustomActions = actions.isEmpty ? nil : actions
    }

    /// Removes the action from a scroll view.
    func withdrawAction(in scrollView: UIScrollView?) {
      offerAction(false, in: scrollView) { UIAccessibilityCustomAction(name: "") { _ in false } }
    }

    /// Renames the action after the texts have changed.
    func renameAction(_ name: String) { action?.name = name }
  }

  extension UIScrollView {
    /// The view that a list keeps behind its rows or items.
    fileprivate var background: UIView? {
      (self as? UITableView)?.backgroundView ?? (self as? UICollectionView)?.backgroundView
    }
  }
#endif
