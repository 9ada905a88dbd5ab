import OverscrollCore
import Testing

/// Engines without any host: an app's own table, and nothing but its scroll callbacks.
///
/// The three-state table view of the article, with its label and its inset.
@Suite struct AppDrivenTests {
  private struct Table {
    var engine = OverscrollEngine(top: .refresh)
    var inset = 0.0
    var label = ""
    var runID: RunID?
    var time = 0.0

    init() { tell(.geometryChanged(AxisGeometry(contentLength: 2000, viewportLength: 600))) }

    mutating func willBeginDragging() { tell(.dragBegan) }
    mutating func didScroll(to offset: Double) { tell(.scrolled(to: offset)) }
    mutating func didEndDragging() { tell(.dragEnded) }
    mutating func loaded() { if let runID { tell(.end(runID, .updated)) } }

    mutating func tick(_ seconds: Double) {
      time += seconds
      tell(.frame)
    }

    private mutating func tell(_ event: OverscrollEvent) {
      let effects = engine.handle(event, at: time)
      inset = effects.edges.top.extraInset?.motion.target ?? inset
      runID = effects.edges.top.run ?? runID
      switch engine.phase(of: .top) {
      case .armed: label = "Release to refresh"
      case .refreshing: label = "Refreshing…"
      default: label = "Pull to refresh"
      }
    }
  }

  @Test func threeCallbacksMakeTheThreeStates() {
    var table = Table()
    table.willBeginDragging()
    table.didScroll(to: -30)
    #expect(table.label == "Pull to refresh")
    table.didScroll(to: -70)
    #expect(table.label == "Release to refresh")
    table.didEndDragging()
    #expect(table.label == "Refreshing…")
    #expect(table.inset == 54)
    #expect(table.runID != nil)
  }

  @Test func draggedBackWithoutLettingGoItIsAsBefore() {
    var table = Table()
    table.willBeginDragging()
    table.didScroll(to: -70)
    table.didScroll(to: -30)
    #expect(table.label == "Pull to refresh")
    table.didEndDragging()
    #expect(table.runID == nil)
    #expect(table.inset == 0)
  }

  @Test func theArrowTurnsByHalfATurn() {
    var table = Table()
    table.willBeginDragging()
    table.didScroll(to: -70)
    #expect(table.engine.turn(of: .top).value(at: table.time) == 0)
    table.tick(0.25)
    #expect(table.engine.turn(of: .top).value(at: table.time) == 1)
    table.didScroll(to: -30)
    table.tick(0.25)
    #expect(table.engine.turn(of: .top).value(at: table.time) == 0)
  }

  @Test func theListStaysUntilItIsLoadedAndGoesBack() {
    var table = Table()
    table.willBeginDragging()
    table.didScroll(to: -70)
    table.didEndDragging()
    table.didScroll(to: -54)
    table.tick(1)
    #expect(table.inset == 54)
    table.loaded()
    #expect(table.inset == 0)
    #expect(table.label == "Pull to refresh")
    table.tick(0.4)
    #expect(table.engine.phase(of: .top) == .idle)
  }
}
