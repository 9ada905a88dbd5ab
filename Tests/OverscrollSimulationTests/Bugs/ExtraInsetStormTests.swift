import OverscrollCore
import OverscrollSimulation
import Testing

/// B012: refreshes that follow each other faster than they can close.
@Suite struct ExtraInsetStormTests {
  private struct Storm {
    var random: SeededGenerator
    var list = SimulatedList(
      SimulatedScrollView(
        contentLength: 2000, viewportLength: 600, systemInset: InsetFixtures.inset(64)),
      engine: OverscrollEngine(top: InsetFixtures.header), framesPerSecond: 30)
    /// The number of refreshes that ended while they waited for the window.
    var unbegun = 0

    mutating func wait() { list.wait(random.number(from: 0, to: 0.4)) }

    /// A refresh from code or by finger, an interruption, and its end.
    mutating func playRun() {
      if random.below(4) > 0 { list.change { $0.attach() } }
      if random.below(2) == 0 { list.begin(.top) } else { pull() }
      wait()
      for _ in 0..<random.below(3) {
        disturb()
        wait()
      }
      end()
      wait()
    }

    private mutating func end() {
      if list.phase(.top) == .waiting { unbegun += 1 }
      list.end(.top)
    }

    private mutating func pull() {
      list.drag(by: random.number(from: 100, to: 600), over: 0.1)
      if random.below(4) > 0 { list.lift() }
    }

    private mutating func disturb() {
      switch random.below(6) {
      case 0: list.begin(.top)
      case 1: end()
      case 2: list.drag(by: random.number(from: -300, to: 300), over: 0.1)
      case 3: list.lift()
      case 4: list.change { $0.detach() }
      default: list.change { $0.attach() }
      }
    }

    mutating func settle() {
      list.change { $0.attach() }
      list.lift()
      list.wait(0.6)
      end()
      list.wait(3)
    }
  }

  @Test("B012: frequent refreshes leave no inset", arguments: 1...4)
  func refreshesInQuickSuccessionLeaveNothing(_ seed: UInt64) {
    var storm = Storm(random: SeededGenerator(seed: seed))
    for runID in 1...250 {
      storm.playRun()
      guard runID % 25 == 0 else { continue }
      storm.settle()
      let list = storm.list
      let legal = list.view.legalOffsets
      let rest = min(max(list.view.offset, legal.lowerBound), legal.upperBound)
      InsetFixtures.expectRest(list, top: 64, offset: rest)
      #expect(list.log.top.finished.count == list.log.top.runs.count + storm.unbegun)
      #expect(Set(list.log.top.runs.map(\.number)).count == list.log.top.runs.count)
    }
    #expect(storm.list.log.top.runs.count > 100)
  }
}
