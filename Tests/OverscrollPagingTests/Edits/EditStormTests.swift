import Foundation
import OverscrollCore
import OverscrollPaging
import Testing

/// Edits beside pages, refreshes, failures and late responses, compared with a model of each row.
@Suite struct EditStormTests {
  static let rules: [EditStorm.Rules] = [
    EditStorm.Rules(),
    EditStorm.Rules(concurrency: .independent),
    EditStorm.Rules(concurrency: .oneAtATime, renewal: .merge),
    EditStorm.Rules(renewal: .merge),
    EditStorm.Rules(hasOffsets: true),
    EditStorm.Rules(concurrency: .independent, hasOffsets: true),
    EditStorm.Rules(maximumPages: 2),
    EditStorm.Rules(isOneEnded: true, maximumPages: 2),
    EditStorm.Rules(concurrency: .independent, renewal: .merge, isOneEnded: true, maximumPages: 2),
    EditStorm.Rules(hasOffsets: true, maximumPages: 2),
  ]

  /// The seeds of the storms: OVERSCROLL_EDIT_STEPS is the number of steps for each set of rules, and
  /// OVERSCROLL_EDIT_SEED plays one seed.
  private var seeds: ClosedRange<UInt64> {
    let environment = ProcessInfo.processInfo.environment
    if let seed = environment["OVERSCROLL_EDIT_SEED"].flatMap(UInt64.init) { return seed...seed }
    let steps = environment["OVERSCROLL_EDIT_STEPS"].flatMap { Int($0) } ?? 3_000
    return 1...UInt64(max(1, steps / 200))
  }

  @Test(
    "Storms in which a response meets a row that was placed or moved meanwhile",
    arguments: [
      (1, 31), (4, 148), (5, 148), (4, 219), (5, 219), (5, 242), (4, 477), (0, 1207), (4, 945),
      (1, 474), (2, 162), (9, 186), (9, 590), (7, 601), (8, 601), (8, 109),
      (8, 487), (7, 490), (6, 24), (6, 556),
    ]
      as [(Int, UInt64)])
  func earlierFaults(_ number: Int, _ seed: UInt64) {
    let fault = EditStorm.fault(EditStorm.script(200, seed: seed), Self.rules[number])
    #expect(fault == nil, "\(fault?.0 ?? "")")
  }

  @Test("Storms with a maximum release pages", arguments: rules.filter { $0.maximumPages != nil })
  func releases(_ rules: EditStorm.Rules) {
    let count = (1...20 as ClosedRange<UInt64>).reduce(0) { count, seed in
      var storm = EditStorm(rules)
      for step in EditStorm.script(200, seed: seed) { storm.play(step) }
      return count + storm.releaseCount
    }
    #expect(count > 5)
  }

  @Test("Edits lose, double, revive and misplace no row", arguments: rules)
  func edits(_ rules: EditStorm.Rules) {
    // Many short storms reach more situations than a long one.
    for seed in seeds {
      let script = EditStorm.script(200, seed: seed)
      guard let (fault, _) = EditStorm.fault(script, rules) else { continue }
      let short = EditStorm.shortened(script, rules)
      let reason = EditStorm.fault(short, rules)?.0 ?? fault
      if ProcessInfo.processInfo.environment["OVERSCROLL_EDIT_TRACE"] != nil {
        for line in EditStorm.trace(short, rules) { print(line) }
      }
      Issue.record("\(rules), seed \(seed): \(reason) Script: \(short)")
      return
    }
  }
}
