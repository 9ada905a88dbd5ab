import Foundation
import HostDriver
import OverscrollCore
import OverscrollUIKit
import Testing
import UIKit

/// The run's handles: which of them can end it, and how its end is reported.
@MainActor
@Suite struct RunTests {
  @Test func whoeverBeginsWhileItRunsGetsTheSameRun() {
    onScreen { screen in
      var runs: [OverscrollRun] = []
      let control = OverscrollControl.refresh(manual: { runs.append($0) })
      screen.table.overscroll.top = control
      let first = control.begin()
      screen.wait(0.3)
      let second = control.begin()
      #expect(runs.count == 1)
      #expect(first != nil && first == second)
      runs[0].end()
      screen.wait(1)
      let third = control.begin()
      #expect(runs.count == 2)
      #expect(third != nil && third != first)
    }
  }

  @Test func aBeginThatWaitsForItsWindowHasARunAsWell() async {
    await onDevice { device in
      let screen = Screen(on: device)
      screen.leaveWindow()
      let begun = Tally()
      screen.table.overscroll.top = .refresh { begun.add() }
      let control = screen.table.overscroll.top
      let run = control?.begin()
      #expect(run?.isCurrent == true)
      #expect(control?.begin() == run)
      await device.settle()
      #expect(begun.count == 0)
      screen.enterWindow()
      #expect(await run?.result == .updated)
      #expect(begun.count == 1)
    }
  }

  @Test func whatEndsBeforeItsWindowComesNeverBegins() {
    onScreen { screen in
      screen.leaveWindow()
      let begun = Tally()
      let control = OverscrollControl.refresh(manual: { _ in begun.add() })
      screen.table.overscroll.top = control
      control.begin()
      #expect(control.phase == .waiting)
      control.end()
      #expect(control.phase == .idle)
      screen.enterWindow()
      screen.wait(1)
      #expect(begun.count == 0)
      #expect(screen.table.contentInset == .zero)
    }
  }

  @Test func anActionThatEndsAtOnceHasHadARun() {
    onScreen { screen in
      let control = OverscrollControl.loadMore(trigger: .programmatic, manual: { $0.end(.noMore) })
      screen.table.overscroll.bottom = control
      let run = control.begin()
      #expect(run != nil && run?.isCurrent == false)
      #expect(control.phase == .noMore)
      #expect(control.begin() == nil, "there is nothing more")
    }
  }

  @Test func anEdgeThatIsOffAndAControlWithoutAPlaceHaveNoRun() {
    onScreen { screen in
      let control = OverscrollControl.refresh {}
      #expect(control.begin() == nil)
      screen.table.overscroll.top = control
      control.isEnabled = false
      #expect(control.begin() == nil)
    }
  }

  @Test(
    "A control that is off when it is assigned loads nothing until it is on",
    arguments: [false, true])
  func offBefore(hides: Bool) {
    let screen = Screen(rows: 2)
    let heard = Tally()
    screen.table.overscroll.top = .refresh {}
    let control = OverscrollControl.loadMore(manual: { _ in heard.add() })
    if hides { control.isHidden = true } else { control.isEnabled = false }
    screen.wait(1)
    screen.table.overscroll.bottom = control
    screen.wait(1)
    #expect(heard.count == 0)
    if hides { control.isHidden = false } else { control.isEnabled = true }
    screen.wait(1)
    #expect(heard.count == 1)
  }

  // MARK: Released without an end

  @Test func aRunThatIsForgottenEndsAsCancelledAndSaysSoOnce() {
    let book = LogBook()
    onScreen(book) { screen in
      var kept: OverscrollRun?
      let control = OverscrollControl.refresh(manual: { kept = $0 })
      screen.table.overscroll.top = control
      let run = control.begin()
      #expect(kept != nil)
      kept = nil
      #expect(run?.isCurrent == false)
      screen.wait(1)
      #expect(control.phase == .idle)
      #expect(control.result == .cancelled)
    }
    #expect(book.lines.count == 1)
    #expect(book.lines.first?.contains("top edge was released without being ended") == true)
  }

