import HostRigs
import OverscrollCore
import OverscrollUIKit
import ScrollPhysics
import SwiftUI
import Testing
@_spi(Simulation) import UIKit

@testable import OverscrollSwiftUI

/// Tests of positions: back to the top, views without a list, and late insets.
@MainActor
@Suite struct PlaceTests {
  @Test
  func theButtonLeadsBackToTheTop() async {
    await onDevice { device in
      let gate = Gate()
      let screen = SwiftUIScreen(
        on: device,
        ScrollView { LazyVStack { ForEach(0..<200) { Text("\($0)").frame(height: 50) } } }
          .onPullToRefresh { await gate.pass() }
          .overscrollBackToTop(after: .viewports(2)))
      await device.settle()
      for _ in 0..<4 { screen.flick(-6000) }
      screen.drag(0, 300)
      await device.pass(0.5)
      let button = screen.all(BackToTopButton.self).first
      #expect(button?.isRisen == true)
      if let button { screen.finger.tap(button) }
      await device.pass(2)
      #expect(isNear(screen.offset(), 0), "\(screen.offset())")
      #expect(button?.isRisen == false)
      #expect(gate.begun == 0)
    }
  }

  @Test func whereNothingScrollsThereIsOneLineInTheLog() async {
    let book = LogBook()
    await onDevice(book) { device in
      let screen = SwiftUIScreen(on: device, Text("Words").onPullToRefresh {})
      await device.pass(0.5)
      screen.show(Text("More words").onPullToRefresh {})
      await device.pass(6)
      #expect(
        book.lines == [
          "No scroll view was found where overscroll was asked for: it cannot be pulled there."
        ])
    }
  }

  @Test("Where nothing scrolls, a proxy and a binding run the action")
  func withoutScrollView() async {
    await onDevice { device in
      let (gate, box) = (Gate(), ProxyBox())
      let screen = SwiftUIScreen(
        on: device,
        Text("Words").background { ProxyProbe(box: box) }.onPullToRefresh { await gate.pass() })
      await device.pass(6)
      box.proxy.begin(.top)
      await device.pass(0.5)
      #expect(gate.begun == 1 && box.proxy.phase(of: .top) == .refreshing)
      gate.open()
      await device.pass(2)
      #expect(box.proxy.phase(of: .top) == .idle)
      screen.show(Text("Other"))
    }
  }

  @Test("B080: a hundred body evaluations change nothing")
  func aHundredDescriptionsChangeNothing() async {
    // On the other side, each evaluation loses the inset, and the host restores it.
    await onDevice(playing: .alternative, of: .externalInsets) { device in
      let feed = Feed()
      let screen = SwiftUIScreen(on: device, FeedList(feed: feed))
      await device.settle()
      let (view, box) = (screen.scrollView, screen.box(.top))
      let writes = view.simulation.insetWriteCount
      for number in 0..<100 {
        feed.title = "\(number)"
        device.turn()
      }
      #expect(screen.scrollView === view && screen.box(.top) === box)
      #expect(view.simulation.insetWriteCount == writes)
      #expect(screen.all(IndicatorView.self).count == 2)
    }
  }

  @Test("B100: in SwiftUI, a release moves the list without a jump")
  func aReleaseMovesTheListInNoLeap() async {
    await onDevice { device in
      let gate = Gate()
      let screen = SwiftUIScreen(
        on: device,
        List(0..<40, id: \.self) { Text("\($0)") }.onPullToRefresh { await gate.pass() })
      await device.settle()
      screen.finger.touch(screen.scrollView)
      screen.finger.drag(by: 300, over: 0.3)
      screen.finger.hold(for: 0.15)
      var seen = [screen.scrollView.simulation.presentedOffset]
      screen.finger.lift()
      for _ in 0..<60 {
        await device.pass(1 / 60)
        seen.append(screen.scrollView.simulation.presentedOffset)
      }
      let steps = zip(seen, seen.dropFirst()).map { $1 - $0 }
      #expect(steps.allSatisfy { $0 > -0.02 && $0 < 30 }, "\(steps)")
      #expect(gate.begun == 1 && isNear(screen.offset(), -54))
    }
  }
}
