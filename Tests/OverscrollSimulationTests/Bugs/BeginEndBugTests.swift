import OverscrollCore
import OverscrollSimulation
import Testing

/// Begins and ends from code, at moments that an app does not control.
@Suite struct BeginEndBugTests {
  // MARK: B057

  enum FirstStep { case layout, safeArea, window }

  @Test(
    "B057: a begin before the first layout runs once and is shown in place",
    arguments: [
      [FirstStep.layout, .safeArea, .window], [.layout, .window, .safeArea],
      [.safeArea, .layout, .window], [.safeArea, .window, .layout], [.window, .layout, .safeArea],
      [.window, .safeArea, .layout],
    ]) func beginBeforeTheFirstLayout(_ steps: [FirstStep])
  {
    var list = Lifecycle.list(viewportLength: 0, isInWindow: false)
    let runID = list.begin(.top)
    #expect(list.phase(.top) == .waiting)
    for step in steps {
      switch step {
      case .layout: list.change { view in view.layOut { $0.viewportLength = 600 } }
      case .safeArea: list.change { $0.systemInset.top = 88 }
      case .window: list.change { $0.attach() }
      }
    }
    list.wait(1)
    #expect(list.log.top.runs == [runID])
    #expect(list.phase(.top) == .refreshing)
    #expect(abs(list.view.offset + 88 + 60) < 0.001)
    list.end(.top)
    Lifecycle.expectRest(list, at: -88)
  }

  // MARK: B058

  /// The run ends in the action, in the turn of the begin, a frame later, and halfway.
  @Test(
    "B058: ending before the extra inset opens closes it for good",
    arguments: [nil, 0, 1.0 / 60, 0.125] as [Double?],
    [0, 0.5])
  func endBeforeTheInsetOpens(_ delay: Double?, _ minimum: Double) throws {
    var times = OverscrollTimes()
    times.minimumVisible = minimum
    var list = Lifecycle.list(topInset: 88, times: times)
    if delay == nil { list.answers.top = SimulatedAnswer(.updated, after: 0) }
    list.begin(.top)
    if let delay, delay > 0 { list.wait(delay) }
    list.end(.top)
    var heights = [-88 - list.view.presentedOffset]
    list.watch(for: 1.5) { heights.append(-88 - $0) }
    // To avoid flashing, the inset opens completely before it closes.
    let top = try #require(heights.max())
    let turn = minimum == 0 ? 0 : try #require(heights.lastIndex(of: top))
    #expect(minimum == 0 || abs(top - 60) < 0.001)
    for (height, next) in zip(heights[turn...], heights[turn...].dropFirst()) {
      #expect(next <= height + 1e-6)
    }
    #expect(abs(heights.last ?? 60) < 0.001)
    #expect(list.log.top.runs.count == 1)
    #expect(list.log.top.finished == [.updated])
    #expect(list.writes.insets == 2, "the last one is that of rest")
    Lifecycle.expectRest(list, at: -88)
  }

  // MARK: B059

  enum Call: CaseIterable { case begin, end, cancel }

  /// Every sequence of five calls.
  private static var sequences: [[Call]] {
    (0..<243).map { number in
      var rest = number
      return (0..<5).map { _ in
        defer { rest /= 3 }
        return Call.allCases[rest % 3]
      }
    }
  }

  @Test(
    "B059: in one turn, every begin runs once and ends once", arguments: [false, true],
    [0, 0.5])
  func callsInOneTurn(_ beginsRunning: Bool, _ minimum: Double) {
    var times = OverscrollTimes()
    times.minimumVisible = minimum
    for calls in Self.sequences {
      var list = Lifecycle.list(times: times)
      if beginsRunning {
        list.begin(.top)
        list.wait(0.1)
      }
      var (accepted, cancelled, runs) = (beginsRunning ? 1 : 0, 0, beginsRunning)
      for call in calls + [.end] {
        switch call {
        case .begin:
          list.begin(.top)
          accepted += runs ? 0 : 1
          runs = true
        case .end:
          list.end(.top)
          runs = false
        case .cancel:
          list.send(.cancel(.top))
          cancelled += runs ? 1 : 0
          runs = false
        }
      }
      list.sleep(2)
      #expect(list.log.top.runs.count == accepted, "\(calls)")
      #expect(Set(list.log.top.runs).count == accepted, "\(calls)")
      #expect(list.log.top.finished.count == accepted, "\(calls)")
      #expect(list.log.top.cancelled.count == cancelled, "\(calls)")
      Lifecycle.expectRest(list, at: 0)
    }
  }

  @Test("B059: without a window, only the last begin runs") func callsInOneTurnWithoutAWindow() {
    for calls in Self.sequences {
      var list = Lifecycle.list(isInWindow: false)
      for call in calls {
        switch call {
        case .begin: list.begin(.top)
        case .end: list.end(.top)
        case .cancel: list.send(.cancel(.top))
        }
      }
      list.change { $0.attach() }
      #expect(list.log.top.runs.count == (calls.last == .begin ? 1 : 0), "\(calls)")
      list.wait(1)
      list.end(.top)
      Lifecycle.expectRest(list, at: 0)
    }
  }