  @Test func whoeverOnlyLooksAtARunDoesNotKeepItFromBeingForgotten() async {
    let book = LogBook()
    await onDevice(book) { device in
      let screen = Screen(on: device)
      var kept: OverscrollRun?
      let control = OverscrollControl.refresh(manual: { kept = $0 })
      screen.table.overscroll.top = control
      let run = control.begin()
      async let result = run?.result
      await device.pass(0.1)
      #expect(kept != nil)
      kept = nil
      #expect(await result == .cancelled)
    }
    #expect(book.lines.count == 1)
  }

  @Test func aRunOfAListThatIsGoneIsNotForgotten() {
    let book = LogBook()
    var kept: OverscrollRun?
    OverscrollLog.$current.withValue(book.log) {
      let screen = Screen()
      screen.table.overscroll.top = .refresh(manual: { kept = $0 })
      screen.table.overscroll.top?.begin()
    }
    #expect(kept?.isCurrent == false)
    kept = nil
    #expect(book.lines.isEmpty)
  }

  // MARK: Ends

  @Test func theFirstEndCounts() async {
    await onDevice { device in
      let screen = Screen(on: device)
      var runs: [OverscrollRun] = []
      let control = OverscrollControl.refresh(manual: { runs.append($0) })
      screen.table.overscroll.top = control
      control.begin()
      runs[0].end(.unchanged)
      runs[0].end(.failed)
      screen.wait(2)
      #expect(await runs[0].result == .unchanged)
      #expect(control.result == .unchanged)
      // A late end, after another run has begun.
      control.begin()
      runs[0].end(.failed)
      screen.wait(1)
      #expect(control.phase == .refreshing)
    }
  }

  @Test func anEndAfterEverythingIsGoneDoesNothing() async {
    var run: OverscrollRun?
    await onDevice { device in
      let screen = Screen(on: device)
      screen.table.overscroll.top = .refresh(manual: { run = $0 })
      screen.table.overscroll.top?.begin()
    }
    let late = run
    late?.end(.updated)
    await Task.detached { late?.end(.failed) }.value
    #expect(await late?.result == .cancelled)
  }

