#if canImport(UIKit) && !os(watchOS)
  import OverscrollCore
  import OverscrollTexts
  import UIKit

  /// Shows the button that scrolls back to the top, and moves the app's companion view above it.
  @MainActor
  final class BackToTopPresenter {
    /// The app's setting; nil for no button.
    private(set) var setting: BackToTop?
    /// The button, created when it first appears.
    private(set) var button: BackToTopButton?

    init() {}

    /// Replaces the setting; the companion of the old one returns to its place.
    func apply(_ setting: BackToTop?) {
      if isRisen { self.setting?.companion?.transform = .identity }
      self.setting = setting
      if setting == nil { removeButton() }
    }

    /// Removes the button, until the engine raises it again.
    func removeButton() {
      button?.removeFromSuperview()
      button = nil
    }

    /// Whether the button is raised.
    var isRisen: Bool { button?.isRisen == true }

    /// Moves the companion above a button that is already raised.
    func raiseCompanion() {
      if isRisen { setting?.companion?.transform = Self.companionShift }
    }

    /// Creates the button in a view, unless there is one.
    ///
    /// - Parameters:
    ///   - view: The view that gets the button.
    ///   - tapped: Called when the user taps it.
    /// - Returns: Whether the button was missing.
    func addButton(to view: UIView, _ tapped: @escaping @MainActor () -> Void) -> Bool {
      guard button == nil else { return false }
      let button = BackToTopButton(tapped: tapped)
      view.addSubview(button)
      self.button = button
      return true
    }

    /// Sets the button's accessibility label, and the language in which it is read.
    func updateLabel(from environment: HostEnvironment) {
      button?.accessibilityLabel = environment.wording(of: nil)[.backToTop]
      button?.accessibilityLanguage = environment.voice
    }

    /// Raises or lowers the button as the engine requires; creates it before it first moves.
    ///
    /// - Parameters:
    ///   - motion: The engine's motion of the button.
    ///   - scene: The list.
    ///   - isAnimated: Whether the list is in a window.
    ///   - tapped: Called when the user taps the button.
    func move(
      _ motion: SettleMotion, in scene: EdgeScene, isAnimated: Bool,
      tapped: @escaping @MainActor () -> Void
    ) {
      guard setting != nil, let scrollView = scene.edges.scrollView else { return }
      if addButton(to: scrollView, tapped) { updateLabel(from: scene.edges.environment) }
      let duration = isAnimated ? motion.end - scene.time : 0
      move(rises: motion.target > 0, over: duration) {
        place(in: scrollView, scene.engine, scene.direction)
      }
    }

    /// Raises or lowers the button.
    ///
    /// - Parameters:
    ///   - rises: Whether it rises.
    ///   - duration: How long the animation takes, in seconds; 0 for none.
    ///   - place: Places the button in its container, so that the button does not fly to its corner.
    func move(rises: Bool, over duration: Double, _ place: () -> Void) {
      guard let button, button.isRisen != rises else { return }
      if rises { button.superview?.bringSubviewToFront(button) }
      let companion = setting?.companion
      button.stand(risen: rises)
      place()
      button.stand(risen: !rises)
      UIView.animate(over: duration) {
        button.stand(risen: rises)
        companion?.transform = rises ? Self.companionShift : .identity
      }
    }

    /// Keeps the button in its corner of a scroll view; does nothing without a button.
    ///
    /// - Parameters:
    ///   - scrollView: The scroll view.
    ///   - bounds: Its bounds; nil for those that the engine knows, so that an event that only
    ///     scrolls reads nothing from the scroll view.
    ///   - engine: The engine, which is copied only if there is a button.
    ///   - direction: The direction of the content.
    func place(
      in scrollView: UIScrollView?, at bounds: CGRect? = nil,
      _ engine: @autoclosure () -> OverscrollEngine, _ direction: ContentDirection
    ) {
      guard button != nil, let scrollView else { return }
      let engine = engine()
      // A button that is being lowered still follows the content.
      guard isRisen || !engine.backToTop.isSettled(at: engine.now) else { return }
      let bounds = bounds ?? engine.bounds(isMirrored: direction.isMirrored)
      place(
        in: bounds.inset(by: scrollView.safeAreaInsets), isRightToLeft: direction.isRightToLeft)
    }

    /// Puts the button into the bottom trailing corner of a rectangle.
    func place(in bounds: CGRect, isRightToLeft: Bool) {
      guard let button else { return }
      let distance = BackToTopButton.margin + BackToTopButton.side / 2
      let center = CGPoint(
        x: isRightToLeft ? bounds.minX + distance : bounds.maxX - distance,
        y: bounds.maxY - distance)
      if button.center != center { button.center = center }
    }

    /// Where a companion stands above the button.
    private static let companionShift = CGAffineTransform(
      translationX: 0, y: -(BackToTopButton.side + BackToTopButton.margin))
  }
#endif
