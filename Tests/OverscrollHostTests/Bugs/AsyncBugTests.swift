import HostDriver
import OverscrollCore
import OverscrollUIKit
import Testing
import UIKit

/// Tasks of a host whose views are created again while the tasks run.
@MainActor
@Suite struct AsyncBugTests {
  // MARK: B150, B152

  @Test("B150: an action that redraws its own view is not cancelled")
  func redrawDuringTheAwait() async {
    await onDevice { device in
      let (screen, gate, begun, cancelled) = (Screen(on: device), Gate(), Tally(), Tally())
      let control = OverscrollControl.refresh {}
      screen.table.overscroll.top = control
      // Like a view's body: it creates a control each time, of which only the action is used.
      let draw = {
        control.useAction(
          of: .refresh {
            begun.add()
            await withTaskCancellationHandler {
              await gate.wait()
            } onCancel: {
              cancelled.add()
            }
          })
      }
      draw()
      let run = control.begin()
      #expect(await eventually { begun.count == 1 })
      for _ in 0..<3 {
        draw()
        await device.settle()
      }
      #expect(run?.isCurrent == true && cancelled.count == 0)
      gate.open()
      #expect(await run?.result == .updated)
      #expect(begun.count == 1 && cancelled.count == 0)
    }
  }

  @Test("B150: a host that really disappears cancels its action once")
  func dismantled() async {
    await onDevice { device in
      var screen: Screen? = Screen(on: device)
      let (gate, begun, cancelled) = (Gate(), Tally(), Tally())
      screen?.table.overscroll.top = .refresh {
        begun.add()
        await withTaskCancellationHandler {
          await gate.wait()
        } onCancel: {
          cancelled.add()
        }
      }
      screen?.table.overscroll.top?.begin()
      #expect(await eventually { begun.count == 1 })
      screen?.table.overscroll.top = nil
      screen = nil
      #expect(cancelled.count == 1)
      gate.open()
    }
  }

  @Test("B152: a list that reappears has a separate task")
  func comesAgain() async {
    await onDevice { device in
      let screen = Screen(on: device)
      let (gates, cancelled, ended) = ([Gate(), Gate()], [Tally(), Tally()], Tally())
      for round in 0..<2 {
        let begun = Tally()
        screen.table.overscroll.top = .refresh {
          begun.add()
          await withTaskCancellationHandler {
            await gates[round].wait()
          } onCancel: {
            cancelled[round].add()
          }
          ended.add()
        }
        screen.table.overscroll.top?.begin()
        #expect(await eventually { begun.count == 1 })
        // The view disappears for good, and a new one replaces it.
        if round == 0 { screen.table.overscroll.top = nil }
      }
      #expect(cancelled.map(\.count) == [1, 0])
      gates[0].open()
      #expect(await eventually { ended.count == 1 })
      #expect(screen.table.overscroll.top?.phase == .refreshing, "the late end is nothing to it")
      gates[1].open()
      await device.pass(1)
      #expect(screen.table.overscroll.top?.result == .updated)
    }
  }

  // MARK: B153

  @Test("B153: the latest action runs, not the first")
  func freshClosure() async {
    await onDevice { device in
      let (screen, gate, old, new) = (Screen(on: device), Gate(), Tally(), Tally())
      screen.table.overscroll.durations = .none
      let control = OverscrollControl.refresh {
        old.add()
        await gate.wait()
      }
      screen.table.overscroll.top = control
      control.useAction(of: .refresh { new.add() })
      screen.pull()
      #expect(await eventually { new.count == 1 } && old.count == 0)
      await device.pass(1)
      control.useAction(
        of: .refresh {
          old.add()
          await gate.wait()
        })
      let run = control.begin()
      #expect(await eventually { old.count == 1 })
      control.useAction(of: .refresh { new.add() })
      gate.open()
      #expect(await run?.result == .updated)
      #expect(old.count == 1 && new.count == 1, "what runs goes on as it began")
      await device.pass(1)
      #expect(await control.begin()?.result == .updated)
      #expect(new.count == 2)
    }
  }

  // MARK: B155

  @Test(
    "B155: a page whose rows arrive after its end loads once", arguments: [1.0 / 60, 0.05, 0.1])
  func rowsAfterTheEnd(_ delay: Double) {
    let (device, view) = (Device(), DrivenScrollView())
    let window = device.show(view)
    view.contentSize = CGSize(width: 390, height: 2_000)
    var pages: [OverscrollRun] = []
    view.overscroll.bottom = .loadMore(manual: { pages.append($0) })
    device.turn()
    view.contentOffset.y = 1_156
    device.advance(by: 1)
    #expect(pages.count == 1)
    pages[0].end()
    device.advance(by: delay)
    view.contentSize.height = 2_850
    device.advance(by: 3)
    #expect(pages.count == 1)
    // A user who scrolls on gets the next page.
    view.contentOffset.y = 1_200
    device.advance(by: 1)
    #expect(pages.count == 2)
    withExtendedLifetime(window) {}
  }

  @Test("B155: rows that apply inserts are laid out before triggers are evaluated")
  func rowsInApply() async {
    await onDevice { device in
      let (screen, applied) = (Screen(on: device), Tally())
      screen.table.overscroll.bottom = .loadMore(
        owner: screen, fetch: {},
        apply: { screen, _ in
          applied.add()
          screen.rowCount += 40
          return .updated
        })
      await device.pass(0.1)
      screen.table.contentOffset.y = 2_000 - 844
      #expect(await eventually { applied.count == 1 })
      await device.pass(3)
      #expect(applied.count == 1 && screen.table.overscroll.bottom?.phase == .idle)
    }
  }
}
