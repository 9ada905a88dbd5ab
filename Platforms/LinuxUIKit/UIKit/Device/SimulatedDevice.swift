import Foundation
@_spi(Simulation) import QuartzCore

/// A phone without glass: a clock, a screen, a finger, and a memory of what it was told to do.
///
/// The device that was made last is the current one of all code that runs in no device's task; a test
/// that waits for tasks runs in ``run(_:)`` so that it keeps its own.
@_spi(Simulation) @MainActor public final class SimulatedDevice {
  private static var latest: SimulatedDevice?

  /// The device that code without a view belongs to.
  public static var current: SimulatedDevice {
    MediaClock.current.owner as? SimulatedDevice ?? latest ?? SimulatedDevice()
  }

  /// What the hand was given to feel, as words.
  public internal(set) var feedback: [String] = []
  /// How many feedback generators were created.
  public internal(set) var feedbackGeneratorCount = 0
  /// How often a feedback generator was prepared.
  public internal(set) var feedbackPreparationCount = 0
  /// What was told to those who do not see.
  public internal(set) var posts: [AccessibilityPost] = []
  /// Exceptions that UIKit would have thrown, in order.
  public internal(set) var exceptions: [String] = []
  /// Whether SwiftUI's scroll views report a container size that includes their content insets.
  ///
  /// Measured systems report it without them.
  public var reportsWholeContainers = false
  /// The facts that it plays.
  public let facts = DeviceFacts.current
  /// The clock.
  public let clock: MediaClock
  /// The screen.
  public private(set) lazy var screen = UIScreen(device: self)
  /// The scene that its windows are in.
  public private(set) lazy var scene = UIWindowScene(device: self)
  /// How many frames a second has.
  public let framesPerSecond: Double
  /// What bars and the shape of the glass cover.
  public var safeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0) {
    didSet { for window in windows { window.updateSafeArea() } }
  }
  /// How large the screen is, in points.
  public var screenSize = CGSize(width: 390, height: 844) {
    didSet { for window in windows { window.frame = CGRect(origin: .zero, size: screenSize) } }
  }
  var traits = TraitValues.phone
  var flags = AccessibilityFlags()
  private var windowList: [WeakWindow] = []
  let origin: TimeInterval

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

  /// The windows, as long as somebody keeps them.
  public var windows: [UIWindow] { windowList.compactMap(\.window) }

  func add(_ window: UIWindow) {
    windowList.removeAll { $0.window == nil }
    windowList.append(WeakWindow(window: window))
  }

  /// Does something as code of this device.
  public func run<Value>(_ body: () throws -> Value) rethrows -> Value {
    try MediaClock.$local.withValue(clock, operation: body)
  }

  /// Makes a window with a screen in it, and shows it.
  public func show(_ controller: UIViewController) -> UIWindow {
    let window = UIWindow(windowScene: scene)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    turn()
    return window
  }

  /// Makes a window with a view that fills it, and shows it.
  public func show(_ view: UIView) -> UIWindow {
    let controller = UIViewController()
    controller.view = view
    return show(controller)
  }
}
