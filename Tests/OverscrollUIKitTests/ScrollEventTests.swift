import HostRigs
import OverscrollCore
import OverscrollIndicators
import ScrollPhysics
import Testing
@_spi(Simulation) import UIKit

@testable import OverscrollUIKit

/// The cost of a scroll event, counted and never timed.
///
/// Allocations are counted in optimized builds: `HostBenchmarks counts`.
@MainActor
@Suite struct ScrollEventTests {
  @Test(arguments: ScrollRig.Equipment.allCases, ScrollRig.Moment.allCases)
  func aScrollEventReadsEachGetterOnceAndWritesNothing(
    _ equipment: ScrollRig.Equipment, _ moment: ScrollRig.Moment
  ) {
    let rig = ScrollRig(equipment)
    rig.enter(moment)
    for index in 0..<100 { rig.scroll(index, moment) }
    let writes = rig.view.simulation.insetWriteCount
    let offsetWrites = rig.view.simulation.offsetWriteCount
    for index in 0..<100 { expectOneReadEach(rig.reads { rig.scroll(index, moment) }) }
    #expect(rig.view.simulation.insetWriteCount == writes)
    #expect(rig.view.simulation.offsetWriteCount == offsetWrites + 100)
  }

  @Test(
    // What moves while the action runs needs a check of its visibility with every frame.
    arguments: ScrollRig.Equipment.allCases.filter {
      $0 != .ringAndFooter && $0 != .sceneAndFooter
    },
    ScrollRig.Moment.allCases)
  func aFrameReadsEachGetterOnceAndWritesNothing(
    _ equipment: ScrollRig.Equipment, _ moment: ScrollRig.Moment
  ) throws {
    let rig = ScrollRig(equipment)
    rig.enter(moment)
    let host = try #require(OverscrollHostView.host(of: rig.view))
    let writes = rig.view.simulation.insetWriteCount + rig.view.simulation.offsetWriteCount
    for _ in 0..<10 {
      host.watch()
      expectOneReadEach(rig.reads { host.tick() })
    }
    #expect(
      rig.view.simulation.insetWriteCount + rig.view.simulation.offsetWriteCount == writes)
  }

  /// An extra inset that follows the finger is written once per event, and that write causes
  /// another event.
  @Test func anEventThatMovesAShareWritesTheInsetsOnce() {
    let rig = ScrollRig(.headerAndFooter)
    rig.view.overscroll.top?.options.following = .always
    rig.enter(.refreshing)
    rig.view.beginDragByHand()
    let start = -rig.view.simulation.adjustedInset.top - 54
    // The first write is read once, to learn how the view rounds.
    for distance in [20.0, 0] { rig.view.contentOffset.y = start + distance }
    var moved = 0
    for index in 0..<60 {
      let (insets, offsets) = (
        rig.view.simulation.insetWriteCount, rig.view.simulation.offsetWriteCount
      )
      let reads = rig.reads { rig.view.contentOffset.y = start + Double(index) }
      #expect(rig.view.simulation.insetWriteCount <= insets + 1)
      #expect(rig.view.simulation.offsetWriteCount == offsets + 1)
      moved += rig.view.simulation.insetWriteCount - insets
      #expect(reads.values.allSatisfy { $0 <= 3 }, "\(reads)")
    }
    #expect(moved >= 50)
  }

  @Test(arguments: [false, true])
  func aPullIsDrawnInEveryEventOnlyWhereItIsFollowed(_ follows: Bool) {
    let rig = ScrollRig(.headerAndFooter)
    let drawings = Drawings(follows: follows)
    rig.view.overscroll.top?.indicator = .drawn(drawings)
    rig.enter(.pulling)
    rig.scroll(0, .pulling)
    let before = drawings.count
    for index in 1...5 { rig.scroll(index, .pulling) }
    #expect(drawings.count == before + (follows ? 5 : 0))
    #expect(rig.view.overscroll.top?.phase == .pulling)
  }

  @Test func whatDoesNotFollowThePullIsDrawnInItsNextPhase() {
    let rig = ScrollRig(.headerAndFooter)
    let drawings = Drawings(follows: false)
    rig.view.overscroll.top?.indicator = .drawn(drawings)
    rig.enter(.pulling)
    let before = drawings.count
    rig.view.contentOffset.y -= 40
    #expect(rig.view.overscroll.top?.phase == .armed)
    #expect(drawings.count == before + 1)
  }

  private func expectOneReadEach(
    _ reads: [String: Int], _ location: SourceLocation = #_sourceLocation
  ) {
    #expect(reads.values.allSatisfy { $0 == 1 }, "\(reads)", sourceLocation: location)
    #expect(reads.count <= 6, "\(reads)", sourceLocation: location)
  }
}

/// Counts drawings.
private final class Drawings: RefreshIndicator, @unchecked Sendable {
  private(set) var count = 0
  private let follows: Bool

  init(follows: Bool) { self.follows = follows }

  var extent: Double { 54 }

  func draw<Canvas: IndicatorCanvas>(_ state: IndicatorState, on canvas: inout Canvas) {
    count += 1
  }

  func followsPull(in state: IndicatorState) -> Bool { follows }
}

extension ScrollRig {
  /// The number of reads of each getter of the scroll view during a body.
  fileprivate func reads(_ body: () -> Void) -> [String: Int] {
    view.reads = [:]
    view.countsReads = true
    body()
    view.countsReads = false
    return view.reads
  }
}
