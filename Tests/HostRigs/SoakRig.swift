public import OverscrollCore
import OverscrollUIKit
@_spi(Simulation) import UIKit

/// A list whose tasks refresh it and load pages any number of times.
///
/// All durations are zero. Some runs fail, some are cancelled, and some are cancelled by a refresh.
@MainActor
public final class SoakRig {
  /// The outcome of a run.
  public enum Fate: CaseIterable, Sendable {
    case applied, failed, cancelled, overtaken
  }

  /// Counts live tasks: each retains the mark of its run until it ends.
  private enum Mark {
    @TaskLocal static var current: CountedMark?
  }

  /// The number of results that were applied to the list.
  public private(set) var appliedCount = 0
  private let device = SimulatedDevice()
  private let view = UIScrollView()
  private let window: UIWindow
  private let marks = MarkCount()

  /// Creates a list with a header and a footer.
  public init() {
    window = device.show(view)
    view.contentSize = CGSize(width: 390, height: 3_000)
    equip()
    device.turn()
  }

  /// The number of tasks that have not ended; 0 is expected while no run is in progress.
  public var taskCount: Int { marks.count }

  /// Whether no run has left anything behind: no extra inset, no run, no frames.
  public var isAtRest: Bool {
    let phases = [view.overscroll.top?.phase, view.overscroll.bottom?.phase]
    return phases.allSatisfy { $0 == .idle } && abs(view.contentInset.top) < 0.01
      && view.overscroll.brokenInvariant == nil
  }

  /// Runs an edge once, and waits until the run has ended.
  ///
  /// - Parameters:
  ///   - edge: The top or the bottom.
  ///   - fate: The outcome of the run. Only a page can be cancelled by a refresh.
  /// - Returns: Whether the run ended as expected.
  public func run(_ edge: OverscrollEdge, _ fate: Fate) async -> Bool {
    let run = Mark.$current.withValue(CountedMark(marks, fate)) {
      view.overscroll[edge]?.begin()
    }
    if fate == .cancelled { view.overscroll[edge]?.cancel() }
    if fate == .overtaken { _ = await self.run(.top, .applied) }
    let result = await run?.result.kind
    device.finishAnimations()
    view.overscroll[edge]?.reset()
    return result == fate.result
  }

  /// Waits until cancelled tasks have ended.
  public func settle() async {
    for _ in 0..<200 where marks.count > 0 { await device.settle() }
  }

  private func equip() {
    var durations = OverscrollDurations.reducedMotion
    (durations.minimumVisible, durations.messageDuration, durations.failureDuration) = (0, 0, 0)
    view.overscroll.durations = durations
    view.overscroll.top = control(.refresh)
    view.overscroll.bottom = control(.load)
  }

  private func control(_ purpose: EdgeOptions.Purpose) -> OverscrollControl {
    OverscrollControl(
      purpose, .programmatic, OverscrollDefaults.indicator,
      .fetching({ try await Mark.current?.fetch() }) { [weak self] _ in
        self?.appliedCount += 1
        return .updated
      })
  }
}

extension SoakRig.Fate {
  fileprivate var result: RefreshResult.Kind {
    switch self {
    case .applied: .updated
    case .failed: .failed
    case .cancelled, .overtaken: .cancelled
    }
  }
}

/// A mark that a run's task retains until it ends.
private final class CountedMark: Sendable {
  private struct Refused: Error {}

  private let marks: MarkCount
  private let fate: SoakRig.Fate

  init(_ marks: MarkCount, _ fate: SoakRig.Fate) {
    self.marks = marks
    self.fate = fate
    marks.add(1)
  }

  deinit { marks.add(-1) }

  func fetch() async throws {
    await Task.yield()
    if fate == .failed { throw Refused() }
    // Waits until the task is cancelled.
    while fate == .overtaken, !Task.isCancelled { await Task.yield() }
  }
}
