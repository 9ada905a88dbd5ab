import Foundation

/// The clock of a simulated device; it advances only when a test advances it.
///
/// Like the rest of the stand-in, it is used only on the main thread.
@_spi(Simulation) public final class MediaClock: @unchecked Sendable {
  /// The clock of the device that was created last, for code outside of any device's task.
  public nonisolated(unsafe) static var latest = MediaClock()
  /// The clock of this task, or nil for the latest one.
  @TaskLocal public static var local: MediaClock?
  /// The clock that applies to this task.
  public static var current: MediaClock { local ?? latest }

  /// The device that owns the clock.
  public weak var owner: AnyObject?
  /// The time, in seconds.
  public private(set) var now: TimeInterval
  private var wakes: [(time: TimeInterval, order: Int, action: () -> Void)] = []
  private var frameHandlers: [(id: Int, handler: (MediaClock) -> Void)] = []
  private var count = 0

  /// Creates a clock.
  public init(now: TimeInterval = 1_000) { self.now = now }

  /// Calls a closure once at a time; a past time is due at the next advance.
  public func wake(at time: TimeInterval, _ action: @escaping () -> Void) {
    count += 1
    wakes.append((time, count, action))
  }

  /// Calls a closure at every frame until the returned number is passed to `removeFrameHandler`.
  public func addFrameHandler(_ handler: @escaping (MediaClock) -> Void) -> Int {
    count += 1
    frameHandlers.append((count, handler))
    return count
  }

  /// Removes a frame handler.
  public func removeFrameHandler(_ id: Int) { frameHandlers.removeAll { $0.id == id } }

  /// The number of frame handlers.
  public var frameHandlerCount: Int { frameHandlers.count }

  /// The number of scheduled calls.
  public var wakeCount: Int { wakes.count }

  /// Sets the time, and makes the calls that are due, in order.
  public func advance(to time: TimeInterval) {
    // Calls scheduled meanwhile wait for the next advance, so that this loop ends.
    let known = count
    while let next = wakes.filter({ $0.time <= time && ($0.order <= known || $0.time > now) })
      .min(by: Self.isEarlier)
    {
      wakes.removeAll { $0.order == next.order }
      now = max(now, next.time)
      next.action()
    }
    now = max(now, time)
  }

  /// Calls the frame handlers.
  public func tick() {
    for each in frameHandlers { each.handler(self) }
  }

  private static func isEarlier(
    _ one: (time: TimeInterval, order: Int, action: () -> Void),
    _ other: (time: TimeInterval, order: Int, action: () -> Void)
  ) -> Bool {
    (one.time, one.order) < (other.time, other.order)
  }
}
