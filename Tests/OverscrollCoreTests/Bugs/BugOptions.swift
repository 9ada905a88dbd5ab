import OverscrollCore
import Testing

extension EdgeOptions {
  /// The header of the bugs: 60 points, fires when released past 80.
  static let bugHeader = EdgeOptions(purpose: .refresh, trigger: .onRelease(past: 80), extent: 60)

  /// The footer of the bugs: 44 points, inline, loads when the end of the content is visible.
  static let bugFooter = EdgeOptions(
    purpose: .load, trigger: .within(.points(0)), extent: 44, placement: .inline)

  /// A footer of 44 points that fires when released past 60.
  static func pulledFooter(_ placement: Placement = .outside) -> EdgeOptions {
    EdgeOptions(purpose: .load, trigger: .onRelease(past: 60), extent: 44, placement: placement)
  }

  /// The same options with another limit of pages that fill the viewport.
  func filling(_ pages: Int) -> EdgeOptions {
    var options = self
    options.maximumPagesToFillViewport = pages
    return options
  }
}

extension EngineRig {
  /// A list of 2,000 points in a viewport of 600, at its top, with the header and footer of the bugs.
  static func bug(
    top: EdgeOptions? = .bugHeader, bottom: EdgeOptions? = .bugFooter, content: Double = 2000,
    durations: OverscrollDurations = OverscrollDurations(),
    concurrency: ConcurrentRunPolicy = .refreshCancelsLoads
  ) -> EngineRig {
    var rig = EngineRig(top: nil, bottom: nil)
    rig.engine = OverscrollEngine(
      top: top, bottom: bottom, durations: durations, concurrency: concurrency)
    rig.show(content)
    return rig
  }

  /// Drags through offsets and lifts the finger.
  mutating func drag(to offsets: Double...) {
    send(.dragBegan)
    for offset in offsets { scroll(to: offset) }
    send(.dragEnded)
  }

  /// Pulls past the top, lifts the finger, and waits until the header is open.
  mutating func refresh() {
    pull(100)
    letGo()
    send(.cameToRest)
    wait(1)
  }
}
