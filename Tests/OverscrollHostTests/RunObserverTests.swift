import Foundation
import HostDriver
import OverscrollCore
import OverscrollUIKit
import Testing
import UIKit

/// The closures of a control that are called once per change of the phase, and once per run.
@MainActor
@Suite struct RunObserverTests {
  struct Refused: Error {}

  /// What the closures of a control were called with.
  @MainActor
  final class Ear {
    private(set) var changes: [[OverscrollPhase]] = []
    private(set) var results: [RefreshResult] = []
    /// The order of the calls: phases and results.
    private(set) var order: [String] = []

    init(_ control: OverscrollControl?) {
      control?.onPhaseChange = { [weak self] old, new in
        self?.changes.append([old, new])
        self?.order.append("\(new)")
      }
      control?.onEnd = { [weak self] result in
        self?.results.append(result)
        self?.order.append("end")
      }
    }

    /// Whether each change begins with the phase that the one before ended with.
    var isChain: Bool {
      zip(changes, changes.dropFirst()).allSatisfy { $0[1] == $1[0] }
        && changes.allSatisfy { $0[0] != $0[1] }
    }
  }

  @Test("A pull reports each phase once, in order, and its end once")
  func pull() {
    onScreen { screen in
      let control = OverscrollControl.refresh(manual: { _ in })
      let ear = Ear(control)
      screen.table.overscroll.top = control
      for round in 1...3 {
        screen.pull()
        screen.wait(1)
        control.end(.updated("One new"))
        control.end(.failed)
        screen.wait(4)
        #expect(ear.results == Array(repeating: .updated("One new"), count: round))
      }
      let once = ["pulling", "armed", "refreshing", "ending", "end", "idle"]
      #expect(ear.order == once + once + once)
      #expect(ear.isChain && ear.changes.first == [.idle, .pulling])
    }
  }

  @Test("A failure with retries in between ends once, with its error")
  func retries() async {
    await onDevice { device in
      let (screen, calls) = (Screen(on: device), Tally())
      let control = OverscrollControl.refresh {
        calls.add()
        throw Refused()
      }
      control.retryPolicy = .backoff(count: 2)
      let ear = Ear(control)
      screen.table.overscroll.top = control
      control.begin()
      await device.pass(8)
      #expect(calls.count == 3)
      #expect(ear.results == [.failed] && ear.results.first?.error is Refused)
      #expect(ear.order.filter { $0 == "refreshing" }.count == 1)
      #expect(ear.isChain)
    }
  }

  @Test("A cancelled run ends once, as cancelled", arguments: [true, false])
  func cancellation(isManual: Bool) async {
    await onDevice { device in
      let (screen, gate) = (Screen(on: device), Gate())
      let control: OverscrollControl =
        isManual ? .refresh(manual: { _ in }) : .refresh { await gate.wait() }
      let ear = Ear(control)
      screen.table.overscroll.top = control
      control.begin()
      await device.settle()
      control.cancel()
      control.cancel()
      gate.open()
      await device.pass(3)
      #expect(ear.results == [.cancelled])
      #expect(ear.order.first == "refreshing" && ear.order.last == "idle" && ear.isChain)
    }
  }

  @Test("A run that waits for a window ends once, and a second request adds none")
  func beginBeforeTheWindow() async {
    await onDevice { device in
      let screen = Screen(on: device)
      screen.leaveWindow()
      let control = OverscrollControl.refresh {}
      let ear = Ear(control)
      screen.table.overscroll.top = control
      control.begin()
      control.begin()
      #expect(ear.order == ["waiting"] && ear.results.isEmpty)
      screen.enterWindow()
      await device.pass(3)
      #expect(ear.results == [.updated] && ear.order.starts(with: ["waiting", "refreshing"]))
      #expect(ear.isChain)
    }
  }

  @Test("A run whose control is removed, replaced or moved ends once, after its phase")
  func removal() {
    onScreen { screen in
      for way in 0..<3 {
        let control = OverscrollControl.refresh(manual: { _ in })
        let ear = Ear(control)
        screen.table.overscroll.top = control
        control.begin()
        screen.wait(1)
        switch way {
        case 0: screen.table.overscroll.top = nil
        case 1: screen.table.overscroll.top = .refresh {}
        default: screen.table.overscroll.bottom = control
        }
        screen.wait(2)
        #expect(ear.order == ["refreshing", "idle", "end"], "\(way)")
        #expect(ear.results == [.cancelled] && ear.isChain)
        screen.table.overscroll.bottom = nil
      }
    }
  }

  @Test("Nothing is called once the list has been released")
  func release() async {
    await onDevice { device in
      let control = OverscrollControl.refresh(manual: { _ in })
      let ear = Ear(control)
      var screen: Screen? = Screen(on: device)
      screen?.table.overscroll.top = control
      control.begin()
      screen?.wait(1)
      screen = nil
      await device.settle()
      #expect(ear.results.isEmpty && ear.order == ["refreshing"])
    }
  }

  @Test("A page that a refresh overtakes ends once, and so does the refresh")
  func overlap() {
    onScreen { screen in
      let top = OverscrollControl.refresh(manual: { _ in })
      let bottom = OverscrollControl.loadMore(trigger: .programmatic, manual: { _ in })
      let (upper, lower) = (Ear(top), Ear(bottom))
      screen.table.overscroll.top = top
      screen.table.overscroll.bottom = bottom
      bottom.begin()
      screen.wait(1)
      top.begin()
      #expect(lower.results == [.cancelled] && upper.results.isEmpty)
      screen.wait(1)
      top.end(.noMore)
      screen.wait(3)
      #expect(lower.results == [.cancelled] && upper.results == [.noMore])
      #expect(upper.isChain && lower.isChain)
    }
  }

  @Test("A timeout, and a refresh that runs elsewhere, end once as well")
  func otherEnds() {
    onScreen { screen in
      let control = OverscrollControl.refresh(manual: { _ in })
      let ear = Ear(control)
      screen.table.overscroll.top = control
      screen.table.overscroll.durations.timeout = 5
      control.begin()
      screen.wait(10)
      #expect(ear.results == [.failed])
      control.showsActivity = true
      screen.wait(1)
      control.showsActivity = false
      screen.wait(3)
      #expect(ear.results == [.failed, .updated])
      #expect(ear.order.filter { $0 == "refreshing" }.count == 2 && ear.isChain)
    }
  }

  @Test("A closure may begin the next run, whose phases and end follow")
  func runsFromClosures() {
    onScreen { screen in
      let control = OverscrollControl.refresh(manual: { _ in })
      let ear = Ear(control)
      let heard = control.onEnd
      let rounds = Tally()
      control.onEnd = { [weak control] result in
        heard?(result)
        rounds.add()
        if rounds.count < 3 { control?.begin() }
      }
      screen.table.overscroll.top = control
      control.begin()
      for _ in 0..<3 {
        screen.wait(1)
        control.end()
      }
      screen.wait(3)
      #expect(ear.results == Array(repeating: .updated, count: 3))
      #expect(ear.order.filter { $0 == "refreshing" }.count == 3 && ear.isChain)
    }
  }
}
