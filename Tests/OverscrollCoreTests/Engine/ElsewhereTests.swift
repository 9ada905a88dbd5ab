import OverscrollCore
import Testing

/// Runs of the app that an edge only shows.
@Suite("Runs elsewhere") struct ElsewhereTests {
  @Test(
    "A run elsewhere opens the edge without an action, and its end closes it",
    arguments: OverscrollEdge.allCases)
  func run(_ edge: OverscrollEdge) {
    var rig = EngineRig(at: edge, .refresh)
    rig.send(.ranElsewhere(edge, isRunning: true))
    #expect(rig.phase(edge) == .refreshing)
    #expect(rig.extraInset(edge) == 54)
    #expect(rig.runs[edge].isEmpty)
    rig.wait(1)
    rig.send(.ranElsewhere(edge, isRunning: false))
    #expect(rig.finished[edge] == [.updated])
    rig.wait(1)
    #expect(rig.phase(edge) == .idle)
    #expect(rig.extraInset(edge) == 0)
  }

  @Test("A pull during a run elsewhere runs nothing")
  func pull() {
    var rig = EngineRig()
    rig.send(.ranElsewhere(.top, isRunning: true))
    rig.wait(1)
    rig.send(.dragBegan)
    rig.move(past: .top, by: 200)
    #expect(rig.phase(.top) == .refreshing)
    rig.letGo()
    #expect(rig.runs.top.isEmpty)
  }

  @Test("Its beginning is ignored during a run of the edge, and its end ends no other run")
  func others() {
    var rig = EngineRig()
    rig.send(.begin(.top))
    let runID = rig.engine.runID(of: .top)
    rig.send(.ranElsewhere(.top, isRunning: true))
    #expect(rig.engine.runID(of: .top) == runID)
    rig.wait(1)
    rig.send(.ranElsewhere(.top, isRunning: false))
    #expect(rig.engine.runID(of: .top) == runID)
    #expect(rig.finished.top.isEmpty)
  }

  @Test("A request of a run while one is shown counts as that one")
  func begin() {
    var rig = EngineRig()
    rig.send(.ranElsewhere(.top, isRunning: true))
    rig.send(.begin(.top))
    #expect(rig.runs.top.isEmpty)
    rig.wait(1)
    rig.send(.ranElsewhere(.top, isRunning: false))
    rig.wait(1)
    rig.send(.begin(.top))
    #expect(rig.runs.top.count == 1)
  }

  @Test("Without a window it waits, and then still runs no action")
  func window() {
    var rig = EngineRig(at: .top, .refresh, isAttached: false)
    rig.send(.ranElsewhere(.top, isRunning: true))
    #expect(rig.phase(.top) == .waiting)
    rig.send(.attached)
    #expect(rig.phase(.top) == .refreshing)
    #expect(rig.runs.top.isEmpty)
  }

  @Test("A timeout of actions does not end it")
  func timeout() {
    var durations = OverscrollDurations()
    durations.timeout = 5
    var rig = EngineRig(at: .top, .refresh, durations: durations)
    rig.send(.ranElsewhere(.top, isRunning: true))
    rig.wait(60)
    #expect(rig.phase(.top) == .refreshing)
  }

  @Test("A disabled edge shows it, because no action runs")
  func disabled() {
    var rig = EngineRig()
    rig.send(.enabled(.top, false))
    rig.send(.ranElsewhere(.top, isRunning: true))
    #expect(rig.phase(.top) == .refreshing)
  }

  @Test("A refresh elsewhere cancels the page that loads, and none loads meanwhile")
  func pages() {
    var rig = EngineRig()
    rig.send(.begin(.bottom))
    rig.send(.ranElsewhere(.top, isRunning: true))
    #expect(rig.cancelled.count == 1)
    rig.scroll(to: 1400)
    #expect(rig.runs.bottom.count == 1)
    rig.wait(1)
    rig.send(.ranElsewhere(.top, isRunning: false))
    #expect(rig.runs.bottom.count == 2)
  }

  // MARK: Frozen content

  private static var frozen: EdgeOptions {
    var options = EdgeOptions.refresh
    options.freezesContent = true
    return options
  }

  @Test("Content is frozen only while the action of an edge that wants it runs")
  func frozen() {
    var rig = EngineRig(top: Self.frozen)
    #expect(!rig.engine.isContentFrozen)
    rig.send(.begin(.bottom))
    #expect(!rig.engine.isContentFrozen)
    rig.send(.begin(.top))
    #expect(rig.engine.isContentFrozen)
    rig.wait(1)
    rig.end(.top)
    #expect(!rig.engine.isContentFrozen)
  }

  @Test("Content is released when the control goes, the option is turned off, or the window closes")
  func released() {
    for end in 0..<3 {
      var rig = EngineRig(top: Self.frozen)
      rig.send(.begin(.top))
      switch end {
      case 0: rig.configure(.top, nil)
      case 1: rig.configure(.top, .refresh)
      default: rig.send(.detached)
      }
      #expect(!rig.engine.isContentFrozen, "\(end)")
    }
  }
}
