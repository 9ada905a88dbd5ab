import HostDriver
import OverscrollCore
import OverscrollUIKit
import Testing
import UIKit

/// Settings that outlive controls, and defaults that follow from them.
@MainActor
@Suite struct ListSettingTests {
  @Test("A custom view arms when all of it is visible")
  func customView() {
    onScreen { screen in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 120))
      let control = OverscrollControl.held(indicator: .view(view))
      screen.table.overscroll.top = control
      screen.wait(0.1)
      #expect(armed(screen) == (false, true))
      control.indicator = .view(UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 80)))
      #expect(control.options.trigger == .onRelease(past: 80))
      control.options.trigger = .onRelease(past: 30)
      control.indicator = .view(view)
      #expect(control.options.trigger == .onRelease(past: 30), "an own distance stays")
    }
  }

  /// Whether the header is armed just below, and just above 120 points.
  private func armed(_ screen: Screen) -> (Bool, Bool) {
    screen.finger.touch(screen.table)
    screen.pull(to: 118)
    let below = screen.table.overscroll.top?.phase == .armed
    screen.pull(to: 122)
    let above = screen.table.overscroll.top?.phase == .armed
    screen.finger.cancel()
    screen.wait(1)
    return (below, above)
  }

  @Test("Rows that a refresh inserts leave a reader farther down in place")
  func anchoring() async {
    await onDevice { device in
      for (offset, expected) in [(2_000.0, 2_500.0), (nil, nil)] as [(Double?, Double?)] {
        let list = LivingList(
          .exactTable, lengths: Array(repeating: 50, count: 100), on: device)
        list.view.overscroll.top = .refresh(
          owner: list, fetch: { 10 },
          apply: { list, count in
            for id in 500..<500 + count { list.change(grown: [id: 50]) { $0.insert(id, at: 0) } }
            return .updated
          })
        device.turn()
        if let offset { list.scroll(to: offset) }
        let rest = list.offset
        list.view.overscroll.top?.begin()
        await device.pass(3)
        #expect(list.ids.count == 110)
        #expect(abs(list.offset - (expected ?? rest)) < 0.5, "\(list.offset)")
      }
    }
  }

  @Test("The settings of a list survive its controls")
  func settings() {
    onScreen { screen in
      var durations = OverscrollDurations()
      durations.timeout = 15
      screen.table.overscroll.durations = durations
      screen.table.overscroll.concurrency = .oneAtATime
      for _ in 0..<2 {
        screen.table.overscroll.top = .held()
        screen.table.overscroll.top = nil
      }
      #expect(screen.table.overscroll.durations.timeout == 15)
      #expect(screen.table.overscroll.concurrency == .oneAtATime)
      screen.table.overscroll.bottom = .held(.load)
      #expect(screen.table.overscroll.durations.timeout == 15)
      #expect(screen.table.overscroll.concurrency == .oneAtATime)
    }
  }

  @Test("A list without own settings has nothing left after its last control")
  func nothingLeft() {
    onScreen { screen in
      let views = screen.table.subviews.count
      screen.table.overscroll.top = .held()
      screen.table.overscroll.top = nil
      #expect(screen.table.subviews.count == views)
    }
  }

  @Test("Setting the same or another text, picture or length fills a list no further")
  func settersStartNothing() async {
    await onDevice { device in
      let screen = Screen(rows: 2, on: device)
      var loads = 0
      screen.table.overscroll.bottom = .loadMore {
        loads += 1; return .updated
      }
      await device.pass(2)
      let first = loads
      for round in 0..<5 {
        screen.table.overscroll.bottom?.options.extent = 44 + Double(round)
        screen.table.overscroll.bottom?.options.scrollAnchoring = round % 2 == 0 ? .always : .never
        screen.table.overscroll.bottom?.style.textColor = .red
        let copy = screen.table.overscroll.bottom?.options
        if let copy { screen.table.overscroll.bottom?.options = copy }
        let durations = screen.table.overscroll.durations
        screen.table.overscroll.durations = durations
        await device.pass(0.5)
      }
      #expect(loads == first)
    }
  }
}
