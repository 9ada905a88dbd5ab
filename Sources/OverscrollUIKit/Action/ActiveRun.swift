#if canImport(UIKit)
  import OverscrollCore

  /// What a host has to know of a run that is under way.
  struct ActiveRun: Sendable {
    let cycle: OverscrollCycle
    let record: RunRecord
    /// The handle, for whoever asks for it again; the app owns it.
    private let handle: WeakRun
    var task: Task<Void, Never>?

    var run: OverscrollRun? { handle.run }

    init(_ run: OverscrollRun, _ record: RunRecord) {
      cycle = run.cycle
      self.record = record
      handle = WeakRun(run)
    }

    /// Tells whoever waits for it, and stops the work.
    func giveUp(as result: RefreshResult) {
      record.giveUp(as: result)
      task?.cancel()
    }
  }

  /// A run that somebody else owns.
  private final class WeakRun: @unchecked Sendable {
    // Written once, before anybody else can see it; the runtime guards the rest.
    private(set) weak var run: OverscrollRun?

    init(_ run: OverscrollRun) { self.run = run }
  }
#endif
