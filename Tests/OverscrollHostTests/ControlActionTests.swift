import Foundation
import HostDriver
import OverscrollCore
import OverscrollTexts
import OverscrollUIKit
import Testing
import UIKit

/// Cancellations, restarts, other actions, and runs that nothing ends.
@MainActor
@Suite struct ControlActionTests {
  /// The error of an HTTP library for a request that was cancelled.
  enum Wrapped: Error {
    case cancelled(any Error)
    case other
  }

  /// An error that wraps another one in the system's way.
  struct Underlying: CustomNSError {
    let error: any Error
    var errorUserInfo: [String: Any] { [NSUnderlyingErrorKey: error] }
  }

  // MARK: Cancellations

  @Test("A cancellation that a library wraps shows nothing and is not retried")
  func wrappedCancellation() async {
    await onDevice { device in
      let (screen, calls) = (Screen(on: device), Tally())
      let wrapped = Wrapped.cancelled(URLError(.cancelled))
      let controls: [OverscrollControl] = [
        .refresh {
          calls.add()
          throw wrapped
        },
        .refresh(
          owner: screen,
          fetch: {
            calls.add()
            throw wrapped
          }, apply: { _, _ in }),
        .refresh(manual: { run in
          calls.add()
          run.end(.failed(wrapped))
        }),
      ]
      for control in controls {
        control.isCancellation = { if case Wrapped.cancelled = $0 { true } else { false } }
        control.retryPolicy = .backoff(count: 3)
        var phases: [OverscrollPhase] = []
        control.onPhaseChange = { phases.append($1) }
        screen.table.overscroll.top = control
        #expect(await control.begin()?.result == .cancelled)
        await device.pass(3)
        #expect(!phases.contains(.failed) && control.phase == .idle)
      }
      #expect(calls.count == controls.count)
    }
  }

  @Test("The usual rule looks at the underlying error, and takes no other error for one")
  func usualRule() {
    let rule = OverscrollDefaults.isCancellation
    #expect(rule(CancellationError()) && rule(URLError(.cancelled)))
    #expect(rule(Underlying(error: URLError(.cancelled))))
    #expect(rule(Underlying(error: Underlying(error: CancellationError()))))
    #expect(!rule(Underlying(error: URLError(.timedOut))) && !rule(Wrapped.other))
  }

  @Test("Controls read the app's rule when they are created")
  func defaultRule() async {
    await onDevice { device in
      let screen = Screen(on: device)
      let usual = OverscrollDefaults.isCancellation
      OverscrollDefaults.isCancellation = { usual($0) || $0 is Wrapped }
      screen.table.overscroll.top = .refresh { throw Wrapped.other }
      OverscrollDefaults.isCancellation = usual
      screen.table.overscroll.bottom = .loadMore(trigger: .programmatic) { throw Wrapped.other }
      #expect(await screen.table.overscroll.top?.begin()?.result == .cancelled)
      await device.pass(3)
      #expect(await screen.table.overscroll.bottom?.begin()?.result == .failed)
    }
  }

  // MARK: Restarts

  @Test("A restart cancels the run in progress and begins another one")
  func restart() async {
    await onDevice { device in
      let screen = Screen(on: device)
      var account = "old"
      let gates = ["old": Gate(), "new": Gate()]
      var shown: [String] = []
      let control = OverscrollControl.refresh(
        owner: screen, prepare: { _ in account },
        fetch: { account in
          await gates[account]?.wait()
          return account
        },
        apply: { _, account in shown.append(account) })
      screen.table.overscroll.top = control
      let first = control.begin()
      await device.settle()
      account = "new"
      #expect(control.begin() == first, "begin joins")
      let second = control.restart()
      #expect(second != nil && second != first && first?.isCurrent == false)
      #expect(await first?.result == .cancelled)
      for gate in gates.values { gate.open() }
      #expect(await second?.result == .updated)
      #expect(shown == ["new"])
      screen.wait(3)
      #expect(control.restart() != nil, "without a run it begins one")
    }
  }

  // MARK: Other actions

