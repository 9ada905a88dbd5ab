import HostRigs
import Measurement
import OverscrollCore

/// Runs refreshes and pages one after the other, and checks that no tasks and no memory remain.
struct HostSoak {
  /// The number of blocks by which the system's queues, caches and threads may differ.
  private static let tolerance = 200

  let refreshes: Int
  let pages: Int

  /// Plays the runs, prints what remains, and returns whether nothing does.
  @MainActor
  func leavesNothing() async -> Bool {
    let rig = SoakRig()
    // The warm-up creates everything that is created only once.
    var isRight = await play(200, pages: 2_000, on: rig)
    let before = MemoryInUse.blocks
    isRight = await play(refreshes, pages: pages, on: rig) && isRight
    let growth = (MemoryInUse.blocks ?? 0) - (before ?? 0)
    print(
      "\(refreshes) refreshes and \(pages) pages: \(rig.taskCount) tasks left,",
      "\(growth) more blocks in use, \(rig.appliedCount) results applied in all.")
    return isRight && rig.isAtRest && rig.taskCount == 0 && growth < Self.tolerance
  }

  /// Plays the runs, and returns whether each ended as expected.
  @MainActor
  private func play(_ refreshes: Int, pages: Int, on rig: SoakRig) async -> Bool {
    var wrong = 0
    for index in 0..<pages {
      let fate: SoakRig.Fate = index.isMultiple(of: 20) ? .overtaken : Self.fate(index)
      if await !rig.run(.bottom, fate) { wrong += 1 }
    }
    for index in 0..<refreshes where await !rig.run(.top, Self.fate(index)) { wrong += 1 }
    await rig.settle()
    if wrong > 0 { print("\(wrong) runs did not end as expected.") }
    return wrong == 0
  }

  private static func fate(_ index: Int) -> SoakRig.Fate {
    switch index % 10 {
    case 3: .failed
    case 7: .cancelled
    default: .applied
    }
  }
}
