import Foundation
import InvariantRigs
import OverscrollCore
import Testing

/// Every state that one control, or two, can come into: not a sample, all of them.
///
/// The first of them, in every test run; with `OVERSCROLL_STATES=1000000` all of the small
/// alphabet, and of the least one for two controls; with `OVERSCROLL_FULL_STATES=100000` as many of the
/// full one; and the figures are printed.
@Suite struct StateSearchTests {
  struct Setting: CustomTestStringConvertible {
    let name: String
    var top: EdgeOptions?
    var bottom: EdgeOptions?
    var concurrency = ConcurrentRunPolicy.refreshCancelsLoads

    var testDescription: String { name }

    var engine: OverscrollEngine {
      var durations = OverscrollDurations()
      (durations.expand, durations.collapse, durations.minimumVisible) = (0.25, 0.25, 0.25)
      (durations.messageDuration, durations.failureDuration) = (0.25, 0.5)
      return OverscrollEngine(
        top: top, bottom: bottom, durations: durations, concurrency: concurrency)
    }

    /// The same with a list in it.
    var engineOfList: OverscrollEngine {
      var engine = engine
      let lengths = AxisGeometry(contentLength: 2000, viewportLength: 600)
      _ = engine.handle(.geometryChanged(lengths), at: 0)
      return engine
    }

    var edges: [OverscrollEdge] { OverscrollEdge.allCases.filter(engine.hasControl) }
  }

  static let one = [
    Setting(name: "refresh", top: .refresh), Setting(name: "page in line", bottom: .loadMore),
    Setting(name: "page outside", bottom: .pageOutside),
  ]
  static let two = ConcurrentRunPolicy.allCases.map {
    Setting(name: "refresh and page, \($0)", top: .refresh, bottom: .loadMore, concurrency: $0)
  }
  /// The number of states to follow: by default too few for all of them.
  static let limit = environment("OVERSCROLL_STATES") ?? 700
  /// The same for all events, which have too many states for an exhaustive search.
  static let fullLimit = environment("OVERSCROLL_FULL_STATES") ?? 300

  @Test(arguments: one) func inEveryStateOfOneControlEveryLawHolds(_ setting: Setting) {
    let search = explore(setting.engine, of: setting, .small, limit: Self.limit)
    #expect(search.isComplete || search.states >= Self.limit)
    // The only control that knows all phases: between all its states everything happens that may.
    guard search.isComplete, setting.bottom == .pageOutside else { return }
    #expect(search.log.seen == TransitionTests.table)
  }

  @Test(arguments: two) func inEveryStateOfTwoControlsEveryLawHolds(_ setting: Setting) {
    let search = explore(setting.engineOfList, of: setting, .least, limit: Self.limit)
    #expect(search.isComplete || search.states >= Self.limit)
  }

  @Test(arguments: one + two) func inTheStatesOfTheFullAlphabetEveryLawHolds(_ setting: Setting) {
    let search = explore(setting.engine, of: setting, .full, limit: Self.fullLimit)
    #expect(search.isComplete || search.states >= Self.fullLimit)
  }

  private func explore(
    _ engine: OverscrollEngine, of setting: Setting, _ extent: StateSearch.Alphabet.Extent,
    limit: Int
  ) -> StateSearch {
    let alphabet = StateSearch.Alphabet(edges: setting.edges, extent: extent)
    var search = StateSearch(alphabet, limit: limit)
    search.explore(engine)
    #expect(search.faults == [])
    #expect(search.log.strange == [])
    if Self.environment("OVERSCROLL_STATES") != nil {
      let states = "\(search.isComplete ? "all" : "the first") \(search.states) states"
      print("\(setting.name), \(extent) alphabet: \(states), \(search.moves) events")
    }
    return search
  }

  private static func environment(_ name: String) -> Int? {
    ProcessInfo.processInfo.environment[name].flatMap { Int($0) }
  }
}
