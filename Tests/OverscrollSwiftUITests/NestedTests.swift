import Combine
import HostRigs
import OverscrollCore
import OverscrollSwiftUI
import OverscrollUIKit
@_spi(Simulation) import SwiftUI
import Testing
@_spi(Simulation) import UIKit

/// Lists that read from right to left, ignore the safe area, grow at the start, or have a carousel.
@MainActor
@Suite struct NestedTests {
  private func rows() -> some View {
    ForEach(0..<60, id: \.self) { Text("\($0)").frame(height: 50) }
  }

  @Test("A row that reads from right to left refreshes at its leading edge only")
  func rightToLeft() async {
    await onDevice { device in
      device.layoutDirection = .rightToLeft
      let (older, newer) = (Gate(), Gate())
      let screen = SwiftUIScreen(
        on: device,
        ScrollView(.horizontal) {
          LazyHStack { ForEach(0..<30) { Text("\($0)").frame(width: 100) } }
        }
        .overscroll(edge: .leading) { await older.update() }
        .overscroll(edge: .trailing, trigger: .within(.points(100))) { await newer.update() })
      await device.settle()
      #expect(newer.begun == 0)
      screen.drag(-200, 0)
      await device.pass(1)
      #expect(older.begun == 1 && newer.begun == 0)
      #expect(isNear(screen.place(.leading).maxX, 390), "\(screen.place(.leading))")
      older.open()
      await device.pass(1)
      #expect(isNear(screen.offset(.horizontal), 3_000 - 390))
      screen.scrollView.setContentOffset(
        CGPoint(x: 150, y: screen.scrollView.contentOffset.y), animated: false)
      await device.pass(0.2)
      #expect(newer.begun == 0)
      screen.scrollView.setContentOffset(
        CGPoint(x: 20, y: screen.scrollView.contentOffset.y), animated: false)
      await device.pass(0.2)
      #expect(older.begun == 1 && newer.begun == 1)
    }
  }

  @Test("A list that ignores the safe area holds its indicator")
  func ignoring() async {
    await onDevice { device in
      let gate = Gate()
      let screen = SwiftUIScreen(
        on: device,
        List { rows() }.ignoresSafeArea().onPullToRefresh { await gate.pass() })
      await device.settle()
      let rest = screen.scrollView.contentOffset.y
      screen.pull()
      await device.pass(2)
      #expect(gate.begun == 1 && isNear(screen.scrollView.contentOffset.y, rest - 54))
      gate.open()
      await device.pass(1.5)
      #expect(isNear(screen.scrollView.contentOffset.y, rest))
    }
  }

  private struct History: View {
    @ObservedObject var feed: Feed

    var body: some View {
      List(feed.items, id: \.self) { Text("\($0)").frame(height: 50) }
        .overscroll(edge: .top, trigger: .within(.points(100))) {
          await feed.pages.pass()
          let first = feed.items.first ?? 0
          feed.items = Array(first - 20..<first) + feed.items
          return .loaded(hasMore: first > -60)
        }
    }
  }

  @Test(
    "S9a: earlier pages load once each time the start is reached",
    arguments: DeviceFacts.Side.allCases)
  func prepending(_ side: DeviceFacts.Side) async {
    await onDevice(playing: side, of: .insertedRows) { device in
      let feed = Feed(60)
      let screen = SwiftUIScreen(on: device, History(feed: feed))
      await device.settle()
      for page in 1...3 {
        screen.flick(-3_000)
        screen.flick(8_000)
        await device.pass(0.3)
        #expect(feed.pages.begun == page)
        feed.pages.open()
        await device.pass(1)
        #expect(feed.items.count == 60 + 20 * page)
        #expect(isNear(screen.extraInset(.top), 0))
      }
    }
  }

  @Test("A list with a carousel in a row refreshes, and the carousel rests where it was")
  func carousel() async {
    await onDevice { device in
      let gate = Gate()
      let screen = SwiftUIScreen(
        on: device,
        List {
          ScrollView(.horizontal) { Text("carousel").frame(width: 900) }.frame(height: 100)
          rows()
        }
        .onPullToRefresh { await gate.pass() })
      await device.settle()
      let row = screen.scrollView(1)
      let rest = row.contentOffset
      screen.finger.touch(at: CGPoint(x: 195, y: 500), in: screen.window)
      screen.finger.drag(by: 200)
      screen.finger.hold(for: 0.2)
      screen.finger.lift()
      await device.pass(1.5)
      #expect(gate.begun == 1 && isNear(screen.offset(), -54))
      #expect(row.contentOffset == rest && row.contentInset == .zero)
      gate.open()
      await device.pass(1.5)
      #expect(isNear(screen.offset(), 0) && row.contentOffset == rest)
    }
  }
}
