import Foundation

extension SimulatedDevice {
  /// The text size that the user prefers.
  public var contentSizeCategory: UIContentSizeCategory {
    get { traits.category ?? .unspecified }
    set {
      changeTraits { $0.category = newValue }
      NotificationCenter.default.post(
        name: UIContentSizeCategory.didChangeNotification, object: nil)
    }
  }

  /// The interface style.
  public var userInterfaceStyle: UIUserInterfaceStyle {
    get { traits.style ?? .unspecified }
    set { changeTraits { $0.style = newValue } }
  }

  /// The layout direction of the language.
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { traits.direction ?? .unspecified }
    set { changeTraits { $0.direction = newValue } }
  }

  /// The interface idiom; `.mac` is Catalyst's "Optimize for Mac".
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    get { traits.idiom ?? .unspecified }
    set { changeTraits { $0.idiom = newValue } }
  }

  /// The contrast.
  public var contrast: UIAccessibilityContrast {
    get { traits.contrast ?? .unspecified }
    set { changeTraits { $0.contrast = newValue } }
  }

  /// Whether bold text is on.
  public var legibilityWeight: UILegibilityWeight {
    get { traits.weight ?? .unspecified }
    set { changeTraits { $0.weight = newValue } }
  }

  /// Whether VoiceOver is running.
  public var isVoiceOverRunning: Bool {
    get { flags.voiceOver }
    set {
      flags.voiceOver = newValue
      post(UIAccessibility.voiceOverStatusDidChangeNotification)
    }
  }

  /// Whether Reduce Motion is on.
  public var isReduceMotionEnabled: Bool {
    get { flags.reduceMotion }
    set {
      flags.reduceMotion = newValue
      post(UIAccessibility.reduceMotionStatusDidChangeNotification)
    }
  }

  /// Whether Reduce Transparency is on.
  public var isReduceTransparencyEnabled: Bool {
    get { flags.reduceTransparency }
    set { flags.reduceTransparency = newValue }
  }

  /// Whether Switch Control is running.
  public var isSwitchControlRunning: Bool {
    get { flags.switchControl }
    set { flags.switchControl = newValue }
  }

  /// Whether the user prefers cross-fade transitions.
  public var prefersCrossFadeTransitions: Bool {
    get { flags.crossFade }
    set { flags.crossFade = newValue }
  }

  /// Moves the app to the background or the foreground, with the system's notifications.
  public func setActive(_ isActive: Bool) {
    let names =
      isActive
      ? [
        UIApplication.willEnterForegroundNotification, UIApplication.didBecomeActiveNotification,
      ]
      : [
        UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification,
      ]
    scene.activationState = isActive ? .foregroundActive : .background
    if isActive { showScene() }
    for name in names { post(name) }
    guard isActive else { return }
    run { NotificationCenter.default.post(name: UIScene.didActivateNotification, object: scene) }
  }

  /// Shows the device's scene again, while the app is active with another scene.
  public func showScene() {
    run {
      NotificationCenter.default.post(name: UIScene.willEnterForegroundNotification, object: scene)
    }
  }

  /// Rotates the device by 90°: swaps width and height, and moves insets to the sides.
  public func rotate() {
    let insets = safeAreaInsets
    let isTall = screenSize.height > screenSize.width
    UIView.animate(withDuration: 0.3) { [self] in
      safeAreaInsets =
        isTall
        ? UIEdgeInsets(top: 0, left: insets.top, bottom: 21, right: insets.top)
        : UIEdgeInsets(top: insets.left, left: 0, bottom: 34, right: 0)
      screenSize = CGSize(width: screenSize.height, height: screenSize.width)
    }
    turn()
  }

  /// Shows a keyboard, with the system's notifications; a height of 0 hides it.
  public func showKeyboard(height: CGFloat) {
    let frame = CGRect(
      x: 0, y: screenSize.height - height, width: screenSize.width, height: max(height, 1))
    let name =
      height > 0
      ? UIResponder.keyboardWillShowNotification : UIResponder.keyboardWillHideNotification
    run {
      NotificationCenter.default.post(
        name: name, object: nil,
        userInfo: [
          UIResponder.keyboardFrameEndUserInfoKey: frame,
          UIResponder.keyboardAnimationDurationUserInfoKey: 0.25,
        ])
      if facts.keyboardInsetsTables { insetTables(for: frame, isShown: height > 0) }
    }
  }

  /// Adds a keyboard's height to the inset of each table that it covers, and subtracts it again.
  private func insetTables(for keyboard: CGRect, isShown: Bool) {
    for case let table as UITableView in scrollViews {
      let place = table.convert(table.bounds, to: nil)
      let covered = isShown ? max(0, place.maxY - keyboard.minY - table.safeAreaInsets.bottom) : 0
      let growth = covered - table.keyboardInset
      table.keyboardInset = covered
      guard growth != 0 else { continue }
      UIView.animate(withDuration: 0.25) { table.contentInset.bottom += growth }
    }
  }

  /// Taps the status bar; if exactly one scroll view scrolls to the top, it does.
  public func tapStatusBar() {
    let views = scrollViews.filter { $0.scrollsToTop && !$0.isHidden }
    run { if views.count == 1 { views[0].statusBarTapped() } }
  }

  private func changeTraits(_ change: (inout TraitValues) -> Void) {
    change(&traits)
    run {
      UITraitCollection.current = UITraitCollection(traits)
      for window in windows { window.updateTraits() }
    }
  }

  private func post(_ name: NSNotification.Name) {
    run { NotificationCenter.default.post(name: name, object: nil) }
  }
}
