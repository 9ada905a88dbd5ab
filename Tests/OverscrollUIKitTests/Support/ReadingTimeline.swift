import HostRigs
import OverscrollCore
import OverscrollSimulation
@_spi(Simulation) import QuartzCore
@_spi(Simulation) import UIKit

@testable import OverscrollUIKit

/// A random time in the life of a list that is read while its rows change.
///
/// In each frame, the row being read has to be where scrolling alone would have moved it.
@MainActor
struct ReadingTimeline {
  let seed: UInt64
  private var random: SeededGenerator
  private let list: LivingList
  private let keepsRow: Bool
  private var nextID = 1_000
  /// The changes and movements so far.
  private(set) var story: [String] = []

  /// The rows of `Facts.md` that concern the offset of a list.
  private static let facts: [DeviceFacts.Row] = [
    .measuredRows, .plainWrites, .offsetRounding, .slop, .bounceCurves, .decelerationEnd,
    .releaseVelocity, .interruptedFling, .interruptedBounce,
  ]

  /// Runs the timeline of a seed.
  ///
  /// - Returns: What went wrong; nil if the row being read stayed in place.
  static func failure(seed: UInt64, frames: Int = 30) -> String? {
    var random = SeededGenerator(seed: seed)
    var sides: [DeviceFacts.Row: DeviceFacts.Side] = [:]
    for row in facts where random.below(2) == 0 { sides[row] = row.usualSide.other }
    return DeviceFacts.$current.withValue(DeviceFacts(sides)) {
      withDevice { device in
        var timeline = Self(seed: seed, random, on: device)
        return timeline.run(frames)
      }
    }
  }

  private init(seed: UInt64, _ generator: SeededGenerator, on device: SimulatedDevice) {
    var random = generator
    let kinds = LivingList.Kind.allCases
    let kind = kinds[Int(random.below(UInt64(kinds.count)))]
    var lengths: [Double] = []
    for _ in 0..<20 + random.below(60) {
      lengths.append(random.number(from: 30, to: 180).rounded())
    }
    list = LivingList(kind, lengths: lengths, on: device)
    keepsRow = random.below(2) == 0
    list.keepPosition(keepsRow ? .keepsRow : .showsNewRows)
    let legal = list.legalOffsets
    list.scroll(to: random.number(from: legal.lowerBound, to: legal.upperBound))
    (self.seed, self.random) = (seed, random)
  }

  private mutating func run(_ frames: Int) -> String? {
    var left = 0
    for frame in 0..<frames {
      if left == 0 { left = begin() }
      left -= 1
      if let failure = step() {
        return "seed \(seed), \(list.kind), frame \(frame): \(failure)\n"
          + story.suffix(6).joined(separator: "\n")
      }
    }
    return nil
  }

  // MARK: Movements

  private enum Movement { case rest, drag(Double), fling }

  private var movement = Movement.rest

  /// Begins a movement, and returns the number of its frames.
  private mutating func begin() -> Int {
    if case .drag = movement { list.finger.lift() }
    movement = .rest
    switch random.below(4) {
    case 0: break
    case 1:
      list.finger.touch(list.view)
      movement = .drag(random.number(from: -25, to: 25).rounded())
    case 2:
      list.finger.touch(list.view)
      movement = .drag(0)
    default:
      list.finger.touch(list.view)
      let velocity = random.number(from: -4_000, to: 4_000)
      list.finger.drag(by: vector(velocity * 0.05), over: 0.05)
      list.finger.lift()
      movement = .fling
    }
    story.append("\(movement)")
    return 2 + Int(random.below(8))
  }

  private func vector(_ distance: Double) -> CGVector {
    list.kind.axis == .vertical ? CGVector(dx: 0, dy: distance) : CGVector(dx: distance, dy: 0)
  }

  private func move() {
    if case .drag(let distance) = movement, distance != 0 {
      list.finger.drag(by: vector(distance), over: 1 / list.device.framesPerSecond)
    } else {
      list.device.advance(by: 1 / list.device.framesPerSecond)
    }
  }

  // MARK: Frames

  /// The rows that are visible at an offset.
  private struct Sight {
    let rows: [LivingList.Row]
    let offset: Double
  }

  private var sight: Sight { Sight(rows: list.visible, offset: list.offset) }

