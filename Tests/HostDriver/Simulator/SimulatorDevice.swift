#if !STAND_IN
  import Foundation
  import OverscrollUIKit
  import QuartzCore
  import Testing
  package import UIKit

  /// What a test runs on: the time, the screen, and the user's settings.
  ///
  /// This is the half for Apple's UIKit, in a simulator. Nobody has run it yet: the project has no
  /// Mac. Time is real and passes through the main run loop, so frames are as long as the system makes
  /// them. Windows have no scene, because a package's tests have no app around them. The numbers of
  /// the tests need a screen of 390 by 844 points, as an iPhone 16e has.
  @MainActor
  package final class Device {
    private struct Shown {
      weak var window: UIWindow?
    }

    private var shown: [Shown] = []

    package init() {}

    private var windows: [UIWindow] { shown.compactMap(\.window) }

    private var lists: [any DrivenList] { windows.flatMap(\.drivenLists) }

    // MARK: Time

    /// The time, in seconds.
    package var now: Double { CACurrentMediaTime() }

    /// The rate of the frames that tests look at, in frames per second.
    package var framesPerSecond: Double { 60 }

    /// Runs one turn of the run loop: due calls, then layout.
    package func turn() {
      for window in windows { window.layoutIfNeeded() }
      RunLoop.main.run(mode: .default, before: Date())
      for window in windows { window.layoutIfNeeded() }
    }

    /// Lets time pass, frame by frame, without running tasks of the main actor.
    ///
    /// A test occupies the main queue, whose blocks wait until the test ends or awaits something;
    /// timers, display links and observers of the run loop do not.
    package func advance(by seconds: Double) {
      let end = Date(timeIntervalSinceNow: seconds)
      while end.timeIntervalSinceNow > 0 { RunLoop.main.run(mode: .default, before: end) }
    }

    /// Lets time pass, and runs tasks.
    package func pass(_ seconds: Double) async {
      try? await Task.sleep(nanoseconds: UInt64(max(0, seconds) * 1e9))
      turn()
    }

    /// Runs tasks that are due.
    package func settle() async { await pass(1 / framesPerSecond) }

    /// Lets time pass until no view is animated.
    package func finishAnimations() {
      turn()
      wait(for: 30) { self.windows.contains(where: \.isAnimated) }
    }

    /// Lets time pass until a scroll view rests.
    package func waitForRest(of view: UIScrollView) {
      wait(for: 30) { view.isDecelerating || view.isAnimated }
    }

    private func wait(for limit: Double, while isMoving: () -> Bool) {
      let end = now + limit
      while isMoving(), now < end { advance(by: 1 / framesPerSecond) }
    }

    // MARK: The screen

    /// Shows a view controller in a new window.
    package func show(_ controller: UIViewController) -> UIWindow {
      let window = UIWindow(frame: CGRect(origin: .zero, size: screenSize))
      window.rootViewController = controller
      window.makeKeyAndVisible()
      shown.append(Shown(window: window))
      fitSafeArea(of: window)
      if hasSettings { overrideTraits() }
      turn()
      return window
    }

    /// Shows a view that fills a new window.
    package func show(_ view: UIView) -> UIWindow {
      let controller = UIViewController()
      controller.view = view
      return show(controller)
    }

    /// The insets of the screen's shape: 47 points at the top and 34 at the bottom.
    package var safeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0) {
      didSet { windows.forEach(fitSafeArea) }
    }

    /// The size of the screen: 390 by 844 points.
    package var screenSize = CGSize(width: 390, height: 844) {
      didSet {
        for window in windows { window.frame = CGRect(origin: .zero, size: screenSize) }
      }
    }

    /// Adds what the window's own safe area lacks, as a controller's container would.
    private func fitSafeArea(of window: UIWindow) {
      let own = window.safeAreaInsets
      window.rootViewController?.additionalSafeAreaInsets = UIEdgeInsets(
        top: safeAreaInsets.top - own.top, left: safeAreaInsets.left - own.left,
        bottom: safeAreaInsets.bottom - own.bottom, right: safeAreaInsets.right - own.right)
    }

    /// Rotates the device by 90°.
    package func rotate() {
      let (insets, isTall) = (safeAreaInsets, screenSize.height > screenSize.width)
      UIView.animate(withDuration: 0.3) { [self] in
        screenSize = CGSize(width: screenSize.height, height: screenSize.width)
        safeAreaInsets =
          isTall
          ? UIEdgeInsets(top: 0, left: insets.top, bottom: 21, right: insets.top)
          : UIEdgeInsets(top: insets.left, left: 0, bottom: 34, right: 0)
      }
      turn()
    }

    /// Tells the app of a keyboard; a height of 0 hides it.
    package func showKeyboard(height: CGFloat) {
      let frame = CGRect(
        x: 0, y: screenSize.height - height, width: screenSize.width, height: max(height, 1))
      NotificationCenter.default.post(
        name: height > 0
          ? UIResponder.keyboardWillShowNotification : UIResponder.keyboardWillHideNotification,
        object: nil,
        userInfo: [
          UIResponder.keyboardFrameEndUserInfoKey: frame,
          UIResponder.keyboardAnimationDurationUserInfoKey: 0.25,
        ])
    }

    /// Taps the status bar: if exactly one list scrolls to the top, it does.
    package func tapStatusBar() {
      let willing = lists.filter { $0.scrollsToTop && !$0.isHidden }
      guard willing.count == 1, let list = willing.first else { return }
      let mayScroll: ((UIScrollView) -> Bool)? = list.delegate?.scrollViewShouldScrollToTop
      guard mayScroll?(list) ?? true else { return }
      list.setContentOffset(
        CGPoint(x: list.contentOffset.x, y: -list.adjustedContentInset.top), animated: true)
    }

    /// Moves the app to the background or the foreground, with the system's notifications.
    package func setActive(_ isActive: Bool) {
      let names =
        isActive
        ? [
          UIScene.willEnterForegroundNotification, UIApplication.willEnterForegroundNotification,
          UIApplication.didBecomeActiveNotification,
        ]
        : [
          UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification,
        ]
      for name in names { NotificationCenter.default.post(name: name, object: nil) }
    }

    // MARK: Settings

    /// The text size that the user prefers.
    package var contentSizeCategory = UIContentSizeCategory.unspecified {
      didSet {
        overrideTraits()
        NotificationCenter.default.post(
          name: UIContentSizeCategory.didChangeNotification, object: nil)
      }
    }

    /// The layout direction of the language.
    package var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified {
      didSet { overrideTraits() }
    }

    /// The interface style.
    package var userInterfaceStyle = UIUserInterfaceStyle.unspecified {
      didSet { overrideTraits() }
    }

    /// Overrides traits of all windows, which only iOS 17 and newer can.
    private func overrideTraits() {
      guard #available(iOS 17, tvOS 17, visionOS 1, *) else {
        Issue.record("A user's settings can be simulated from iOS 17.")
        return
      }
      for window in windows {
        if contentSizeCategory != .unspecified {
          window.traitOverrides.preferredContentSizeCategory = contentSizeCategory
        }
        if layoutDirection != .unspecified {
          window.traitOverrides.layoutDirection = layoutDirection
        }
        if userInterfaceStyle != .unspecified {
          window.traitOverrides.userInterfaceStyle = userInterfaceStyle
        }
      }
      turn()
    }

    private var hasSettings: Bool {
      contentSizeCategory != .unspecified || layoutDirection != .unspecified
        || userInterfaceStyle != .unspecified
    }

    /// Performs VoiceOver's scroll with three fingers; returns whether an element handled it.
    @discardableResult
    package func scroll(
      _ direction: UIAccessibilityScrollDirection, from element: UIView
    ) -> Bool { element.enclosing { $0.accessibilityScroll(direction) ? $0 : nil } != nil }
  }

  /// Runs an asynchronous test on a new device, with a separate log.
  ///
  /// Tasks run wherever the system lets them.
  @MainActor
  package func onDevice(
    _ book: LogBook = LogBook(), serialTasks: Bool = true,
    _ body: @MainActor (Device) async throws -> Void
  ) async rethrows {
    try await OverscrollLog.$current.withValue(book.log) {
      try await Alarm.Clock.$current.withValue(.timers) { try await body(Device()) }
    }
  }

  /// Runs a synchronous test on a new device, with a separate log.
  @MainActor
  package func withDevice<Value>(
    _ book: LogBook = LogBook(), _ body: @MainActor (Device) throws -> Value
  ) rethrows -> Value {
    try OverscrollLog.$current.withValue(book.log) {
      try Alarm.Clock.$current.withValue(.timers) { try body(Device()) }
    }
  }

  extension Alarm.Clock {
    /// Alarms that ring while a test waits in the main run loop, where blocks of the main queue do
    /// not run.
    fileprivate static let timers = Alarm.Clock { delay, ring in
      let timer = Timer(timeInterval: delay, repeats: false) { _ in
        MainActor.assumeIsolated(ring)
      }
      RunLoop.main.add(timer, forMode: .common)
    }
  }

  extension UIView {
    /// Returns the nearest view with a value, starting with the view and searching its ancestors.
    func enclosing<Found>(_ find: (UIView) -> Found?) -> Found? {
      find(self) ?? superview?.enclosing(find)
    }

    /// Whether Core Animation moves the view or a view in it.
    fileprivate var isAnimated: Bool {
      layer.animationKeys()?.isEmpty == false || subviews.contains(where: \.isAnimated)
    }

    fileprivate var drivenLists: [any DrivenList] {
      subviews.flatMap { view in
        ((view as? any DrivenList).map { [$0] } ?? []) + view.drivenLists
      }
    }
  }
#endif
