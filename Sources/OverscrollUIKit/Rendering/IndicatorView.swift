#if canImport(UIKit) && !os(watchOS)
  package import OverscrollCore
  package import OverscrollIndicators
  package import UIKit

  /// The box of an indicator in the scroll view, and its drawing.
  ///
  /// Views are created once and then updated only if they change. The box takes touches only while
  /// a tap has an effect, so that a drag that begins on it scrolls the list as usual.
  @MainActor
  package final class IndicatorView: FocusControl {
    /// Attributes of the box that the drawing does not contain.
    package struct Manner: Equatable {
      /// Whether a tap runs the action.
      var isTappable = false
      /// Whether the layout is right to left.
      var isMirrored = false

      package init(isTappable: Bool = false, isMirrored: Bool = false) {
        self.isTappable = isTappable
        self.isMirrored = isMirrored
      }
    }

    package let form: OverscrollIndicator.Form
    /// The indicator with the style applied; nil for the app's own view and the system's control.
    private var indicator: (any RefreshIndicator)?
    /// The texts of the indicator.
    let words = IndicatorWords()
    /// Called when the user taps the box.
    private let tapped: (@MainActor () -> Void)?
    /// Called when VoiceOver scrolls from the box; returns whether that had an effect.
    private let scrolled: (@MainActor (UIAccessibilityScrollDirection) -> Bool)?
    private var drawn: IndicatorState?
    /// Whether the last drawing changes with the pull alone; stored because every scroll event needs it.
    private(set) var followsPull = false
    private var manner = Manner()
    private let stage = UIView()
    /// The background; nil without a color.
    private var backdrop: IndicatorBackdrop?
    /// The lengths of the background between the content and the box, and beyond the box, in points.
    private var margins = (side: OverscrollEdge.top, gap: 0.0, reach: 0.0)
    private var style = IndicatorStyle()
    private lazy var canvas = ViewCanvas(on: stage, words: words)

    /// The side of the scroll view at which the box is; `leading` means left.
    package var placement: OverscrollEdge { margins.side }

    /// The elements that are drawn now, in the order of the drawing.
    var elements: [IndicatorElementView] { canvas.elements }

    /// The source of the pictures; nil if there are none.
    var pictures: (any PictureSource)? {
      get { canvas.pictures }
      set { canvas.pictures = newValue }
    }

    /// The height of the tallest picture, in points; 0 without pictures.
    var pictureLength: Double {
      guard let pictures else { return 0 }
      return OverscrollPhase.allCases.reduce(0) { longest, phase in
        guard pictures.count(for: phase) > 0 else { return longest }
        return max(longest, pictures.size(of: IndicatorImage(phase, frame: 0)).height)
      }
    }

    /// Sets the pictures to draw with.
    func open(_ pictures: PhasePictures?, log: OverscrollLog) {
      self.pictures = pictures.map { PictureStore($0, log: log) }
    }

    /// Sets the colors, fonts and distances to draw with.
    package func use(_ style: IndicatorStyle) {
      guard style != self.style else { return }
      self.style = style
      if case .drawn(let indicator) = form { self.indicator = style.applied(to: indicator) }
      paintBackground(style.backgroundColor)
      canvas.style = style
      redraw()
    }

    private func paintBackground(_ color: UIColor?) {
      if backdrop == nil, color != nil {
        let view = IndicatorBackdrop()
        insertSubview(view, at: 0)
        backdrop = view
        placeBackground()
      }
      backdrop?.backgroundColor = color
    }

    private func placeBackground() {
      backdrop?.place(
        around: bounds, at: margins.side, gap: margins.gap, reach: margins.reach)
    }

    /// Whether the drawing changes with time alone.
    package var isAnimated: Bool { drawn.map { isAnimated(in: $0) } ?? false }

    /// Creates the box of an indicator.
    ///
    /// - Parameters:
    ///   - form: The form of the indicator.
    ///   - tapped: Called when the user taps the box.
    ///   - scrolled: Called when VoiceOver scrolls from the box; returns whether that had an effect.
    package init(
      _ form: OverscrollIndicator.Form, tapped: (@MainActor () -> Void)? = nil,
      scrolled: (@MainActor (UIAccessibilityScrollDirection) -> Bool)? = nil
    ) {
      self.form = form
      if case .drawn(let indicator) = form { self.indicator = indicator }
      self.tapped = tapped
      self.scrolled = scrolled
      super.init(frame: .zero)
      clipsToBounds = false
      isUserInteractionEnabled = false
      accessibilityElementsHidden = true
      switch form {
      case .view(let view, _, _):
        view.translatesAutoresizingMaskIntoConstraints = true
        addSubview(view)
      case .drawn, .system:
        stage.isUserInteractionEnabled = false
        addSubview(stage)
      }
      addAction(UIAction { [weak self] _ in self?.activate() }, for: .touchUpInside)
    }

    @available(*, unavailable)
    package required init?(coder: NSCoder) { nil }

    /// Whether the app's own view, which belongs in the box, has another superview.
    var hasLostItsView: Bool {
      if case .view(let view, _, _) = form { view.superview !== self } else { false }
    }

    // MARK: Place

    /// Sets the frame of the box.
    ///
    /// - Parameters:
    ///   - frame: The frame in the content.
    ///   - side: The side of the scroll view at which the frame is; `leading` is the left one.
    ///   - gap: The distance between the box and the content, in points, which has the background of
    ///     the box.
    ///   - reach: The length of the background beyond the box, in points.
    package func place(
      in frame: CGRect, at side: OverscrollEdge, gap: Double = 0, reach: Double = 0
    ) {
      if self.frame != frame { self.frame = frame }
      if side != margins.side, !form.isView { drawn = nil }
      margins = (side, gap, reach)
      placeBackground()
      if case .view(let view, _, _) = form {
        // The app's view may have been moved to another edge.
        if view.superview === self, view.frame != bounds { view.frame = bounds }
        return
      }
      if stage.frame != bounds { stage.frame = bounds }
    }

    // MARK: Appearance

    /// Shows a state; does nothing if the drawing would be the same.
    package func show(_ state: IndicatorState, _ manner: Manner) {
      var state = completed(state, manner)
      state.keepResult(after: drawn?.phase)
      let isOther = state.phase != drawn?.phase || manner != self.manner
      guard manner != self.manner || isNews(state) else { return }
      if state.phase != drawn?.phase { words.forgetTime() }
      drawn = state
      self.manner = manner
      if isOther { describe(state) }
      present()
    }

    /// Sets the opacity of the box, from 0 to 1.
    package func fade(to opacity: Double) {
      if alpha != opacity { alpha = opacity }
    }

    private func present() {
      guard let state = drawn else { return }
      followsPull = followsPull(in: state)
      if let indicator { return draw(indicator, state) }
      guard case .view(let view, _, let update) = form, view.superview === self else { return }
      update?(view, state)
    }

    /// Whether the view shows a state.
    var showsState: Bool { drawn != nil }

    /// Draws the current state with another pull.
    ///
    /// - Parameters:
    ///   - pull: The pull.
    ///   - time: The time, in seconds.
    func follow(_ pull: PullReading, at time: Double) {
      guard var state = drawn else { return }
      let shownTime = state.time
      state.follow(pull, at: time)
      // A result that is kept is older than the phase.
      if state.phase == .ending { state.time = max(state.time, shownTime) }
      drawn = completed(state, manner)
      present()
    }

    /// A state with what the engine does not know: how long the action has run, and how far the finger
    /// is from where it touched, across the axis.
    private func completed(_ state: IndicatorState, _ manner: Manner) -> IndicatorState {
      var state = state
      state.runTime = state.phase == .refreshing ? state.time : drawn?.runTime ?? 0
      state.sideways = drawn?.sideways ?? 0
      guard state.phase == .pulling || state.phase == .armed, !state.reducesMotion,
        followsPull(in: state), let pan = (superview as? UIScrollView)?.panGestureRecognizer,
        pan.numberOfTouches > 0, state.size.width > 0
      else { return state }
      let way = pan.translation(in: nil)
      let part = 2 * (placement.axis == .vertical ? way.x : way.y) / state.size.width
      let sideways = max(-1, min(1, part))
      state.sideways = (placement == .leading) != manner.isMirrored ? -sideways : sideways
      return state
    }

    /// Draws the next state in any case, because the texts or fonts have changed.
    func forget(for traits: UITraitCollection) {
      drawn = nil
      words.forgetTime()
      canvas.forgetSizes(for: traits)
    }

    /// Whether the drawing changes.
    ///
    /// Only animated drawings change with time, and only drawings that follow the pull change with it.
    private func isNews(_ state: IndicatorState) -> Bool {
      guard var drawn else { return true }
      if !isAnimated(in: state) { (drawn.time, drawn.runTime) = (state.time, state.runTime) }
      if !followsPull(in: state) {
        (drawn.progress, drawn.pull, drawn.sideways) = (
          state.progress, state.pull, state.sideways
        )
      }
      return state != drawn
    }

    private func followsPull(in state: IndicatorState) -> Bool {
      indicator?.followsPull(in: state) ?? true
    }

    private func isAnimated(in state: IndicatorState) -> Bool {
      indicator?.isAnimated(in: state) ?? false
    }

    /// Without a window nothing is visible: decoded pictures are released, and decoded again later.
    package override func didMoveToWindow() {
      super.didMoveToWindow()
      canvas.setVisible(window != nil)
      guard pictures != nil else { return }
      if window == nil { pictures?.forget() }
      redraw()
    }

    private func redraw() {
      guard let state = drawn else { return }
      drawn = nil
      show(state, manner)
    }

    private func draw(_ indicator: some RefreshIndicator, _ state: IndicatorState) {
      let pose = IndicatorPose(at: margins.side, size: state.size, isMirrored: manner.isMirrored)
      let canvas = canvas
      // Nobody sees the text of an edge at rest.
      canvas.begin(room: TextRoom(state), fadesTexts: state.phase != .idle)
      var turned = TurnedCanvas(canvas, pose)
      indicator.draw(state, on: &turned)
      canvas.end()
    }

    // MARK: Accessibility

    /// Exposes one accessibility element while there is a text or an action, and none while waiting
    /// for a pull.
    private func describe(_ state: IndicatorState) {
      isUserInteractionEnabled = manner.isTappable || form.isView
      let isSaying = manner.isTappable || !state.isWaitingForPull
      accessibilityElementsHidden = !isSaying
      // The app's own view has its own accessibility, unless all of it acts as a button.
      isAccessibilityElement = isSaying && (manner.isTappable || !form.isView)
      let title = words.words(for: .title(for: state))
      accessibilityLabel =
        state.phase == .failed ? "\(title), \(words.words(for: .retry))" : title
      var traits: UIAccessibilityTraits = manner.isTappable ? .button : .staticText
      if state.isRunning { traits.insert(.updatesFrequently) }
      accessibilityTraits = traits
    }

    /// The focus of a remote or a keyboard reaches the box only while selecting it has an effect.
    package override var canBecomeFocused: Bool { manner.isTappable }

    override func activate() { tapped?() }

    package override func accessibilityActivate() -> Bool {
      guard manner.isTappable else { return false }
      tapped?()
      return true
    }

    package override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
      scrolled?(direction) == true || super.accessibilityScroll(direction)
    }

    /// Passes touches to the buttons inside it; the box itself takes them only if a tap
    /// has an effect.
    package override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      let hit = super.hitTest(point, with: event)
      return hit === self && !manner.isTappable ? nil : hit
    }
  }

  extension IndicatorState {
    /// Whether the indicator only shows that the edge can be pulled.
    fileprivate var isWaitingForPull: Bool {
      switch phase {
      case .idle, .pulling, .armed: true
      case .waiting, .refreshing, .ending, .noMore, .failed: false
      }
    }
  }
#endif
