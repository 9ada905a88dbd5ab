import HostRigs
import OverscrollCore
import OverscrollSwiftUI
import OverscrollUIKit
import SwiftUI
import Testing
@_spi(Simulation) import UIKit

/// Tests of runs during body evaluations, on hidden tabs, and after their view is removed.
@MainActor
@Suite struct RunTests {
  @Test(
    "B150: three redraws during an await are one call that is not cancelled")
  func threeRedrawsDuringAnAwaitAreOneCallThatIsNotCancelled() async {
    await onDevice { device in
      let feed = Feed()
      let screen = SwiftUIScreen(on: device, FeedList(feed: feed))
      await device.settle()
      screen.pull()
      await device.pass(0.5)
      for title in ["a", "b", "c"] {
        feed.title = title
        await device.pass(0.1)
      }
      #expect(feed.reloads.begun == 1 && isNear(screen.extraInset(.top), 54))
      feed.reloads.open()
      await device.pass(1)
      #expect(feed.reloads.begun == 1 && feed.reloads.cancelled == 0)
      #expect(isNear(screen.extraInset(.top), 0))
    }
  }

  @Test("B153: the next run uses the latest closure")
  func theNextRunDoesWhatWasSaidLast() async {
    await onDevice { device in
      let (old, new) = (Gate(), Gate())
      @MainActor func list(_ gate: Gate) -> some View {
        List(0..<40, id: \.self) { Text("\($0)") }.onPullToRefresh { await gate.pass() }
      }
      let screen = SwiftUIScreen(on: device, list(old))
      await device.settle()
      screen.pull()
      await device.pass(0.5)
      screen.show(list(new))
      await device.pass(0.5)
      #expect(old.begun == 1 && old.cancelled == 0 && new.begun == 0)
      old.open()
      await device.pass(1)
      screen.pull()
      await device.pass(0.5)
      #expect(old.begun == 1 && new.begun == 1)
    }
  }

  @Test
  func aViewThatGoesForGoodCancels() async {
    await onDevice { device in
      let feed = Feed()
      let screen = SwiftUIScreen(on: device, FeedList(feed: feed))
      await device.settle()
      screen.pull()
      await device.pass(0.5)
      #expect(feed.reloads.begun == 1)
      let view = screen.scrollView
      screen.show(Text("Nothing"))
      #expect(await eventually(on: device) { feed.reloads.cancelled == 1 })
      #expect(view.overscroll.top == nil, "also where somebody keeps the scroll view")
    }
  }

  @Test
  func aTabThatIsNotShownGoesOn() async {
    await onDevice { device in
      let feed = Feed()
      let screen = SwiftUIScreen(on: device, FeedList(feed: feed))
      await device.settle()
      screen.pull()
      await device.pass(0.5)
      let view = screen.screen.view
      view?.removeFromSuperview()
      await device.pass(0.5)
      #expect(feed.reloads.begun == 1 && feed.reloads.cancelled == 0)
      feed.reloads.open()
      await device.pass(1)
      if let view { screen.window.addSubview(view) }
      await device.pass(0.5)
      #expect(isNear(screen.extraInset(.top), 0) && isNear(screen.offset(), 0))
      screen.pull()
      await device.pass(0.5)
      #expect(feed.reloads.begun == 2)
    }
  }

  @Test
  func aRefreshOvertakesAPageAlsoWhereAnotherModifierStandsBetween() async {
    await onDevice { device in
      let feed = Feed(10)
      let screen = SwiftUIScreen(on: device, FeedList(feed: feed, trigger: .onRelease(past: 40)))
      await device.settle()
      screen.drag(0, -300)
      await device.pass(0.5)
      #expect(feed.pages.begun == 1)
      screen.pull(by: 300)
      #expect(await eventually(on: device) { feed.pages.cancelled == 1 })
      #expect(feed.reloads.begun == 1)
    }
  }

  @Test
  func fetchAndApplyLeaveALatePageOut() async {
    await onDevice { device in
      let (gate, applied) = (Gate(), Gate())
      let list = List(0..<40, id: \.self) { Text("\($0)") }
      let screen = SwiftUIScreen(
        on: device,
        list.overscroll(
          edge: .top, fetch: { await gate.pass() },
          apply: { _ in
            Task { await applied.pass() }
            return .unchanged
          }))
      await device.settle()
      screen.pull()
      #expect(await eventually(on: device) { gate.begun == 1 })
      screen.show(list)
      #expect(await eventually(on: device) { gate.cancelled == 1 })
      #expect(gate.begun == 1 && applied.begun == 0)
      screen.show(
        list.overscroll(
          edge: .top, fetch: { 7 },
          apply: { _ in
            Task { await applied.pass() }
            return .unchanged
          }))
      await device.settle()
      screen.pull()
      #expect(await eventually(on: device) { applied.begun == 1 })
    }
  }
}
