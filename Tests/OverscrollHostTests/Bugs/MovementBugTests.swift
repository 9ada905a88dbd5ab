import HostDriver
import OverscrollCore
import OverscrollUIKit
import Testing
import UIKit

/// Movements of a list, wanted and unwanted, on the UIKit host.
@MainActor
@Suite struct HostMovementBugTests {
  /// The hold of the header, in points.
  private let hold = 54.0

  /// Plays the same gestures on a list with a header, and on one with an inset of the header's
  /// length.
  private func compare(
    _ play: (Screen, OverscrollControl?) -> [Double]
  ) -> (seen: [Double], bare: [Double]) {
    let control = OverscrollControl.refresh(manual: { _ in })
    let seen = onScreen { screen in
      screen.table.overscroll.top = control
      return play(screen, control)
    }
    let bare = onScreen { screen in
      screen.table.contentInset.top = hold
      return play(screen, nil)
    }
    return (seen, bare)
  }

  // MARK: Releases

  @Test("B127: a flick outwards does not overshoot a second time", arguments: [0.0, 600, 1_500])
  func flickOutwards(velocity: Double) {
    let (seen, bare) = compare { screen, _ in
      screen.finger.touch(screen.table)
      screen.finger.drag(by: 300, over: 0.3)
      if velocity == 0 { screen.finger.hold(for: 0.15) }
      if velocity > 0 { screen.finger.drag(by: velocity * 0.05, over: 0.05) }
      screen.finger.lift()
      return screen.device.trace(of: screen.table, for: 2)
    }
    let lowest = seen.min() ?? 0
    #expect(lowest > min(seen[0], bare.min() ?? 0) - 0.01)
    let onward = Array(seen[(seen.firstIndex(of: lowest) ?? 0)...])
    #expect(onward.isOneWay && onward.longestStep < 40)
    #expect(abs((seen.last ?? 0) + 47 + hold) < 0.01)
  }

  @Test("B131: the table animates to the header") func glides() {
    onScreen { screen in
      screen.table.overscroll.top = .refresh(manual: { _ in })
      screen.hold(by: 300)
      let place = Double(screen.table.contentOffset.y)
      screen.finger.lift()
      let trace = screen.device.trace(of: screen.table, for: 2)
      #expect(abs(trace[0] - place) < 12, "no jump with the finger")
      #expect(trace.isOneWay && trace.longestStep < 40)
      #expect(trace.allSatisfy { $0 < -47 - hold + 0.01 })
    }
  }

