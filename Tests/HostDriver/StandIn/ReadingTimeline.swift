#if STAND_IN
  import EngineStorms
  import OverscrollCore
  @_spi(Simulation) import QuartzCore
  import ScrollPhysics
  @_spi(Simulation) package import UIKit

  @testable import OverscrollUIKit

  /// A random time in the life of a list that is read while its rows change.
  ///
  /// In each frame, the row being read has to be where scrolling alone would have moved it.
  @MainActor
  package struct ReadingTimeline {
    /// The behavior of the list at its ends.
    package enum Purpose: CaseIterable { case feed, timeline, chat }

    /// What a seed selects before its list is created.
    package struct Plan {
      package let seed: UInt64
      /// The kind of the list, as a number.
      package let kind: Int
      package let lengths: [Double]
      package let purpose: Purpose
      /// Whether edges refresh and load.
      let hasEdges: Bool
      var random: SeededGenerator
      /// Selects what happens at the ends of the list, and streams; separate, so that the seeds of
      /// earlier failures still select the same changes and movements.
      var ends: SeededGenerator?

      fileprivate init(
        _ seed: UInt64, kinds: Int, _ random: SeededGenerator, _ ends: SeededGenerator?
      ) {
        var (random, ends) = (random, ends)
        kind = Int(random.below(UInt64(kinds)))
        var lengths: [Double] = []
        for _ in 0..<20 + random.below(60) {
          lengths.append(random.number(from: 30, to: 180).rounded())
        }
        let keepsRow = random.below(2) == 0
        let isChat = ends?.below(3) == 0
        purpose = isChat ? .chat : keepsRow ? .timeline : .feed
        hasEdges = ends?.below(2) == 0
        (self.seed, self.lengths, self.random, self.ends) = (seed, lengths, random, ends)
      }
    }

    private let name: String
    private let purpose: Purpose
    private let hasEdges: Bool
    private var random: SeededGenerator
    private var ends: SeededGenerator?
    /// Selects what else happens to the list; separate for the same reason.
    private var surroundings: SeededGenerator?
    private let list: any ReadList
    private let firstMovement: FirstMovement
    /// The row into which text streams, and for how many further frames.
    private var stream: (id: Int, frames: Int)?
    private var nextID = 1_000
    /// The changes and movements so far.
    private var story: [String] = []

    /// The rows of `Facts.md` that concern the offset of a list; nil keeps the meaning of the seeds.
    private static let facts: [DeviceFacts.Row?] = [
      .measuredRows, .plainWrites, nil, .slop, .bounceCurves, .decelerationEnd,
      .releaseVelocity, .interruptedFling, .interruptedBounce,
    ]
    /// The rows that concern insets, and the release of a list with open edges.
    private static let edgeFacts: [DeviceFacts.Row?] = [
      nil, .insetInBounce, nil, .insetRounding, .observableInsets, .touchInAnimation, nil,
    ]

    /// Runs the timeline of a seed.
    ///
    /// - Parameters:
    ///   - seed: The seed, which the text of a failure names.
    ///   - isPlain: Whether the list has neither edges nor streams, and is no chat.
    ///   - frames: The number of frames.
    /// - Returns: What went wrong; nil if the row being read stayed in place.
    package static func failure(seed: UInt64, isPlain: Bool = false, frames: Int = 30) -> String? {
      var random = SeededGenerator(seed: seed)
      var ends = SeededGenerator(seed: ~seed)
      let surroundings = SeededGenerator(seed: seed &* 7_919)
      var sides: [DeviceFacts.Row: DeviceFacts.Side] = [:]
      var rows = facts.filter { _ in random.below(2) == 0 }
      if !isPlain { rows += edgeFacts.filter { _ in ends.below(2) == 0 } }
      for case let row? in rows { sides[row] = row.usualSide.other }
      let kinds = LivingList.Kind.allCases
      let plan = Plan(seed, kinds: kinds.count, random, isPlain ? nil : ends)
      return DeviceFacts.$current.withValue(DeviceFacts(sides)) {
        withDevice { device in
          let list = LivingList(kinds[plan.kind], lengths: plan.lengths, on: device)
          if plan.hasEdges { addEdges(to: list) }
          switch plan.purpose {
          case .feed: list.keepPosition(.showsNewRows)
          case .timeline: list.keepPosition(.keepsRow)
          case .chat: list.view.overscroll.chat = list.chat()
          }
          device.turn()
          var timeline = Self(plan, list, named: "\(list.kind)", hasEdges: plan.hasEdges)
          if !isPlain { timeline.surroundings = surroundings }
          return timeline.run(frames)
        }
      }
    }

    /// Selects what a list of another kind is, and the sides of the facts that concern it.
    package static func plan(
      seed: UInt64, kinds: Int, _ rows: [DeviceFacts.Row]
    ) -> (plan: Plan, sides: [DeviceFacts.Row: DeviceFacts.Side]) {
      var random = SeededGenerator(seed: seed)
      var sides: [DeviceFacts.Row: DeviceFacts.Side] = [:]
      for row in facts.compactMap(\.self) + rows where random.below(2) == 0 {
        sides[row] = row.usualSide.other
      }
      return (Plan(seed, kinds: kinds, random, SeededGenerator(seed: ~seed)), sides)
    }

    /// Runs a timeline of a list without edges, which a plan describes.
    ///
    /// - Returns: What went wrong; nil if the row being read stayed in place.
    package static func failure(
      _ plan: Plan, _ list: any ReadList, named name: String, frames: Int = 30
    ) -> String? {
      var timeline = Self(plan, list, named: name, hasEdges: false)
      timeline.surroundings = SeededGenerator(seed: plan.seed &* 7_919)
      return timeline.run(frames)
    }

    private init(_ plan: Plan, _ list: any ReadList, named name: String, hasEdges: Bool) {
      self.name = "seed \(plan.seed), \(plan.purpose), \(name)"
      (purpose, self.hasEdges, random, ends) = (plan.purpose, hasEdges, plan.random, plan.ends)
      self.list = list
      firstMovement = FirstMovement(of: list)
      let legal = list.legalOffsets
      list.scroll(to: random.number(from: legal.lowerBound, to: legal.upperBound))
    }

    private static func addEdges(to list: LivingList) {
      let axis = list.axis
      list.view.overscroll[axis.startEdge] = .refresh(manual: { [weak list] in list?.runs.append($0)
      }
      )
      list.view.overscroll[axis.endEdge] = .loadMore(
        trigger: .programmatic, manual: { [weak list] in list?.runs.append($0) })
    }

    private mutating func run(_ frames: Int) -> String? {
      var left = 0
      for frame in 0..<frames {
        if left == 0 { left = begin() }
        left -= 1
        if let failure = step() {
          return "\(name), frame \(frame): \(failure)\n"
            + story.suffix(8).joined(separator: "\n")
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
      list.axis == .vertical ? CGVector(dx: 0, dy: distance) : CGVector(dx: distance, dy: 0)
    }

    private func move() {
      if case .drag(let distance) = movement, distance != 0 {
        list.finger.drag(by: vector(distance), over: 1 / list.device.framesPerSecond)
      } else {
        list.device.advance(by: 1 / list.device.framesPerSecond)
      }
    }

    /// The first movement of a list in a frame, which is a finger's or a deceleration's.
    ///
    /// Edges may answer it with other insets, for which the system moves the list as well.
    @MainActor
    private final class FirstMovement {
      /// The offset after it; nil if there was none.
      var offset: Double?
      private let list: any ReadList
      private var observation: NSKeyValueObservation?

      init(of list: any ReadList) {
        self.list = list
        observation = list.view.observe(\.bounds) { [weak self] _, _ in
          MainActor.assumeIsolated { self?.note() }
        }
      }

      private func note() { offset = offset ?? list.offset }
    }

    // MARK: Frames

    /// The rows that are visible at an offset.
    private struct Sight {
      let rows: [ReadRow]
      let viewport: ReadViewport
      /// The length of the viewport, with the covered parts.
      let length: Double
    }

    private var sight: Sight {
      Sight(rows: list.visible, viewport: list.viewport, length: viewportLength)
    }

    /// Advances by a frame, in which rows may change.
    private mutating func step() -> String? {
      // If the list has settled after a change, the next change may find another row being read.
      var sights = [sight]
      let wasAtEnd = isAtVeryEnd
      var changes = (0..<max(0, Int(random.below(5)) - 2)).map { _ in change() }
      if let word = streamedWord() { changes.append(word) }
      if let change = changeOfSurroundings() { changes.append(change) }
      if hasEdges, ends?.below(6) == 0 { useEdge() }
      let (list, clock) = (list, list.device.simulated.clock)
      var (changed, scrolled) = (list.offset, 0.0)
      clock.wake(at: clock.now) { [self] in
        for change in changes {
          change()
          changed = list.offset
          if list.appliesAtOnce,
            sights.contains(where: { fault(since: $0, scrolledBy: 0) == nil })
          {
            sights.append(sight)
          }
        }
        firstMovement.offset = nil
      }
      let wasIdle = list.view.isIdle
      let handler = clock.addFrameHandler { [self] _ in
        // SwiftUI moves lists that nobody scrolls for their rows.
        if wasIdle, list.view.isIdle { return }
        // Without edges, nothing answers it; SwiftUI's lists may move for their rows before it.
        scrolled = (hasEdges ? firstMovement.offset ?? changed : list.offset) - changed
      }
      move()
      clock.removeFrameHandler(handler)
      story.append("offset \(sights[0].viewport.offset) → \(list.offset) of \(list.legalOffsets)")
      if purpose == .chat, wasAtEnd || isNearEnd {
        return wasAtEnd && scrolled == 0 && !isAtVeryEnd ? "the chat left its end" : nil
      }
      // At an open edge, the edge moves the content as well.
      if hasEdges, isNearEdge(sights[0].viewport.offset) || isNearEdge(list.offset) { return nil }
      let faults = sights.map { fault(since: $0, scrolledBy: scrolled) }
      return faults.contains(nil) ? nil : faults[0]
    }

    /// Whether a chat rests at its end, and follows it.
    private var isAtVeryEnd: Bool {
      purpose == .chat && !hasEdges && list.view.isIdle
        && abs(list.offset - list.legalOffsets.upperBound) <= 0.5
    }

    /// Whether a chat may follow its end.
    private var isNearEnd: Bool {
      list.offset > list.legalOffsets.upperBound - OverscrollChat.followDistance - 1
    }

    private func isNearEdge(_ offset: Double) -> Bool {
      let legal = list.legalOffsets
      return offset < legal.lowerBound + 150 || offset > legal.upperBound - 150
    }

    /// Begins the run of an edge, or ends it.
    private mutating func useEdge() {
      let axis = list.axis
      let edge = ends?.below(2) == 0 ? axis.startEdge : axis.endEdge
      guard let control = list.view.overscroll[edge] else { return }
      if control.phase == .refreshing { control.end(.updated) } else { control.begin() }
      story.append("\(edge): \(control.phase)")
    }

    /// The fault of a frame; nil if the row that was read is where it should be.
    private func fault(since sight: Sight, scrolledBy way: Double) -> String? {
      let (rows, start) = (sight.rows, sight.viewport.offset)
      let edge = list.legalOffsets.lowerBound + 0.5
      // A feed that rests at its start moves with it, for a bar too.
      let wasAtStart = start <= 0.5 - sight.viewport.start
      if purpose == .feed, wasAtStart || start + way <= edge { return nil }
      var worst = ""
      for scrolled in [0, way] {
        guard let read = sight.viewport.firstWhole(in: rows, scrolledBy: scrolled),
          let row = survivor(of: read, in: sight, scrolledBy: scrolled)
        else { return nil }
        guard let found = list.row(present(row.id)) else {
          // A list that knows no frames of other rows must show this one, unless it is at an end.
          let isVisible = row.place - way + row.length > 1 && row.place - way < viewportLength - 1
          guard isVisible, !isAtAnEnd else { return nil }
          worst = "row \(row.id) has left, scrolled by \(way)"
          continue
        }
        var distance = found.place - (row.place - way)
        // A row that has become too short to be seen from its start keeps its end, if that is visible.
        let end = row.place - way + row.length
        if end > 1, row.place - way + found.length < 1 {
          distance = found.place + found.length - min(end, viewportLength)
        }
        if abs(distance) <= 0.5 || isAtEnd(goal: list.offset + distance) { return nil }
        worst = "row \(row.id) moved by \(distance), scrolled by \(way)"
      }
      return worst
    }

    /// The row, or the nearest one that exists: the following ones first that a scroll by a distance
    /// leaves visible.
    private func survivor(
      of row: ReadRow, in sight: Sight, scrolledBy distance: Double
    ) -> ReadRow? {
      let rows = sight.rows
      guard let index = rows.firstIndex(where: { $0.id == row.id }) else { return nil }
      let next = rows[index...].firstIndex { $0.place - distance >= sight.length } ?? rows.endIndex
      return (rows[index..<next] + rows[..<index].reversed() + rows[next...]).first {
        list.ids.contains(present($0.id))
      }
    }

    /// The present identity of a row.
    private func present(_ id: Int) -> Int {
      list.replaced.first { $0.value == id && list.ids.contains($0.key) }?.key ?? id
    }

    /// Whether the content rests at its end because it could not rest where the row would stay.
    private func isAtEnd(goal: Double) -> Bool {
      let legal = list.legalOffsets
      return list.view.isIdle && !legal.contains(goal)
        && abs(list.offset - min(max(goal, legal.lowerBound), legal.upperBound)) <= 0.5
    }

    private var viewportLength: Double { list.space.viewportLength }

    private var isAtAnEnd: Bool {
      let legal = list.legalOffsets
      return list.offset <= legal.lowerBound + 0.5 || list.offset >= legal.upperBound - 0.5
    }

    // MARK: Changes

    /// The next word of a text that streams into a visible row; nil for none.
    private mutating func streamedWord() -> (@MainActor () -> Void)? {
      guard var chance = ends else { return nil }
      defer { ends = chance }
      if stream == nil, chance.below(12) == 0, let row = list.visible.randomElement(using: &chance)
      {
        stream = (row.id, 4 + Int(chance.below(12)))
      }
      guard let (id, frames) = stream, list.ids.contains(id) else {
        stream = nil
        return nil
      }
      stream = frames > 1 ? (id, frames - 1) : nil
      let length = (list.lengths[id] ?? 50) + chance.number(from: 0, to: 18).rounded()
      let list = list
      story.append("row \(id) grows to \(length)")
      return {
        if list.ids.contains(id) { list.change(isAnimated: false, grown: [id: length]) { _ in } }
      }
    }

    /// What else happens: bars, a keyboard, a composer or a split view, another text size, and rows
    /// that get other identities; nil for nothing.
    private mutating func changeOfSurroundings() -> (@MainActor () -> Void)? {
      guard var chance = surroundings else { return nil }
      defer { surroundings = chance }
      guard chance.below(5) == 0 else { return nil }
      let list = list
      let (kind, length) = (chance.below(5), chance.number(from: 0, to: 1))
      switch kind {
      case 0:
        let viewport = (300 + length * 90).rounded()
        story.append("viewport of \(viewport)")
        return { list.resize(to: viewport) }
      case 1, 2:
        let inset = length < 0.5 ? 0.0 : 44
        let isStart = kind == 1
        story.append("\(isStart ? "start" : "end") inset \(inset)")
        return {
          list.setInset(inset, atStart: isStart)
        }
      case 3:
        story.append("text size × \(0.7 + length)")
        return {
          list.change(
            isAnimated: false, grown: list.lengths.mapValues { ($0 * (0.7 + length)).rounded() }
          ) { _ in }
        }
      default:
        let seen = list.visible.map(\.id)
        guard let first = seen.randomElement(using: &chance) else { return nil }
        nextID += 1
        let name = nextID
        story.append("row \(first) becomes \(name)")
        return { if list.ids.contains(first) { list.rename([first: name]) } }
      }
    }

    /// Makes up a change of the rows.
    private mutating func change() -> @MainActor () -> Void {
      var (ids, grown) = (list.ids, [Int: Double]())
      for _ in 0...random.below(3) { alter(&ids, &grown) }
      // Changes of one frame follow each other: only the difference to the present rows is stored.
      let (old, new, list) = (list.ids, ids, list)
      story.append("\(old.count) → \(new.count) rows, grown: \(grown)")
      return {
        list.change(isAnimated: false, grown: grown) { present in
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
#endif
