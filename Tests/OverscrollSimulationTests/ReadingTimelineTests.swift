import Foundation
import OverscrollCore
import OverscrollSimulation
import Testing

/// Random times in the life of a simulated list that is read while its rows change.
@Suite struct ReadingTimelineTests {
  /// The number of timelines: 50, or the value of `OVERSCROLL_TIMELINES`.
  private static let count =
    ProcessInfo.processInfo.environment["OVERSCROLL_TIMELINES"].flatMap(UInt64.init) ?? 50

  @Test("The engine keeps the row being read in place, whatever the list does meanwhile")
  func timelines() {
    var failures: [String] = []
    for seed in 1...Self.count {
      var timeline = ReadingTimeline(seed: seed)
      if let failure = timeline.failure(steps: 60) { failures.append(failure) }
    }
    #expect(
      failures.isEmpty,
      "\(failures.count) of \(Self.count):\n\(failures.prefix(5).joined(separator: "\n"))")
  }

  @Test("A timeline changes rows at rest, under a finger and in a fling, also at open edges")
  func variety() {
    var reached: Set<String> = []
    for seed: UInt64 in 1...50 {
      var timeline = ReadingTimeline(seed: seed)
      _ = timeline.failure(steps: 60)
      reached.formUnion(timeline.reached)
    }
    #expect(reached == ["rest", "finger", "fling", "open edge"])
  }
}

/// A list of rows with lengths, of which a simulated list knows only the sum.
///
/// The test does what a host does: it reports how far the row being read has moved in the content.
private struct ReadingTimeline {
  private struct Row {
    let id: Int
    var length: Double
  }

  private let seed: UInt64
  private var random: SeededGenerator
  private var list: SimulatedList
  private var rows: [Row] = []
  private var nextID = 0
  private var isTouched = false
  private var story: [String] = []
  /// The situations in which rows have changed.
  private(set) var reached: Set<String> = []

  init(seed: UInt64) {
    (self.seed, random) = (seed, SeededGenerator(seed: seed))
    var top = EdgeOptions.refresh
    if seed % 2 == 0 { top.scrollAnchoring = .always }
    if seed % 3 == 0 {
      top = EdgeOptions(purpose: .load, trigger: .onRelease(past: 60), extent: 60)
    }
    list = SimulatedList(
      top: top, bottom: seed % 5 == 0 ? nil : .loadMore, contentLength: 0,
      systemInset: PerEdge(top: 47, bottom: 34, leading: 0, trailing: 0))
    rows = fresh(20 + Int(random.below(40)))
    list.setContent(length)
    list.drag(by: -random.number(from: 0, to: length - 600), over: 0.3)
    list.release()
  }

  private var length: Double { rows.reduce(0) { $0 + $1.length } }

  private mutating func fresh(_ count: Int) -> [Row] {
    (0..<count).map { _ in
      nextID += 1
      return Row(id: nextID, length: random.number(from: 30, to: 180).rounded())
    }
  }

  mutating func failure(steps: Int) -> String? {
    for step in 0..<steps {
      move()
      let failure = change() ?? list.brokenInvariants.first
      if let failure {
        return "seed \(seed), step \(step): \(failure), after \(story.suffix(6))"
      }
    }
    return nil
  }

  // MARK: Movements

  private mutating func move() {
    let number = random.below(7)
    story.append("move \(number)")
    if isTouched, number != 1 {
      list.lift()
      isTouched = false
    }
    switch number {
    case 0: list.wait(random.number(from: 0.02, to: 1))
    case 1, 2:
      list.drag(by: random.number(from: -300, to: 300), over: 0.1)
      isTouched = true
    case 3, 4:
      list.fling(random.number(from: -4_000, to: 4_000))
      list.wait(random.number(from: 0, to: 0.2))
    case 5:
      let edge: OverscrollEdge = random.below(2) == 0 ? .top : .bottom
      if list.phase(edge) == .refreshing { list.end(edge) } else { list.begin(edge) }
    default: list.wait(1 / 60)
    }
  }

  // MARK: Changes

  /// Changes rows in one turn, and returns what is wrong afterwards.
  private mutating func change() -> String? {
    guard let read = rowBeingRead, let before = start(of: read) else { return nil }
    note()
    let (place, showsStart) = (before - list.offset, showsNewRows)
    for _ in 0...random.below(3) { alter(keeping: read) }
    guard let after = start(of: read) else { return nil }
    // Rows that move back must not leave the content too short for the offset before.
    if after < before { list.send(.scrollAnchorMoved(by: after - before, at: .top)) }
    list.setContent(length)
    if after > before { list.send(.scrollAnchorMoved(by: after - before, at: .top)) }
    let distance = after - list.offset - place
    let goal = list.offset + distance
    if showsStart || abs(distance) <= 0.5 || !list.view.legalOffsets.contains(goal) { return nil }
    return "row \(read) moved by \(distance)"
  }

  /// Whether the options of the top edge leave a list at its start there.
  private var showsNewRows: Bool {
    guard let options = list.engine.options(of: .top), options.scrollAnchoring == .automatic else {
      return false
    }
    return options.purpose == .refresh
      && list.engine.geometry.vertical.remaining(towards: .top, at: list.offset) < 1
  }

  /// Remembers the situation in which rows change.
  private mutating func note() {
    if isTouched {
      reached.insert("finger")
    } else if list.view.isDecelerating {
      reached.insert("fling")
    } else {
      reached.insert("rest")
    }
    if list.extraInset(.top) > 0, list.phase(.top) == .refreshing { reached.insert("open edge") }
  }

  private func start(of id: Int) -> Double? {
    guard let index = rows.firstIndex(where: { $0.id == id }) else { return nil }
    return rows[..<index].reduce(0) { $0 + $1.length }
  }

  /// The first row that is wholly visible.
  private var rowBeingRead: Int? {
    var start = 0.0
    for row in rows {
      if start >= list.offset + list.inset(.top) { return row.id }
      start += row.length
    }
    return nil
  }

  private mutating func alter(keeping read: Int) {
    let index = Int(random.below(UInt64(rows.count)))
    switch random.below(6) {
    case 0: rows.insert(contentsOf: fresh(1 + Int(random.below(12))), at: 0)
    case 1: rows += fresh(1 + Int(random.below(12)))
    case 2: rows.insert(contentsOf: fresh(1 + Int(random.below(5))), at: index)
    case 3 where rows.count > 20 && rows[index].id != read: rows.remove(at: index)
    case 4:
      let row = rows.remove(at: index)
      rows.insert(row, at: Int(random.below(UInt64(rows.count + 1))))
    default: rows[index].length += random.number(from: 1, to: 40).rounded()
    }
  }
}
