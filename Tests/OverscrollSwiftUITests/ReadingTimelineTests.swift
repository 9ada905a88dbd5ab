import Foundation
import HostDriver
import OverscrollCore
import OverscrollSwiftUI
import OverscrollUIKit
import Testing
@_spi(Simulation) import UIKit

/// Random times in the life of SwiftUI's lists, on both sides of the contested facts.
@MainActor
@Suite struct ReadingTimelineTests {
  /// The number of timelines: 30, or the value of `OVERSCROLL_TIMELINES`.
  private static let count =
    ProcessInfo.processInfo.environment["OVERSCROLL_TIMELINES"].flatMap(UInt64.init) ?? 30
  /// The first seed: 1, or the value of `OVERSCROLL_TIMELINE_SEED`.
  private static let first =
    ProcessInfo.processInfo.environment["OVERSCROLL_TIMELINE_SEED"].flatMap(UInt64.init) ?? 1

  /// The rows of `Facts.md` that concern the rows and the insets of SwiftUI's lists.
  private static let facts: [DeviceFacts.Row] = [.insertedRows, .insetsWhileScrolling]

  @Test(
    "Timelines in which SwiftUI keeps another row, or moves a row under a finger",
    arguments: [300_002, 300_151])
  func keptRows(_ seed: UInt64) async {
    await expectNoFailure(seed, of: [.list, .table, .mixedList, .scrollView])
  }

  @Test(
    "Timelines in which many rows are inserted before rows whose lengths are estimates",
    arguments: [6, 13, 14, 36])
  func estimatedRows(_ seed: UInt64) async {
    await expectNoFailure(seed, of: [.newestList, .newestMixedList, .newestScrollView])
  }

  @Test(
    "Rows are measured without a change of the length: where none was visible, or as one shrinks by what another grows",
    arguments: [800_393, 1_200_951])
  func lateRows(_ seed: UInt64) async {
    await expectNoFailure(seed)
  }

  @Test("A row that reaches into the viewport from above, or covers it, becomes another one")
  func renamedRows() async {
    await expectNoFailure(300_293, of: [.list, .table, .mixedList, .scrollView])
    await expectNoFailure(95, of: [.newestList, .newestMixedList, .newestScrollView])
    await expectNoFailure(288)
  }

  @Test(
    "Timelines in which SwiftUI undoes a movement by a point, or follows a row past the end",
    arguments: [1_200_280, 1_200_424, 1_100_387, 1_300_836, 1_400_449, 1_400_995])
  func contestedOffsets(_ seed: UInt64) async {
    await expectNoFailure(seed)
  }

  @Test(
    "Timelines in which a touch ends a bounce by a pixel, or a bar appears at the start",
    arguments: [1_100_095, 1_100_332])
  func unusualFrames(_ seed: UInt64) async {
    await expectNoFailure(seed)
  }

  @Test("The row being read moves at most half a point by changes of SwiftUI's rows")
  func timelines() async {
    var failures: [String] = []
    for seed in Self.first..<Self.first + Self.count {
      if let failure = await failure(seed: seed, of: ListSetting.allCases) {
        failures.append(failure)
      }
    }
    #expect(
      failures.isEmpty,
      "\(failures.count) of \(Self.count):\n\(failures.prefix(5).joined(separator: "\n"))")
  }

  private func expectNoFailure(
    _ seed: UInt64, of settings: [ListSetting] = ListSetting.allCases
  ) async {
    let failure = await failure(seed: seed, of: settings)
    #expect(failure == nil, "\(failure ?? "")")
  }

  /// What went wrong in the timeline of a seed; nil if the row being read stayed in place.
  private func failure(seed: UInt64, of settings: [ListSetting]) async -> String? {
    let (plan, sides) = ReadingTimeline.plan(seed: seed, kinds: settings.count, Self.facts)
    let setting = settings[plan.kind]
    let facts = DeviceFacts(sides.merging(setting.sides) { $1 })
    var failure: String?
    await DeviceFacts.$current.withValue(facts) {
      await onDevice { device in
        let isStored = seed % 2 == 0
        let use: Conversation.Use =
          switch (plan.purpose, isStored) {
          case (.chat, false): .chat
          case (.chat, true): .storedChat
          case (_, false): .position
          case (_, true): .storedPosition
          }
        let conversation = Conversation(setting, use, lengths: plan.lengths)
        conversation.atStart = plan.purpose == .feed ? .showsNewRows : .keepsRow
        let list = ConversationList(conversation, on: device)
        await device.pass(0.5)
        failure = ReadingTimeline.failure(plan, list, named: "\(setting), \(use)")
      }
    }
    return failure
  }
}
