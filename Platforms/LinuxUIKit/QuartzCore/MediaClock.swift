import Foundation

/// The clock that everything on a simulated device goes by; it goes only when a test turns it.
///
/// Everything of the stand-in happens on the main thread, the clock too.
@_spi(Simulation) public final class MediaClock: @unchecked Sendable {
  /// The clock of the device that was made last, for code that runs in no device's task.
  public nonisolated(unsafe) static var latest = MediaClock()
  /// The clock that this task goes by, where it has one of its own.
  @TaskLocal public static var local: MediaClock?
  /// The clock that this task goes by.
  public static var current: MediaClock { local ?? latest }

  /// The device that has it.
  public weak var owner: AnyObject?
  /// The time, in seconds.
  public private(set) var now: TimeInterval
  private var wakes: [(time: TimeInterval, order: Int, action: () -> Void)] = []
  private var frameHandlers: [(id: Int, handler: (MediaClock) -> Void)] = []
  private var count = 0

  /// Creates a clock.
  public init(now: TimeInterval = 1_000) { self.now = now }

  /// Calls something once at a time; what is past, at the next look at the clock.
  public func wake(at time: TimeInterval, _ action: @escaping () -> Void) {
    count += 1
    wakes.append((time, count, action))
  }

  /// Calls something at every frame until the returned number is forgotten.
  public func addFrameHandler(_ handler: @escaping (MediaClock) -> Void) -> Int {
    count += 1
    frameHandlers.append((count, handler))
    return count
  }

  /// Forgets what is called at every frame.
  public func removeFrameHandler(_ id: Int) { frameHandlers.removeAll { $0.id == id } }

  /// How many handlers are called at every frame.
  public var frameHandlerCount: Int { frameHandlers.count }

  /// How many calls wait for their time.
  public var wakeCount: Int { wakes.count }

  /// Sets the time, and calls what is due, in order.
  public func advance(to time: TimeInterval) {
    // What asks for now while it is called waits for the next look, so that it cannot go on for ever.
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

  /// Calls what is called at every frame.
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