  // MARK: B060

  @Test("B060: a refresh at launch delays the page until it ends", arguments: [2000.0, 300])
  func refreshOnStart(_ length: Double) {
    var list = Lifecycle.list(bottom: Lifecycle.footer, contentLength: 0, isInWindow: false)
    list.begin(.top)
    list.change { $0.attach() }
    list.wait(1)
    #expect(list.log.top.runs.count == 1)
    list.setContent(length)
    list.wait(0.2)
    #expect(list.log.bottom.runs.isEmpty)
    list.end(.top)
    list.wait(1)
    #expect(list.log.bottom.runs.count == (length < 600 ? 1 : 0), "a short page is filled up now")
    #expect(list.log.top.runs.count == 1 && list.log.top.cancelled.isEmpty)
    list.end(.bottom, .cancelled)
    Lifecycle.expectRest(list, at: 0)
  }

  @Test("B060: a list that stays empty after its first refresh loads nothing")
  func emptyAfterTheStart() {
    var list = Lifecycle.list(bottom: Lifecycle.footer, contentLength: 0)
    list.begin(.top)
    list.wait(1)
    list.end(.top, .unchanged)
    list.wait(5)
    #expect(list.log.bottom.runs.isEmpty)
    Lifecycle.expectRest(list, at: 0)
  }

  @Test(
    "B060: a page reached during a refresh loads later and is not lost",
    arguments: [OverlapPolicy.refreshWins, .exclusive, .independent])
  func bottomDuringTheRefresh(_ overlap: OverlapPolicy) {
    var list = Lifecycle.list(bottom: Lifecycle.footer, overlap: overlap)
    list.begin(.top)
    list.wait(0.5)
    list.drag(to: 1420)
    list.release()
    list.wait(0.5)
    #expect(list.log.bottom.runs.count == (overlap == .independent ? 1 : 0))
    let writes = list.writes.offsets
    list.end(.top)
    list.wait(1)
    #expect(list.writes.offsets == writes, "the user is elsewhere")
    #expect(list.log.bottom.runs.count == 1)
    list.setContent(3000)
    list.end(.bottom)
    Lifecycle.expectRest(list)
  }

  @Test("B060: the page also loads while the header is still closing")
  func bottomWhileTheHeaderCloses() {
    var list = Lifecycle.list(bottom: Lifecycle.footer)
    list.begin(.top)
    list.wait(1)
    list.end(.top)
    list.wait(0.1)
    #expect(list.phase(.top) == .ending)
    list.change { $0.setOffset(1410) }
    #expect(list.log.bottom.runs.count == 1)
    list.end(.bottom)
    Lifecycle.expectRest(list)
  }

  // MARK: B061

  @Test("B061: a begin during a run returns the same run") func beginWhileRefreshing() {
    var list = Lifecycle.list(topInset: 88)
    let runID = list.begin(.top)
    list.wait(0.3)
    for _ in 0..<2 { #expect(list.begin(.top) == runID) }
    #expect(list.writes.insets == 1 && list.writes.offsets == 1)
    list.wait(1)
    list.end(.top)
    #expect(list.log.top.runs == [runID])
    #expect(list.extraInset(.top) == 0)
    list.wait(0.1)
    if let runID { list.send(.end(runID, .failed)) }
    #expect(list.log.top.finished == [.updated])
    Lifecycle.expectRest(list, at: -88)
  }

  // MARK: B063, B067

  @Test("B063: a begin reveals the header below all other insets", arguments: [false, true])
  func beginWithAnInset(_ isTheSystems: Bool) {
    let inset = PerEdge(top: 50.0, bottom: 0, leading: 0, trailing: 0)
    let none = PerEdge(repeating: 0.0)
    let view = SimulatedScrollView(
      contentLengths: PerAxis(vertical: 2000, horizontal: 1000),
      viewportLengths: PerAxis(vertical: 600, horizontal: 300),
      contentInset: isTheSystems ? none : inset, systemInset: isTheSystems ? inset : none)
    var list = SimulatedList(view, engine: OverscrollEngine(top: Lifecycle.header))
    list.change { $0.setOffsets(PerAxis(vertical: -50, horizontal: 17)) }
    list.begin(.top)
    list.wait(1)
    #expect(abs(list.view.offset + 50 + 60) < 0.001)
    #expect(list.view.offsets.horizontal == 17)
    list.end(.top)
    list.wait(1)
    #expect(list.view.offsets.horizontal == 17)
    Lifecycle.expectRest(list, at: -50)
  }

  @Test(
    "B067: ending returns to the inset, not to zero", arguments: [50.0, 200, -20, 0],
    [0.0, 100, 2000])
  func endWithAnInset(_ top: Double, _ length: Double) {
    var list = Lifecycle.list(contentLength: length, topInset: top)
    list.begin(.top)
    list.wait(1)
    #expect(abs(list.view.offset + top + 60) < 0.001)
    list.end(.top)
    var seen: [Double] = []
    list.watch(for: 1) { seen.append($0) }
    #expect(seen.allSatisfy { $0 <= -top + 0.001 })
    Lifecycle.expectRest(list, at: -top)
  }
}