  @Test("Another action leaves the texts, the style, the key, the options and the closures")
  func otherAction() {
    onScreen { screen in
      let (old, new, heard) = (Tally(), Tally(), Tally())
      let control = OverscrollControl.refresh(manual: { _ in old.add() })
      control.texts = [.pullToRefresh: "Pull for mail"]
      control.style.spacing = 3
      control.lastUpdatedKey = "other.action"
      control.retryPolicy = .backoff(count: 2)
      control.onEnd = { _ in heard.add() }
      let (options, style) = (control.options, control.style)
      screen.table.overscroll.top = control
      control.useAction(of: .refresh(trigger: .onTap, manual: { _ in new.add() }))
      control.begin()
      screen.wait(1)
      control.end()
      #expect(old.count == 0 && new.count == 1 && heard.count == 1)
      #expect(control.texts == [.pullToRefresh: "Pull for mail"] && control.style == style)
      #expect(control.lastUpdatedKey == "other.action" && control.options == options)
      control.lastUpdated = nil
    }
  }

  // MARK: Runs that nothing ends

  /// The lines about runs.
  private func lines(of book: LogBook) -> [String] {
    book.lines.filter { $0.contains("run at the") || $0.contains("end(_:)") }
  }

  @Test("A run that nobody ends is logged once, with what to write", arguments: [true, false])
  func endlessRun(isManual: Bool) async {
    let book = LogBook()
    await onDevice(book) { device in
      let (screen, gate) = (Screen(on: device), Gate())
      let control: OverscrollControl =
        isManual ? .refresh(manual: { _ in }) : .refresh { await gate.wait() }
      screen.table.overscroll.top = control
      for _ in 0..<2 {
        control.begin()
        await device.settle()
        screen.wait(29)
        control.cancel()
        screen.wait(3)
      }
      #expect(book.lines.isEmpty, "an ended run is not endless")
      for _ in 0..<2 {
        control.restart()
        await device.settle()
        screen.wait(31)
      }
      #expect(book.lines.count == 1)
      #expect(book.lines.first?.contains(isManual ? "Call end(_:)" : "not returned") == true)
      gate.open()
    }
  }

  @Test(
    "A list in no window, and an action of Interface Builder that nobody connected, are logged as well"
  )
  func otherEndlessRuns() {
    let book = LogBook()
    onScreen(book) { screen in
      screen.table.addSubview(OverscrollEdgeControl())
      screen.device.turn()
      screen.table.overscroll.top?.begin()
      screen.wait(1)
      screen.leaveWindow()
      screen.wait(31)
      #expect(lines(of: book).count == 1)
    }
  }

  @Test("The log of a second end does not advise what the code does already")
  func secondEnd() {
    let book = LogBook()
    onScreen(book) { screen in
      let control = OverscrollControl.refresh(manual: { _ in })
      screen.table.overscroll.top = control
      control.begin()
      screen.wait(1)
      for _ in 0..<3 { control.end() }
    }
    #expect(book.lines.count == 1)
    #expect(book.lines.first?.contains("once per run") == true)
    #expect(book.lines.first?.contains("manual") == false)
  }

  @Test("The end of a run whose action returns by itself is explained")
  func endOfAnAsyncRun() async {
    let book = LogBook()
    await onDevice(book) { device in
      let screen = Screen(on: device)
      screen.table.overscroll.top = .refresh {}
      #expect(await screen.table.overscroll.top?.begin()?.result == .updated)
      screen.wait(3)
      screen.table.overscroll.top?.end()
    }
    #expect(book.lines.count == 1)
    #expect(book.lines.first?.contains("`manual:`") == true)
  }

  @Test("A request to a control that is at no edge is logged once")
  func unassignedControl() {
    let book = LogBook()
    onScreen(book) { screen in
      let control = OverscrollControl.refresh {}
      #expect(control.begin() == nil && control.begin() == nil)
      #expect(book.lines.count == 1)
      screen.table.overscroll.top = control
      #expect(control.begin() != nil)
    }
    #expect(book.lines.count == 1)
  }
}
