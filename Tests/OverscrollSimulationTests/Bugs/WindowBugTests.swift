import OverscrollCore
import OverscrollSimulation
import Testing

/// Lists that leave their window and return to it, at any moment.
@Suite struct WindowBugTests {
  typealias OffWindowInsets = SimulatedScrollView.OffWindowInsets

  private static func list(_ insets: OffWindowInsets, isInWindow: Bool = true) -> SimulatedList {
    Lifecycle.list(topInset: 88, isInWindow: isInWindow, offWindowInsets: insets)
  }

  /// The visible state of a list, and the number of calls.
  private static func visibleState(_ list: SimulatedList) -> [Double] {
    [
      list.view.offset, list.view.adjustedInset.top, list.view.contentInset.top,
      list.view.presentedOffset, Double(list.phase(.top).rawValue),
      Double(list.log.top.runs.count), Double(list.log.top.finished.count),
    ]
  }

  // MARK: B075

  @Test(
    "B075: a run that ends without a window is at rest when the window returns",
    arguments: OffWindowInsets.allCases)
  func endWithoutAWindow(_ insets: OffWindowInsets) {
    var list = Self.list(insets)
    list.begin(.top)
    list.wait(1)
    list.change { $0.detach() }
    // If the system keeps its insets, an app's bars change them here.
    if insets == .kept { list.change { $0.systemInset.top = 0 } }
    list.end(.top)
    #expect(list.phase(.top) == .idle && list.view.contentInset.top == 0)
    if insets == .kept { list.change { $0.systemInset.top = 88 } }
    list.change { $0.attach() }
    #expect(list.view.offset == -88 && list.view.presentedOffset == -88)
    #expect(list.view.adjustedInset.top == 88)
    #expect(list.log.top.finished == [.updated])
    Lifecycle.expectRest(list, at: -88)
  }

  // MARK: B076

  @Test(
    "B076: an interactive pop that is cancelled leaves a list that can be pulled",
    arguments: [false, true])
  func cancelledPop(_ hasOffset: Bool) {
    var list = Self.list(.kept, isInWindow: false)
    if hasOffset { list.change { $0.setOffset(300) } }
    list.begin(.top)
    for step in 0..<3 {
      list.change { step == 1 ? $0.detach() : $0.attach() }
      list.wait(0.1)
    }
    #expect(list.log.top.runs.count == 1)
    #expect(abs(list.view.offset - (hasOffset ? 300 : -148)) < 0.001)
    list.wait(0.7)
    list.end(.top)
    list.wait(1)
    #expect(list.log.top.finished == [.updated])
    Lifecycle.expectRest(list, at: hasOffset ? 300 : -88)
    if hasOffset { list.change { $0.setOffset(-88) } }
    list.pullToRefresh()
    #expect(list.log.top.runs.count == 2)
    list.wait(1)
    list.end(.top)
    Lifecycle.expectRest(list, at: -88)
  }

  // MARK: B081

  enum Way: CaseIterable { case popTakenBack, leftWhilePulling, endedOffScreen, leftWhileRunning }

  private func play(_ way: Way, _ list: inout SimulatedList) {
    switch way {
    case .popTakenBack:
      list.change { $0.detach() }
      list.begin(.top)
      for step in 0..<3 { list.change { step == 1 ? $0.detach() : $0.attach() } }
    case .leftWhilePulling:
      list.drag(to: -88 - 100)
      list.change { $0.detach() }
      list.wait(0.3)
      list.change { $0.attach() }
    case .endedOffScreen, .leftWhileRunning:
      list.begin(.top)
      list.wait(1)
      list.change { $0.detach() }
      list.wait(0.3)
      if way == .endedOffScreen { list.end(.top) }
      list.change { $0.attach() }
    }
    list.wait(1)
  }

  @Test("B081: both backends lead to the same list", arguments: Way.allCases) func bothSystems(
    _ way: Way
  ) {
    var (kept, cleared) = (Self.list(.kept), Self.list(.cleared))
    play(way, &kept)
    play(way, &cleared)
    #expect(Self.visibleState(kept) == Self.visibleState(cleared))
    let runs = way == .popTakenBack || way == .leftWhileRunning
    #expect(abs(cleared.view.offset - (runs ? -148 : -88)) < 0.001)
    #expect(cleared.log.top.runs.count == (way == .leftWhilePulling ? 0 : 1))
    cleared.end(.top)
    Lifecycle.expectRest(cleared, at: -88)
  }

  // MARK: B085

  @Test(
    "B085: a pull refreshes once, however often the list returns",
    arguments: OffWindowInsets.allCases)
  func comingBack(_ insets: OffWindowInsets) {
    var list = Self.list(insets)
    for visit in 1...10 {
      list.change { $0.detach() }
      list.change { $0.attach() }
      list.configure(.top, Lifecycle.header)
      list.pullToRefresh()
      list.wait(1)
      #expect(list.log.top.runs.count == visit)
      #expect(list.log.top.armedCount == visit)
      list.end(.top)
      list.wait(1)
      #expect(list.log.top.finished.count == visit)
    }
    // One write of the insets opens an edge, and one closes it.
    #expect(list.writes.insets == 20)
    Lifecycle.expectRest(list, at: -88)
  }
}
