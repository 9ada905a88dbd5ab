import Foundation
@_spi(Simulation) import QuartzCore

/// A simulated phone: a clock, a screen, a finger, and a record of haptics and announcements.
///
/// The device that was created last is current for code outside of any device's task; a test that
/// awaits tasks runs in ``run(_:)`` to keep its own device.
@_spi(Simulation) @MainActor public final class SimulatedDevice {
  private static var latest: SimulatedDevice?

  /// The current device, for code without a view.
  public static var current: SimulatedDevice {
    MediaClock.current.owner as? SimulatedDevice ?? latest ?? SimulatedDevice()
  }

  /// The haptic feedback that was played, as words.
  public internal(set) var feedback: [String] = []
  /// The number of feedback generators that were created.
  public internal(set) var feedbackGeneratorCount = 0
  /// The number of times that a feedback generator was prepared.
  public internal(set) var feedbackPreparationCount = 0
  /// The accessibility notifications that were posted.
  public internal(set) var posts: [AccessibilityPost] = []
  /// Exceptions that UIKit would have thrown, in order.
  public internal(set) var exceptions: [String] = []
  /// Runtime issues that SwiftUI would have logged, in order.
  public var runtimeIssues: [String] = []
  /// The facts that the device reproduces.
  public let facts = DeviceFacts.current
  private var turnEndHandlers: [(owner: WeakOwner, handler: (Bool) -> Void)] = []
  /// The clock.
  public let clock: MediaClock
  /// The screen.
  public private(set) lazy var screen = UIScreen(device: self)
  /// The scene that contains the windows.
  public private(set) lazy var scene = UIWindowScene(device: self)
  /// The frame rate, in frames per second.
  public let framesPerSecond: Double
  /// The safe area insets, for bars and the shape of the device.
  public var safeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0) {
    didSet { for window in windows { window.updateSafeArea() } }
  }
  /// The size of the screen, in points.
  public var screenSize = CGSize(width: 390, height: 844) {
    didSet { for window in windows { window.frame = CGRect(origin: .zero, size: screenSize) } }
  }
  var traits = TraitValues.phone
  var flags = AccessibilityFlags()
  private var windowList: [WeakWindow] = []
  private var scrollRegistry = ScrollRegistry()
  let origin: TimeInterval

  private struct WeakOwner {
    weak var owner: AnyObject?
  }

  private struct WeakWindow {
    weak var window: UIWindow?
  }

  /// Creates a device, which becomes the current one.
  public init(framesPerSecond: Double = 60) {
    self.framesPerSecond = framesPerSecond
    clock = MediaClock()
    origin = clock.now
    clock.owner = self
    MediaClock.latest = clock
    UITraitCollection.current = UITraitCollection(traits)
    Self.latest = self
  }

  /// The time, in seconds.
  public var now: TimeInterval { clock.now }

  /// The windows that are still retained.
  public var windows: [UIWindow] { windowList.compactMap(\.window) }

  func add(_ window: UIWindow) {
    windowList.removeAll { $0.window == nil }
    windowList.append(WeakWindow(window: window))
  }

  /// The scroll views in the windows.
  var scrollViews: [UIScrollView] { scrollRegistry.views(of: self) }

  func add(_ view: UIScrollView) { scrollRegistry.add(view) }

  /// Calls a closure at the end of each turn of the run loop, before layout and with true after it,
  /// while its owner exists.
  public func addTurnEndHandler(
    of owner: AnyObject, _ handler: @escaping (_ isDisplayed: Bool) -> Void
  ) {
    turnEndHandlers.append((WeakOwner(owner: owner), handler))
  }

  func turnEnds(isDisplayed: Bool) {
    turnEndHandlers.removeAll { $0.owner.owner == nil }
    for each in turnEndHandlers { each.handler(isDisplayed) }
  }

  /// Runs a closure with this device as the current one.
  public func run<Value>(_ body: () throws -> Value) rethrows -> Value {
    try MediaClock.$local.withValue(clock, operation: body)
  }

  /// Creates a window with a view controller, and shows the window.
  public func show(_ controller: UIViewController) -> UIWindow {
    let window = UIWindow(windowScene: scene)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    turn()
    return window
  }

  /// Creates a window with a view that fills it, and shows the window.
  public func show(_ view: UIView) -> UIWindow {
    let controller = UIViewController()
    controller.view = view
    return show(controller)
  }
}