  @Test func theOutcomeIsToldToAllWhoWait() async {
    await onDevice { device in
      let screen = Screen(on: device)
      var kept: OverscrollRun?
      let control = OverscrollControl.refresh(manual: { kept = $0 })
      screen.table.overscroll.top = control
      guard let run = control.begin() else { return #expect(Bool(false)) }
      let tasks = (0..<5).map { _ in Task { await run.result } }
      await device.settle()
      kept?.end(.updated("Here"))
      for task in tasks { #expect(await task.value == .updated("Here")) }
      #expect(await run.result == .updated("Here"))
    }
  }

  // MARK: Cancelled

  @Test func whoeverIsGivenUpHearsOfItOnce() {
    onScreen { screen in
      var runs: [OverscrollRun] = []
      let heard = Tally()
      let control = OverscrollControl.refresh(manual: { runs.append($0) })
      screen.table.overscroll.top = control
      control.begin()
      runs[0].onCancel { heard.add() }
      control.cancel()
      #expect(heard.count == 1)
      runs[0].end()
      control.cancel()
      screen.table.overscroll.top = nil
      #expect(heard.count == 1)
      runs[0].onCancel { heard.add() }
      #expect(heard.count == 2, "who comes late hears of it at once")
    }
  }

  @Test func whoeverEndsByItselfHearsOfNothing() {
    onScreen { screen in
      var runs: [OverscrollRun] = []
      let heard = Tally()
      let control = OverscrollControl.refresh(manual: { runs.append($0) })
      screen.table.overscroll.top = control
      control.begin()
      runs[0].onCancel { heard.add() }
      runs[0].end(.cancelled)
      screen.wait(1)
      screen.table.overscroll.top = nil
      runs[0].onCancel { heard.add() }
      #expect(heard.count == 0)
    }
  }

  @Test func whatRunsElsewhereAndIsOverIsNotGivenUp() {
    onScreen { screen in
      let heard = Tally()
      let control = OverscrollControl.refresh(manual: { _ in })
      screen.table.overscroll.top = control
      control.showsActivity = true
      let run = control.begin()
      run?.onCancel { heard.add() }
      control.showsActivity = false
      #expect(run?.isCurrent == false && heard.count == 0)
      screen.wait(1)
      control.showsActivity = true
      control.begin()?.onCancel { heard.add() }
      control.cancel()
      #expect(heard.count == 1)
    }
  }

  @Test func whatTakesTooLongIsGivenUpAndFails() async {
    await onDevice { device in
      let screen = Screen(on: device)
      let heard = Tally()
      screen.table.overscroll.durations.timeout = 2
      let control = OverscrollControl.refresh {
        try await withTaskCancellationHandler {
          try await sleepUntilCancelled()
        } onCancel: {
          heard.add()
        }
      }
      screen.table.overscroll.top = control
      let run = control.begin()
      run?.onCancel { heard.add() }
      await device.settle()
      await device.pass(2.1)
      #expect(await run?.result == .failed)
      run?.onCancel { heard.add() }
      #expect(await eventually { heard.count == 3 })
      #expect(control.phase == .failed)
    }
  }

  // MARK: Callbacks

  @Test func whatIsAskedForInACallbackIsToldAfterIt() {
    onScreen { screen in
      screen.table.overscroll.durations = .none
      var heard: [String] = []
      let top = OverscrollControl.refresh(manual: { run in
        heard.append("begun")
        run.end(.updated)
      })
      screen.table.overscroll.top = top
      var runs: [OverscrollRun] = []
      let bottom = OverscrollControl.loadMore(trigger: .programmatic, manual: { runs.append($0) })
      screen.table.overscroll.bottom = bottom
      top.onChange = { control in
        heard.append("top \(control.phase)")
        if control.phase == .refreshing {
          #expect(control.result == nil)
          bottom.begin()
          heard.append("asked")
        }
      }
      bottom.onChange = { heard.append("bottom \($0.phase)") }
      top.begin()
      #expect(heard.first == "top refreshing")
      #expect(heard.dropFirst().prefix(2) == ["asked", "begun"])
      #expect(heard.last == "top idle")
      #expect(top.result == .updated)
    }
  }

  @Test func aRunThatIsEndedBeforeItsActionBeginsDoesNotBegin() {
    onScreen { screen in
      let begun = Tally()
      let control = OverscrollControl.refresh(manual: { _ in begun.add() })
      screen.table.overscroll.top = control
      control.onChange = { if $0.phase == .refreshing { $0.cancel() } }
      control.begin()
      screen.wait(1)
      #expect(begun.count == 0)
      #expect(control.phase == .idle)
      #expect(control.result == .cancelled)
    }
  }

  @Test func aRunThatIsTakenAwayIsToldToItsControl() {
    onScreen { screen in
      let control = OverscrollControl.refresh(manual: { _ in })
      screen.table.overscroll.top = control
      control.begin()
      var heard: [OverscrollPhase] = []
      control.onChange = { heard.append($0.phase) }
      screen.table.overscroll.top = nil
      #expect(heard == [.idle])
      #expect(control.scrollView == nil && control.phase == .idle)
    }
  }

  @Test func aNewControlKnowsNothingOfTheRunsBefore() {
    onScreen { screen in
      let first = OverscrollControl.refresh(manual: { $0.end() })
      screen.table.overscroll.top = first
      first.begin()
      screen.wait(2)
      #expect(first.result == .updated)
      let second = OverscrollControl.refresh {}
      screen.table.overscroll.top = second
      #expect(second.result == nil)
    }
  }

  @Test func anEndOnItsWayFromAnotherThreadEndsNoOtherRun() async {
    await onDevice { device in
      let screen = Screen(on: device)
      screen.table.overscroll.durations = .none
      var runs: [OverscrollRun] = []
      let control = OverscrollControl.refresh(manual: { runs.append($0) })
      screen.table.overscroll.top = control
      control.begin()
      let first = runs[0]
      // The end is queued on the main queue when another policy begins with new runs.
      let told = DispatchSemaphore(value: 0)
      DispatchQueue.global().async {
        first.end(.updated)
        told.signal()
      }
      let isTold = wait(for: told)
      #expect(isTold)
      screen.table.overscroll.concurrency = .oneAtATime
      control.begin()
      #expect(runs.count == 2)
      #expect(runs[1].id != first.id)
      for _ in 0..<20 { await device.settle() }
      try? await Task.sleep(nanoseconds: 20_000_000)
      #expect(control.phase == .refreshing)
      #expect(runs[1].isCurrent)
    }
  }

  private nonisolated func wait(for semaphore: DispatchSemaphore) -> Bool {
    semaphore.wait(timeout: .now() + 5) == .success
  }
}
