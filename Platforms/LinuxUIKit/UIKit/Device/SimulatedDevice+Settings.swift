import Foundation

extension SimulatedDevice {
  /// How large the user wants text.
  public var contentSizeCategory: UIContentSizeCategory {
    get { traits.category ?? .unspecified }
    set {
      changeTraits { $0.category = newValue }
      NotificationCenter.default.post(
        name: UIContentSizeCategory.didChangeNotification, object: nil)
    }
  }

  /// Light or dark.
  public var userInterfaceStyle: UIUserInterfaceStyle {
    get { traits.style ?? .unspecified }
    set { changeTraits { $0.style = newValue } }
  }

  /// The direction of the language.
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { traits.direction ?? .unspecified }
    set { changeTraits { $0.direction = newValue } }
  }

  /// The kind of interface; `.mac` is Catalyst's "Optimize for Mac".
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    get { traits.idiom ?? .unspecified }
    set { changeTraits { $0.idiom = newValue } }
  }

  /// The contrast.
  public var contrast: UIAccessibilityContrast {
    get { traits.contrast ?? .unspecified }
    set { changeTraits { $0.contrast = newValue } }
  }

  /// Whether text is bold.
  public var legibilityWeight: UILegibilityWeight {
    get { traits.weight ?? .unspecified }
    set { changeTraits { $0.weight = newValue } }
  }

  /// Whether VoiceOver reads the screen.
  public var isVoiceOverRunning: Bool {
    get { flags.voiceOver }
    set {
      flags.voiceOver = newValue
      post(UIAccessibility.voiceOverStatusDidChangeNotification)
    }
  }

  /// Whether the user wants less motion.
  public var isReduceMotionEnabled: Bool {
    get { flags.reduceMotion }
    set {
      flags.reduceMotion = newValue
      post(UIAccessibility.reduceMotionStatusDidChangeNotification)
    }
  }

  /// Whether the user wants less transparency.
  public var isReduceTransparencyEnabled: Bool {
    get { flags.reduceTransparency }
    set { flags.reduceTransparency = newValue }
  }

  /// Whether switches operate the device.
  public var isSwitchControlRunning: Bool {
    get { flags.switchControl }
    set { flags.switchControl = newValue }
  }

  /// Whether the user wants fading instead of sliding.
  public var prefersCrossFadeTransitions: Bool {
    get { flags.crossFade }
    set { flags.crossFade = newValue }
  }

  /// Sends the app to the background, or back to the front: posts what the system posts.
  public func setActive(_ isActive: Bool) {
    let names =
      isActive
      ? [
        UIApplication.willEnterForegroundNotification, UIApplication.didBecomeActiveNotification,
      ]
      : [
        UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification,
      ]
    if isActive { showScene() }
    for name in names { post(name) }
  }

  /// Shows the scene of the device again, while the app is active with another scene.
  public func showScene() {
    run {
      NotificationCenter.default.post(name: UIScene.willEnterForegroundNotification, object: scene)
    }
  }

  /// Turns the device by a quarter: width and height change places, insets go to the sides.
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

  /// Shows a keyboard: posts what the system posts; 0 puts it away.
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

  /// Writes the bottom inset of each table that a keyboard covers, and subtracts the same height.
  private func insetTables(for keyboard: CGRect, isShown: Bool) {
    for case let table as UITableView in ScrollRegistry.views(of: self) {
      let place = table.convert(table.bounds, to: nil)
      let covered = isShown ? max(0, place.maxY - keyboard.minY - table.safeAreaInsets.bottom) : 0
      let growth = covered - table.keyboardInset
      table.keyboardInset = covered
      guard growth != 0 else { continue }
      UIView.animate(withDuration: 0.25) { table.contentInset.bottom += growth }
    }
  }

  /// Taps the status bar: the one scroll view of the screen that wants it scrolls to its top.
  public func tapStatusBar() {
    let views = ScrollRegistry.views(of: self).filter { $0.scrollsToTop && !$0.isHidden }
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
