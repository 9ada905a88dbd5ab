@_spi(Simulation) import QuartzCore

/// A registration of a frame handler, which ends when the object is released.
final class FrameConnection: Sendable {
  private let clock: MediaClock
  private let id: Int

  @MainActor init(_ clock: MediaClock, _ action: @escaping @MainActor (MediaClock) -> Void) {
    self.clock = clock
    id = clock.addFrameHandler { clock in MainActor.assumeIsolated { action(clock) } }
  }

  deinit { clock.removeFrameHandler(id) }
}