  @Test("B136: the content does not jump when the pull reaches the trigger distance") func reached()
  {
    @MainActor func trace(hasHeader: Bool) -> [Double] {
      onScreen { screen in
        let control = OverscrollControl.refresh(manual: { _ in })
        control.options = EdgeOptions(purpose: .refresh, trigger: .onPull(past: 54), extent: 54)
        if hasHeader { screen.table.overscroll.top = control }
        screen.finger.touch(screen.table)
        return (0..<40).map { step in
          screen.finger.drag(by: 8, over: 1 / 60)
          if step == 39 { #expect(!hasHeader || control.phase == .refreshing) }
          return Double(screen.table.contentOffset.y)
        }
      }
    }
    #expect(trace(hasHeader: true) == trace(hasHeader: false))
  }

  @Test(
    "B119: repeated pulls never make a collection view jump",
    .disabled(if: Behaviour.interruptedBouncesJump, "U27: the system jumps"),
    arguments: [0.05, 0.2, 0.45])
  func pulledAgain(answerDelay: Double) {
    onScreen { screen in
      let tiles = Tiles(100, on: screen.device)
      let begun = Tally()
      var due = Double.infinity
      let control = OverscrollControl.refresh(manual: { _ in
        begun.add()
        due = screen.device.now + answerDelay
      })
      tiles.view.overscroll.top = control
      var trace: [Double] = []
      @MainActor func pass(_ step: () -> Void) {
        step()
        if screen.device.now >= due {
          due = .infinity
          control.end()
        }
        trace.append(tiles.view.watched.presentedOffset)
      }
      for _ in 0..<10 {
        tiles.finger.touch(tiles.view)
        for _ in 0..<20 { pass { tiles.finger.drag(by: 12, over: 1 / 60) } }
        #expect(tiles.view.isDragging, "it can be pulled at any time")
        tiles.finger.lift()
        for _ in 0..<12 { pass { screen.wait(1 / 60) } }
      }
      for _ in 0..<240 { pass { screen.wait(1 / 60) } }
      #expect(trace.longestStep < 16, "the finger goes 12 points a frame")
      #expect(begun.count > 1 && tiles.view.contentInset == .zero)
      #expect(abs((trace.last ?? 0) + 47) < 0.01)
    }
  }

  // MARK: Ends

  @Test(
    "B132: a page that ends while the list is scrolled elsewhere moves nothing",
    arguments: [EdgeOptions.Placement.inline, .outside], [0, 20])
  func endElsewhere(_ placement: EdgeOptions.Placement, growth: Int) {
    onScreen { screen in
      let control = OverscrollControl.loadMore(manual: { _ in })
      control.options = .footer(.programmatic, placement)
      screen.table.overscroll.bottom = control
      screen.table.contentOffset.y = 1_200
      control.begin(revealing: true)
      screen.wait(1)
      screen.finger.touch(screen.table)
      screen.finger.drag(by: 400, over: 0.4)
      screen.finger.hold(for: 0.15)
      screen.finger.lift()
      screen.wait(2)
      let place = Double(screen.table.contentOffset.y)
      let writes = screen.table.watched.offsetWriteCount
      screen.rowCount += growth
      control.end()
      #expect(screen.device.trace(of: screen.table, for: 1).stay(at: place))
      #expect(screen.table.watched.offsetWriteCount == writes)
    }
  }

  @Test("B132: a footer whose page is empty animates away") func emptyPage() {
    onScreen { screen in
      let list = GuessedTable(rows: 30, on: screen.device)
      let control = OverscrollControl.loadMore(manual: { _ in })
      control.options = .footer(.programmatic, .outside)
      list.table.overscroll.bottom = control
      list.scrollToTheEnd()
      control.begin(revealing: true)
      screen.wait(1)
      let end = list.table.watched.legalOffsets.upperBound
      #expect(abs(Double(list.table.contentOffset.y) - end) < 0.01)
      control.end(.unchanged)
      let trace = list.trace(for: 1)
      #expect(trace.isOneWay && trace.longestStep < 12)
      #expect(abs((trace.last ?? 0) - end + 44) < 0.01)
    }
  }

  @Test("B137: ending nothing leaves a fling alone") func endsInFling() {
    @MainActor func trace(ends: Bool) -> [Double] {
      onScreen { screen in
        screen.rowCount = 400
        var kept: OverscrollRun?
        let control = OverscrollControl.refresh(manual: { kept = $0 })
        screen.table.overscroll.top = control
        control.begin()
        screen.wait(1)
        kept?.end()
        screen.wait(1)
        screen.table.contentOffset.y = 900
        screen.finger.touch(screen.table)
        screen.finger.flick(velocity: -2_000)
        let simulation = screen.table.watched
        let trace = (0..<60).map { _ in
          if ends {
            control.end()
            kept?.end(.failed)
          }
          screen.wait(1 / 60)
          return Double(screen.table.contentOffset.y)
        }
        #expect(screen.table.isDecelerating)
        #expect(screen.table.watched.insetWriteCount == simulation.insetWriteCount)
        #expect(screen.table.watched.offsetWriteCount == simulation.offsetWriteCount)
        return trace
      }
    }
    let seen = trace(ends: true)
    #expect(seen == trace(ends: false))
    #expect((seen.last ?? 0) > 1_500)
  }

  // MARK: Movement by other code

  @Test("B135: an app that moves a closing list is left alone", arguments: [-47.0, 0, 300])
  func appMovesClosingList(_ place: Double) {
    onScreen { screen in
      let control = OverscrollControl.refresh(manual: { _ in })
      screen.table.overscroll.top = control
      screen.pull()
      screen.wait(1)
      control.end()
      screen.wait(0.2)
      #expect(control.phase == .ending)
      screen.table.setContentOffset(CGPoint(x: 0, y: place), animated: false)
      let simulation = screen.table.watched
      #expect(screen.device.trace(of: screen.table, for: 1).stay(at: place))
      #expect(control.phase == .idle && screen.table.contentInset == .zero)
      #expect(screen.table.watched.offsetWriteCount == simulation.offsetWriteCount)
      #expect(screen.table.watched.insetWriteCount == simulation.insetWriteCount)
    }
  }

  @Test("B139: an app's animated scroll reaches its target", arguments: [true, false])
  func animatedScroll(toRow isToRow: Bool) {
    onScreen { screen in
      let list = GuessedTable(rows: 60, on: screen.device)
      let control = OverscrollControl.loadMore(manual: { _ in })
      control.options = .footer(.within(.points(0)), .inline)
      list.table.overscroll.bottom = control
      list.scrollToTheEnd()
      list.device.advance(by: 1)
      #expect(control.phase == .refreshing)
      list.append(Array(repeating: 120, count: 10), reloads: false)
      control.end()
      list.device.turn()
      let writes = list.table.watched.insetWriteCount
      if isToRow {
        list.table.scrollToRow(at: IndexPath(row: 0, section: 0), at: .top, animated: true)
      } else {
        list.table.setContentOffset(CGPoint(x: 0, y: -47), animated: true)
      }
      list.device.advance(by: 2)
      #expect(abs(Double(list.table.contentOffset.y) + 47) < 0.01)
      #expect(list.table.watched.insetWriteCount == writes)
      #expect(control.phase == .idle)
    }
  }
}