  /// Advances by a frame, in which rows may change.
  private mutating func step() -> String? {
    // If the list has settled after a change, the next change may find another row being read.
    var sights = [sight]
    let changes = (0..<max(0, Int(random.below(5)) - 2)).map { _ in change() }
    let (list, clock) = (list, list.device.clock)
    var (changed, scrolled) = (list.offset, 0.0)
    clock.wake(at: clock.now) { [self] in
      for change in changes {
        change()
        changed = list.offset
        if list.kind.appliesAtOnce, fault(since: sights[0], scrolledBy: 0) == nil {
          sights.append(sight)
        }
      }
    }
    let handler = clock.addFrameHandler { _ in scrolled = list.offset - changed }
    move()
    clock.removeFrameHandler(handler)
    let faults = sights.map { fault(since: $0, scrolledBy: scrolled) }
    return faults.contains(nil) ? nil : faults[0]
  }

  /// The fault of a frame; nil if the row that was read is where it should be.
  private func fault(since sight: Sight, scrolledBy way: Double) -> String? {
    let (rows, start) = (sight.rows, sight.offset)
    let edge = list.legalOffsets.lowerBound + 0.5
    if !keepsRow, start <= edge || start + way <= edge { return nil }
    var worst = ""
    for scrolled in [0, way] {
      guard let read = list.firstWhole(in: rows, scrolledBy: scrolled),
        let row = survivor(of: read, in: rows), let place = list.place(of: row.id)
      else { return nil }
      let distance = place - (row.place - way)
      if abs(distance) <= 0.5 || isAtEnd(goal: list.offset + distance) { return nil }
      worst = "row \(row.id) moved by \(distance), scrolled by \(way)"
    }
    return worst
  }

  /// The row, or the nearest one that exists: the following ones first.
  private func survivor(of row: LivingList.Row, in rows: [LivingList.Row]) -> LivingList.Row? {
    guard let index = rows.firstIndex(where: { $0.id == row.id }) else { return nil }
    return (rows[index...] + rows[..<index].reversed()).first { list.ids.contains($0.id) }
  }

  /// Whether the content rests at its end because it could not rest where the row would stay.
  private func isAtEnd(goal: Double) -> Bool {
    let legal = list.legalOffsets
    return list.view.isIdle && !legal.contains(goal)
      && abs(list.offset - min(max(goal, legal.lowerBound), legal.upperBound)) <= 0.5
  }

  // MARK: Changes

  /// Makes up a change of the rows.
  private mutating func change() -> @MainActor () -> Void {
    var (ids, grown) = (list.ids, [Int: Double]())
    for _ in 0...random.below(3) { alter(&ids, &grown) }
    // Changes of one frame follow each other: only the difference to the present rows is stored.
    let (old, new, list) = (list.ids, ids, list)
    story.append("\(old.count) → \(new.count) rows, grown: \(grown)")
    return {
      list.change(grown: grown) { present in
        let kept = Set(new).union(Set(present).subtracting(old))
        let added = new.filter { !old.contains($0) }
        if present == old {
          present = new
        } else {
          present = added + present.filter(kept.contains)
        }
      }
    }
  }

  private mutating func alter(_ ids: inout [Int], _ grown: inout [Int: Double]) {
    let seen = list.visible.map(\.id)
    func any(_ count: Int, _ random: inout SeededGenerator) -> Int {
      Int(random.below(UInt64(max(1, count))))
    }
    switch random.below(8) {
    case 0: ids.insert(contentsOf: fresh(&grown), at: 0)
    case 1: ids += fresh(&grown)
    case 2: ids.insert(contentsOf: fresh(&grown), at: any(ids.count, &random))
    case 3 where ids.count > 25:
      let first = any(ids.count - 5, &random)
      ids.removeSubrange(first..<first + 1 + any(5, &random))
    case 4 where !seen.isEmpty && ids.count > 25:
      let gone = seen[any(seen.count, &random)]
      ids.removeAll { $0 == gone }
    case 5 where !ids.isEmpty:
      let id = ids.remove(at: any(ids.count, &random))
      ids.insert(id, at: any(ids.count + 1, &random))
    case 6 where !seen.isEmpty:
      let id = seen[any(seen.count, &random)]
      grown[id] = (list.lengths[id] ?? 50) + random.number(from: 1, to: 24).rounded()
    default:
      if ids.isEmpty { return }
      grown[ids[any(ids.count, &random)]] = random.number(from: 30, to: 300).rounded()
    }
  }

  private mutating func fresh(_ grown: inout [Int: Double]) -> [Int] {
    let ids = (0...random.below(12)).map { _ in
      nextID += 1
      return nextID
    }
    for id in ids { grown[id] = random.number(from: 30, to: 180).rounded() }
    return ids
  }
}
