#if STAND_IN
  import Foundation
  import HostRigs

  package import OverscrollUIKit
  @_spi(Simulation) import QuartzCore
  @_spi(Simulation) package import UIKit

  /// What a test runs on: the time, the screen, and the user's settings.
  ///
  /// Here it is the stand-in's device, whose time passes only when a test lets it pass. With Apple's
  /// frameworks it is a window in a simulator, and time is real.
  @MainActor
  package final class Device {
    /// The stand-in's device, for tests that need its facts.
    package let simulated: SimulatedDevice

    package init() { simulated = SimulatedDevice() }

    init(_ simulated: SimulatedDevice) { self.simulated = simulated }

    // MARK: Time

    /// The time, in seconds.
    package var now: Double { simulated.now }

    /// The frame rate, in frames per second.
    package var framesPerSecond: Double { simulated.framesPerSecond }

    /// Runs one turn of the run loop: due calls, then layout.
    package func turn() { simulated.turn() }

    /// Lets time pass, frame by frame, without running tasks of the main actor.
    package func advance(by seconds: Double) { simulated.advance(by: seconds) }

    /// Lets time pass, and runs tasks.
    package func pass(_ seconds: Double) async { await simulated.pass(seconds) }

    /// Runs tasks that are due.
    package func settle() async { await simulated.settle() }

    /// Lets time pass until no view is animated.
    package func finishAnimations() { simulated.finishAnimations() }

    /// Lets time pass until a scroll view rests.
    package func waitForRest(of view: UIScrollView) { simulated.waitForRest(of: view) }

    // MARK: The screen

    /// Shows a view controller in a new window.
    package func show(_ controller: UIViewController) -> UIWindow { simulated.show(controller) }

    /// Shows a view that fills a new window.
    package func show(_ view: UIView) -> UIWindow { simulated.show(view) }

    /// The insets of the screen's shape: 47 points at the top and 34 at the bottom.
    package var safeAreaInsets: UIEdgeInsets {
      get { simulated.safeAreaInsets }
      set { simulated.safeAreaInsets = newValue }
    }

    /// The size of the screen: 390 by 844 points.
    package var screenSize: CGSize {
      get { simulated.screenSize }
      set { simulated.screenSize = newValue }
    }

    /// Rotates the device by 90°.
    package func rotate() { simulated.rotate() }

    /// Tells the app of a keyboard; a height of 0 hides it.
    package func showKeyboard(height: CGFloat) { simulated.showKeyboard(height: height) }

    /// Taps the status bar.
    package func tapStatusBar() { simulated.tapStatusBar() }

    /// Moves the app to the background or the foreground.
    package func setActive(_ isActive: Bool) { simulated.setActive(isActive) }

    // MARK: Settings

    /// The text size that the user prefers.
    package var contentSizeCategory: UIContentSizeCategory {
      get { simulated.contentSizeCategory }
      set { simulated.contentSizeCategory = newValue }
    }

    /// The layout direction of the language.
    package var layoutDirection: UITraitEnvironmentLayoutDirection {
      get { simulated.layoutDirection }
      set { simulated.layoutDirection = newValue }
    }

    /// The interface style.
    package var userInterfaceStyle: UIUserInterfaceStyle {
      get { simulated.userInterfaceStyle }
      set { simulated.userInterfaceStyle = newValue }
    }

    /// Performs VoiceOver's scroll with three fingers; returns whether an element handled it.
    @discardableResult
    package func scroll(
      _ direction: UIAccessibilityScrollDirection, from element: UIView
    ) -> Bool { simulated.scroll(direction, from: element) }
  }

  /// Runs an asynchronous test on a new device, with a separate log.
  ///
  /// Tasks run one after the other on the main actor, unless the test is about threads.
  @MainActor
  package func onDevice(
    _ book: LogBook = LogBook(), serialTasks: Bool = true,
    _ body: @MainActor (Device) async throws -> Void
  ) async rethrows {
    SerialTasks.enable(serialTasks)
    let device = Device()
    try await OverscrollLog.$current.withValue(book.log) {
      try await Alarm.Clock.$current.withValue(device.simulated.clock.alarms) {
        try await TurnEnds.$current.withValue(device.simulated.turnEnds) {
          try await MediaClock.$local.withValue(device.simulated.clock) { try await body(device) }
        }
      }
    }
  }

  /// Runs a synchronous test on a new device, with a separate log.
  @MainActor
  package func withDevice<Value>(
    _ book: LogBook = LogBook(), _ body: @MainActor (Device) throws -> Value
  ) rethrows -> Value {
    let device = Device()
    return try OverscrollLog.$current.withValue(book.log) {
      try Alarm.Clock.$current.withValue(device.simulated.clock.alarms) {
        try TurnEnds.$current.withValue(device.simulated.turnEnds) { try body(device) }
      }
    }
  }

  extension MediaClock {
    /// Alarms that use this clock.
    package var alarms: Alarm.Clock {
      Alarm.Clock { [self] delay, ring in
        wake(at: now + delay) { MainActor.assumeIsolated(ring) }
      }
    }
  }

  extension SimulatedDevice {
    /// The turns of this device's run loop.
    package var turnEnds: TurnEnds {
      TurnEnds { [weak self] body in
        let owner = NSObject()
        self?.addTurnEndHandler(of: owner, body)
        return owner
      }
    }
  }
#endif
