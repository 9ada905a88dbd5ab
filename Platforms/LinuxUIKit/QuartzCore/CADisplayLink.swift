import Foundation

/// A timer that fires with each frame; without Objective-C it has nobody to call.
///
/// A test that needs it to fire gives it a closure with the initialiser of this stand-in.
open class CADisplayLink: NSObject {
  /// When the last frame showed, in seconds.
  open private(set) var timestamp: CFTimeInterval = 0
  /// When the next frame shows, in seconds.
  open var targetTimestamp: CFTimeInterval { timestamp + duration }
  /// How long a frame shows, in seconds.
  open var duration: CFTimeInterval { 1 / 60 }
  /// Whether it does not fire.
  open var isPaused = false
  /// How many frames a second are wanted.
  open var preferredFrameRateRange = CAFrameRateRange.default

  private var target: Any?
  private let clock = MediaClock.current
  private var handler: ((CADisplayLink) -> Void)?
  private var frameHandler: Int?

  /// Creates a timer that holds its target until it is invalidated.
  public init(target: Any, selector sel: Selector) { self.target = target }

  /// Creates a timer that calls a closure.
  @_spi(Simulation) public init(handler: @escaping (CADisplayLink) -> Void) {
    self.handler = handler
  }

  /// Begins to fire.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard frameHandler == nil else { return }
    frameHandler = clock.addFrameHandler { [self] clock in
      guard !isPaused else { return }
      timestamp = clock.now
      handler?(self)
    }
  }

  /// Fires no longer.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) { invalidate() }

  /// Fires no longer, and lets go of its target.
  open func invalidate() {
    if let frameHandler { clock.removeFrameHandler(frameHandler) }
    frameHandler = nil
    target = nil
    handler = nil
  }
}
