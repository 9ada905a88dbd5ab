import Foundation

/// A timer that fires for each frame; without Objective-C it cannot call its target.
///
/// Tests that need it to fire create it with a closure.
open class CADisplayLink: NSObject {
  /// The time of the last frame, in seconds.
  open private(set) var timestamp: CFTimeInterval = 0
  /// The time of the next frame, in seconds.
  open var targetTimestamp: CFTimeInterval { timestamp + duration }
  /// The duration of a frame, in seconds.
  open var duration: CFTimeInterval { 1 / 60 }
  /// Whether the timer is paused.
  open var isPaused = false
  /// The preferred frame rates.
  open var preferredFrameRateRange = CAFrameRateRange.default

  private var target: Any?
  private let clock = MediaClock.current
  private var handler: ((CADisplayLink) -> Void)?
  private var frameHandler: Int?

  /// Creates a timer that retains its target until it is invalidated.
  public init(target: Any, selector sel: Selector) { self.target = target }

  /// Creates a timer that calls a closure.
  @_spi(Simulation) public init(handler: @escaping (CADisplayLink) -> Void) {
    self.handler = handler
  }

  /// Starts the timer.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard frameHandler == nil else { return }
    frameHandler = clock.addFrameHandler { [self] clock in
      guard !isPaused else { return }
      timestamp = clock.now
      handler?(self)
    }
  }

  /// Stops the timer.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) { invalidate() }

  /// Stops the timer and releases its target.
  open func invalidate() {
    if let frameHandler { clock.removeFrameHandler(frameHandler) }
    frameHandler = nil
    target = nil
    handler = nil
  }
}
