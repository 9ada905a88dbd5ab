import Foundation
import HostDriver
import OverscrollCore
import OverscrollUIKit
import Testing
import UIKit

/// Late pages, other threads, and methods that the library leaves alone.
@MainActor
@Suite struct ThreadBugTests {
  // MARK: B151, B152

  @Test("B151: a page that a refresh cancelled is never applied")
  func overtakenPage() async {
    await onDevice { device in
      let screen = Screen(on: device)
      let (rows, page, list, fetched) = (Rows(), Gate(), Gate(), Tally())
      screen.table.overscroll.top = .refresh(
        owner: rows, fetch: { await list.wait() },
        apply: { rows, _ in
          rows.told.append("list")
          return .updated
        })
      screen.table.overscroll.bottom = .loadMore(
        owner: rows, trigger: .programmatic,
        fetch: {
          await page.wait()
          fetched.add()
        },
        apply: { rows, _ in
          rows.told.append("page")
          return .updated
        })
      let load = screen.table.overscroll.bottom?.begin()
      await device.settle()
      let refresh = screen.table.overscroll.top?.begin()
      #expect(load?.isCurrent == false)
      list.open()
      #expect(await refresh?.result == .updated)
      page.open()
      #expect(await eventually { fetched.count == 1 })
      await device.pass(1)
      #expect(rows.told == ["list"])
      #expect(screen.table.overscroll.bottom?.phase == .idle)
    }
  }

  @Test("B151: no page is loaded during a refresh")
  func pageDuringRefresh() async {
    await onDevice { device in
      let screen = Screen(on: device)
      let (list, begun) = (Gate(), Tally())
      screen.table.overscroll.top = .refresh { await list.wait() }
      screen.table.overscroll.bottom = .loadMore(trigger: .programmatic) {
        begun.add()
        return .updated
      }
      let refresh = screen.table.overscroll.top?.begin()
      #expect(screen.table.overscroll.bottom?.begin() == nil)
      await device.settle()
      #expect(begun.count == 0 && refresh?.isCurrent == true)
      list.open()
      #expect(await refresh?.result == .updated)
      await device.pass(2)
      #expect(await screen.table.overscroll.bottom?.begin()?.result == .updated)
      #expect(begun.count == 1)
    }
  }

  @MainActor
  final class Rows {
    var told: [String] = []
  }

  @Test("B152: the cancelled run's task is cancelled, not the next one's")
  func rightTask() async {
    await onDevice { device in
      let screen = Screen(on: device)
      screen.table.overscroll.durations = .none
      let (gates, cancels, ended) = ([Gate(), Gate()], [Tally(), Tally()], Tally())
      var number = 0
      let control = OverscrollControl.refresh {
        let mine = number
        number += 1
        await withTaskCancellationHandler {
          await gates[mine].wait()
        } onCancel: {
          cancels[mine].add()
        }
        ended.add()
      }
      screen.table.overscroll.top = control
      let first = control.begin()
      #expect(await eventually { number == 1 })
      control.cancel()
      #expect(cancels.map(\.count) == [1, 0])
      let second = control.begin()
      #expect(second != nil && second != first)
      #expect(await eventually { number == 2 })
      // The work of the first run ends late, and does not affect the second run.
      gates[0].open()
      #expect(await eventually { ended.count == 1 })
      #expect(control.phase == .refreshing && second?.isCurrent == true)
      gates[1].open()
      #expect(await second?.result == .updated)
      #expect(cancels.map(\.count) == [1, 0] && control.phase == .idle)
    }
  }

  // MARK: B156, B157

  @Test("B156: a key command refreshes, and a wheel does not")
  func keysAndWheels() {
    onScreen { screen in
      let begun = Tally()
      let control = OverscrollControl.refresh(manual: { _ in begun.add() })
      screen.table.overscroll.top = control
      // A wheel, or a trackpad without phases, moves the content without a recognizer.
      screen.table.contentOffset.y = screen.rest - 100
      screen.wait(0.1)
      #expect(begun.count == 0)
      screen.table.contentOffset.y = screen.rest
      screen.wait(1)
      #expect(control.phase == .idle && screen.table.contentInset == .zero)
      control.begin()
      #expect(begun.count == 1 && control.phase == .refreshing)
      #expect(screen.table.refreshControl == nil)
      #expect(!screen.table.subviews.contains { $0 is UIRefreshControl })
    }
  }

  @Test("B157: ending on the main queue takes effect at once")
  func endOnMain() async {
    await onDevice { device in
      let screen = Screen(on: device)
      screen.table.overscroll.durations = .none
      var kept: OverscrollRun?
      let control = OverscrollControl.refresh(manual: { kept = $0 })
      screen.table.overscroll.top = control
      control.begin()
      kept?.end()
      #expect(control.phase == .idle)
      // The same in a task that has suspended, and in a block on the main queue.
      await device.settle()
      control.begin()
      let run = kept
      await withCheckedContinuation { continuation in
        DispatchQueue.main.async {
          run?.end()
          MainActor.assumeIsolated {
            #expect(control.phase == .idle)
            continuation.resume()
          }
        }
      }
      control.begin()
      await Task { kept?.end() }.value
      #expect(control.phase == .idle)
    }
  }

  @Test("B157: eight threads and the main thread end a run once")
  func endEverywhere() async {
    await onDevice { device in
      let screen = Screen(on: device)
      screen.table.overscroll.durations = .none
      var runs: [OverscrollRun] = []
      let control = OverscrollControl.refresh(manual: { runs.append($0) })
      screen.table.overscroll.top = control
      for round in 1...20 {
        let idles = Tally()
        control.onChange = { if $0.phase == .idle { idles.add() } }
        control.begin()
        let run = runs[round - 1]
        let (threads, done) = (OperationQueue(), Tally())
        threads.maxConcurrentOperationCount = 8
        for _ in 0..<8 {
          threads.addOperation {
            run.end(.updated)
            done.add()
          }
        }
        if round.isMultiple(of: 2) { run.end(.updated) }
        #expect(await eventually { done.count == 8 && control.phase == .idle })
        #expect(idles.count == 1)
        #expect(control.result == .updated)
        #expect(runs.count == round)
      }
    }
  }

  // MARK: B201

  @Test("B201: a list that overrides its setters receives only the written values")
  func overriddenSetters() {
    onScreen { screen in
      let table = LoudTable()
      let window = screen.device.show(table)
      table.contentSize = CGSize(width: 390, height: 3_000)
      screen.device.turn()
      table.heard = []
      table.overscroll.top = .refresh(manual: { _ in })
      #expect(table.heard.isEmpty)
      table.overscroll.top?.begin()
      #expect(table.heard == ["contentInset", "contentOffset"])
      screen.wait(1)
      table.heard = []
      table.overscroll.top?.end()
      screen.wait(1)
      #expect(table.heard.filter { $0 == "contentInset" }.count == 1)
      #expect(!table.heard.contains("reloadData"))
      withExtendedLifetime(window) {}
    }
  }

  /// A list that records every write to it.
  final class LoudTable: DrivenTable {
    var heard: [String] = []

    override var contentInset: UIEdgeInsets {
      get { super.contentInset }
      set {
        heard.append("contentInset")
        super.contentInset = newValue
      }
    }

    override var contentOffset: CGPoint {
      get { super.contentOffset }
      set {
        heard.append("contentOffset")
        super.contentOffset = newValue
      }
    }

    override func reloadData() {
      heard.append("reloadData")
      super.reloadData()
    }
  }
}
