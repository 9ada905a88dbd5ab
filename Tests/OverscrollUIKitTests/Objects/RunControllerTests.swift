import HostRigs
import OverscrollCore
import Testing
@_spi(Simulation) import UIKit

@testable import OverscrollUIKit

/// The run controller in isolation, with an engine whose effects the tests pass on.
@MainActor
@Suite struct RunControllerTests {
  /// A list that consists of an engine only.
  private final class Client: RunClient {
    let runs: RunController
    var action = OverscrollAction.manual { _ in } {
      didSet { control = OverscrollControl(.refresh, nil, .classic, action) }
    }
    private(set) lazy var control = OverscrollControl(.refresh, nil, .classic, action)
    var isIdle = true
    private(set) var updates = 0
    private var engine = OverscrollEngine(top: .refresh, bottom: .loadMore)

    init(_ book: LogBook = LogBook()) {
      runs = RunController(log: book.log, clock: .current)
      runs.connect(to: self)
      engine.times = .none
    }

    var applyDelay: Double { 0.3 }

    func runID(of edge: OverscrollEdge) -> RunID? { engine.runID(of: edge) }

    func control(at edge: OverscrollEdge) -> OverscrollControl? { control }

    func applyResult(at edge: OverscrollEdge, _ body: () -> RefreshResult) -> RefreshResult {
      body()
    }

    func ask(_ event: OverscrollEvent) {
      let effects = engine.handle(event, at: engine.now)
      let ends = runs.release(effects)
      for edge in OverscrollEdge.allCases { ends[edge]?.report() }
      for edge in OverscrollEdge.allCases {
        if let runID = effects.edges[edge].run { runs.start(runID, at: edge) }
      }
    }

    func noteUpdate(at edge: OverscrollEdge) { updates += 1 }

    func waitUntilIdle() -> Bool { !isIdle }
  }

  @Test("A run starts its action, and ends with the app's result")
  func run() async {
    let client = Client()
    var handles: [OverscrollRun] = []
    client.action = .manual { handles.append($0) }
    let run = client.runs.begin(at: .top, revealing: false)
    #expect(run != nil && handles.first == run)
    #expect(client.runs.hasRun(at: .top))
    run?.end(.updated("Three new"))
    #expect(await run?.result == .updated("Three new"))
    #expect(client.runs.result(at: .top) == .updated("Three new"))
    #expect(!client.runs.hasRun(at: .top))
    #expect(client.updates == 1)
  }

  @Test("A second request returns the run in progress")
  func secondRequest() {
    let client = Client()
    let run = client.runs.begin(at: .top, revealing: false)
    #expect(client.runs.begin(at: .top, revealing: false) == run)
  }

  @Test("A failure is not an update")
  func failure() {
    let client = Client()
    client.runs.begin(at: .top, revealing: false)?.end(.failed)
    #expect(client.updates == 0)
    #expect(client.runs.result(at: .top) == .failed)
    client.runs.forget(.top)
    #expect(client.runs.result(at: .top) == nil)
  }

  @Test("The end of a run that does not exist is reported")
  func endOfNothing() {
    let book = LogBook()
    let client = Client(book)
    for _ in 0..<2 { client.runs.end(at: .top, .updated) }
    #expect(book.lines.count == 1)
  }

  @Test("A released controller cancels its runs and does not retain its client")
  func release() {
    var client: Client? = Client()
    let seen = [Weak(object: client), Weak(object: client?.runs)]
    let run = client?.runs.begin(at: .top, revealing: false)
    client = nil
    #expect(seen.allSatisfy { $0.object == nil })
    #expect(run?.isCurrent == false)
  }

  @Test("A fetched result waits until the list is idle")
  func waiting() async {
    await onDevice { device in
      let client = Client()
      client.isIdle = false
      let applied = Tally()
      client.action = .fetching({ 1 }) { _ in
        applied.add()
        return .updated
      }
      let run = client.runs.begin(at: .top, revealing: false)
      #expect(await eventually { client.runs.hasWaiters })
      client.runs.releaseWaiters()
      await device.settle()
      #expect(applied.count == 0)
      client.isIdle = true
      client.runs.releaseWaiters()
      #expect(await run?.result == .updated)
      #expect(applied.count == 1)
    }
  }
}
