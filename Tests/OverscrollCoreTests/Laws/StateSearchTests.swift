import Foundation
import LawRigs
import Testing

@testable import OverscrollCore

/// Every state that one control, or two, can come into: not a sample, all of them.
///
/// The first of them, in a test that everybody runs; with `OVERSCROLL_STATES=1000000` all of the small
/// alphabet, with `OVERSCROLL_FULL_STATES=100000` so many of the full one, and the figures are printed.
@Suite struct StateSearchTests {
  struct Setting: CustomTestStringConvertible {
    let name: String
    var top: EdgeOptions?
    var bottom: EdgeOptions?
    var overlap = OverlapPolicy.refreshWins

    var testDescription: String { name }

    var engine: OverscrollEngine {
      var times = OverscrollTimes()
      (times.expand, times.collapse, times.minimumVisible) = (0.25, 0.25, 0.25)
      (times.messageHold, times.failureHold) = (0.25, 0.5)
      return OverscrollEngine(top: top, bottom: bottom, times: times, overlap: overlap)
    }

    var edges: [OverscrollEdge] { OverscrollEdge.allCases.filter(engine.hasControl) }
  }

  static let one = [
    Setting(name: "refresh", top: .refresh), Setting(name: "page in line", bottom: .loadMore),
    Setting(name: "page outside", bottom: .pageOutside),
  ]
  static let two = OverlapPolicy.allCases.map {
    Setting(name: "refresh and page, \($0)", top: .refresh, bottom: .loadMore, overlap: $0)
  }
  /// How many states are gone into: too few for all of them, unless somebody has time.
  static let limit = environment("OVERSCROLL_STATES") ?? 700
  /// As many of the full alphabet and of two controls, whose states have no end in sight.
  static let fullLimit = environment("OVERSCROLL_FULL_STATES") ?? 300

  @Test(arguments: one) func inEveryStateOfOneControlEveryLawHolds(_ setting: Setting) {
    let search = explore(setting, isFull: false, limit: Self.limit)
    #expect(search.isComplete || search.states >= Self.limit)
    // The only control that knows all phases: between all its states everything happens that may.
    guard search.isComplete, setting.bottom == .pageOutside else { return }
    #expect(search.log.seen == TransitionTests.table)
  }

  @Test(arguments: one + two) func inTheStatesOfTheFullAlphabetEveryLawHolds(_ setting: Setting) {
    let search = explore(setting, isFull: true, limit: Self.fullLimit)
    #expect(search.isComplete || search.states >= Self.fullLimit)
  }

  private func explore(_ setting: Setting, isFull: Bool, limit: Int) -> StateSearch {
    let alphabet = StateSearch.Alphabet(edges: setting.edges, isFull: isFull)
    var search = StateSearch(alphabet, limit: limit)
    search.explore(setting.engine)
    #expect(search.faults == [])
    #expect(search.log.strange == [])
    let extent = "\(search.isComplete ? "all" : "the first") \(search.states) states"
    if Self.environment("OVERSCROLL_STATES") != nil {
      print(
        "\(setting.name), \(isFull ? "full" : "small") alphabet: \(extent), \(search.moves) events")
    }
    return search
  }

  private static func environment(_ name: String) -> Int? {
    ProcessInfo.processInfo.environment[name].flatMap { Int($0) }
  }
}
