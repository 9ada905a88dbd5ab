import Foundation
import HostDriver
import HostRigs
import OverscrollCore
import OverscrollUIKit
import Testing
@_spi(Simulation) import UIKit

/// Random times in the life of lists, on both sides of the contested facts.
@MainActor
@Suite struct ReadingTimelineTests {
  /// The number of timelines: 30, or the value of `OVERSCROLL_TIMELINES`.
  private static let count =
    ProcessInfo.processInfo.environment["OVERSCROLL_TIMELINES"].flatMap(UInt64.init) ?? 30
  /// The first seed: 1, or the value of `OVERSCROLL_TIMELINE_SEED`.
  private static let first =
    ProcessInfo.processInfo.environment["OVERSCROLL_TIMELINE_SEED"].flatMap(UInt64.init) ?? 1

  @Test(
    "Timelines that other rules about the list's own movements fail",
    arguments: [187, 206, 338, 692, 777, 828])
  func earlierFailures(_ seed: UInt64) {
    expectNoFailure(seed, isPlain: true)
  }

  @Test(
    "Timelines in which a touch interrupts a bounce, while rows change or are measured",
    arguments: [769, 781])
  func interruptedBounces(_ seed: UInt64) {
    expectNoFailure(seed)
  }

  @Test(
    "Timelines in which a bar, the viewport of mirrored rows or an inset changes with the rows",
    arguments: [167, 2, 583, 1_002_181, 1_005_832, 2_003_222])
  func changedSurroundings(_ seed: UInt64) {
    expectNoFailure(seed)
  }

  @Test(
    "Timelines in which a batch leaves the length as it is, or rows far away are measured",
    arguments: [90_191, 100_443, 1_000_065, 1_002_987, 1_003_360])
  func measuredRows(_ seed: UInt64) {
    expectNoFailure(seed)
  }

  @Test(
    "Timelines in which rows are removed beside rows that have moved, or are out of sight",
    arguments: [1_000_214, 1_002_509, 2_000_700])
  func removedRows(_ seed: UInt64) {
    expectNoFailure(seed)
  }

  @Test(
    "Timelines in which a finger moves on before changed rows are displayed", arguments: [3_001_853]
  )
  func undisplayedRows(_ seed: UInt64) {
    expectNoFailure(seed)
  }

  @Test(
    "Timelines in which a bar moves the end while a shortened list is kept there at an open edge",
    arguments: [2_004_713, 2_005_946])
  func shortenedLists(_ seed: UInt64) {
    expectNoFailure(seed)
  }

  @Test(
    "Timelines in which a row becomes too short to be seen from its start",
    arguments: [500_073, 500_591])
  func shortenedRows(_ seed: UInt64) {
    expectNoFailure(seed)
  }

  @Test(
    "Rows that change places below the one being read do not jump when one of them is read",
    arguments: LivingList.Kind.allCases)
  func changedPlaces(_ kind: LivingList.Kind) {
    let lengths = (0..<60).map { 30 + Double($0 * 37 % 50) }
    withDevice { device in
      let list = LivingList(kind, lengths: lengths, on: device)
      list.keepPosition(.keepsRow)
      list.scroll(to: 1_000)
      let seen = list.visible
      list.change { ids in
        ids = ids.map { $0 == seen[3].id ? seen[4].id : $0 == seen[4].id ? seen[3].id : $0 }
      }
      device.advance(by: 0.5)
      let (before, way) = (list.offset, (seen[4].place - list.startInset).rounded(.down))
      let step = list.isMirrored ? way : -way
      list.finger.touch(list.view)
      list.finger.drag(
        by: list.axis == .vertical ? CGVector(dx: 0, dy: step) : CGVector(dx: step, dy: 0),
        over: 1 / device.framesPerSecond)
      #expect(abs(list.offset - before - way) <= 0.5, "\(list.offset - before), not \(way)")
      list.finger.lift()
    }
  }

  private func expectNoFailure(
    _ seed: UInt64, isPlain: Bool = false, at place: SourceLocation = #_sourceLocation
  ) {
    let failure = ReadingTimeline.failure(seed: seed, isPlain: isPlain)
    #expect(failure == nil, "\(failure ?? "")", sourceLocation: place)
  }

  @Test("The row being read moves at most half a point by changes of the rows")
  func timelines() {
    var failures: [String] = []
    for seed in Self.first..<Self.first + Self.count {
      if let failure = ReadingTimeline.failure(seed: seed) { failures.append(failure) }
    }
    #expect(
      failures.isEmpty,
      "\(failures.count) of \(Self.count):\n\(failures.prefix(5).joined(separator: "\n"))")
  }
}
