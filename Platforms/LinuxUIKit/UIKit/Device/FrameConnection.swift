@_spi(Simulation) import QuartzCore

/// What is called at every frame until it is dropped.
final class FrameConnection: Sendable {
  private let clock: MediaClock
  private let id: Int

  @MainActor init(_ clock: MediaClock, _ action: @escaping @MainActor (MediaClock) -> Void) {
    self.clock = clock
    id = clock.addFrameHandler { clock in MainActor.assumeIsolated { action(clock) } }
  }

  deinit { clock.removeFrameHandler(id) }
}
