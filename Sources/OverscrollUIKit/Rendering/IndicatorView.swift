#if canImport(UIKit) && !os(watchOS)
  package import OverscrollCore
  package import OverscrollIndicators
  package import UIKit

  /// The box of an indicator in the scroll view, and what is drawn in it.
  ///
  /// Views are made once and then written only where they change. The box takes touches only while a
  /// tap does something, so that a finger that begins on it scrolls the list as anywhere else.
  @MainActor
  package final class IndicatorView: UIControl {
    /// What the box shows beside the drawing itself.
    package struct Manner: Equatable {
      /// Whether a tap runs the action.
      var isTappable = false
      /// Whether it reads from right to left.
      var isMirrored = false

      package init(isTappable: Bool = false, isMirrored: Bool = false) {
        self.isTappable = isTappable
        self.isMirrored = isMirrored
      }
    }

    package let form: OverscrollIndicator.Form
    /// The words that it shows.
    package let words = SceneWords()
    /// Called when the user taps the box.
    package var onTap: (@MainActor () -> Void)?
    /// Called when VoiceOver scrolls from the box; says whether that did something.
    var onScroll: (@MainActor (UIAccessibilityScrollDirection) -> Bool)?
    private var drawn: IndicatorState?
    private var manner = Manner()
    /// The side of the scroll view at which it lies; `leading` is the left one.
    private var side = OverscrollEdge.top
    private let stage = UIView()
    private lazy var canvas = ViewCanvas(on: stage, words: words)

    /// What is drawn now, in the drawing's order.
    var elements: [SceneElementView] { canvas.elements }

    /// Where the pictures come from; nil where there are none.
    var pictures: (any PictureSource)? {
      get { canvas.pictures }
      set { canvas.pictures = newValue }
    }

    /// Draws with these pictures.
    package func open(_ pictures: PhasePictures?, log: OverscrollLog) {
      self.pictures = pictures.map { PictureStore($0, log: log) }
    }

    /// Whether what it shows changes with time alone.
    package var isAnimated: Bool { drawn.map { isAnimated(in: $0) } ?? false }

    package init(_ form: OverscrollIndicator.Form) {
      self.form = form
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
      addAction(UIAction { [weak self] _ in self?.onTap?() }, for: .touchUpInside)
    }

    @available(*, unavailable)
    package required init?(coder: NSCoder) { nil }

    /// Whether an app's own view that belongs in it is somewhere else.
    var hasLostItsView: Bool {
      if case .view(let view, _, _) = form { view.superview !== self } else { false }
    }

    // MARK: Place

    /// Puts the box somewhere.
    ///
    /// - Parameters:
    ///   - frame: Where, in the content.
    ///   - side: The side of the scroll view at which that is; `leading` is the left one.
    package func place(in frame: CGRect, at side: OverscrollEdge) {
      if self.frame != frame { self.frame = frame }
      if case .view(let view, _, _) = form {
        // The same view may stand at another edge by now.
        if view.superview === self, view.frame != bounds { view.frame = bounds }
        return
      }
      if stage.frame != bounds { stage.frame = bounds }
      guard side != self.side else { return }
      self.side = side
      drawn = nil
    }

    // MARK: Looks

    /// Shows a state; one that looks the same costs nothing.
    package func show(_ state: IndicatorState, _ manner: Manner) {
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
      switch form {
      case .drawn(let indicator): draw(indicator, state)
      case .view(let view, _, let update):
        if view.superview === self { update?(view, state) }
      case .system: break
      }
    }

    /// Whether the view shows a state.
    var showsState: Bool { drawn != nil }

    /// Whether the drawing of the state that the view shows changes with the pull alone.
    var followsPull: Bool { drawn.map { followsPull(in: $0) } ?? false }

    /// Draws the state that the view shows with the pull of now.
    ///
    /// - Parameters:
    ///   - pull: The pull.
    ///   - time: The time, in seconds.
    func follow(_ pull: PullReading, at time: Double) {
      drawn?.follow(pull, at: time)
      present()
    }

    /// Lets the next state be drawn, whatever it is: the words, or the fonts, are others.
    package func forget(for traits: UITraitCollection) {
      drawn = nil
      words.forgetTime()
      canvas.forgetSizes(for: traits)
    }

    /// Time alone is news only to what moves by itself, and the pull to what follows it.
    private func isNews(_ state: IndicatorState) -> Bool {
      guard var drawn else { return true }
      if !isAnimated(in: state) { drawn.time = state.time }
      if !followsPull(in: state) { (drawn.progress, drawn.pull) = (state.progress, state.pull) }
      return state != drawn
    }

    private func followsPull(in state: IndicatorState) -> Bool {
      guard case .drawn(let indicator) = form else { return true }
      return indicator.followsPull(in: state)
    }

    private func isAnimated(in state: IndicatorState) -> Bool {
      guard case .drawn(let indicator) = form else { return false }
      return indicator.isAnimated(in: state)
    }

    /// Off window nothing is seen: no picture is kept, and each is asked for again afterwards.
    package override func didMoveToWindow() {
      super.didMoveToWindow()
      canvas.isSeen = window != nil
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
      let pose = ScenePose(at: side, size: state.size, isMirrored: manner.isMirrored)
      let canvas = canvas
      canvas.begin(room: TextRoom(state))
      var turned = TurnedCanvas(canvas, pose)
      indicator.draw(state, on: &turned)
      canvas.end()
    }

    // MARK: Accessibility

    /// One element while there is something to read, or to do; nothing while it waits for a pull.
    private func describe(_ state: IndicatorState) {
      isUserInteractionEnabled = manner.isTappable || form.isView
      let isSaying = manner.isTappable || !state.isWaitingForPull
      accessibilityElementsHidden = !isSaying
      // What an app's own view says is the app's affair, unless the whole of it is a button.
      isAccessibilityElement = isSaying && (manner.isTappable || !form.isView)
      let title = words.words(for: .title(for: state))
      accessibilityLabel =
        state.phase == .failed ? "\(title), \(words.words(for: .retry))" : title
      var traits: UIAccessibilityTraits = manner.isTappable ? .button : .staticText
      if state.isRunning { traits.insert(.updatesFrequently) }
      accessibilityTraits = traits
    }

    package override func accessibilityActivate() -> Bool {
      guard manner.isTappable else { return false }
      onTap?()
      return true
    }

    package override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
      onScroll?(direction) == true || super.accessibilityScroll(direction)
    }

    /// An app's own view may have buttons of its own; beside these only a tap that counts is taken.
    package override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      let hit = super.hitTest(point, with: event)
      return hit === self && !manner.isTappable ? nil : hit
    }
  }

  extension IndicatorState {
    /// Whether it shows nothing yet but that there is something to pull.
    fileprivate var isWaitingForPull: Bool {
      switch phase {
      case .idle, .pulling, .armed: true
      case .waiting, .refreshing, .ending, .noMore, .failed: false
      }
    }
  }
#endif
