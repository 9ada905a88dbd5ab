import HostRigs
import OverscrollCore
import OverscrollSwiftUI
import OverscrollUIKit
import SwiftUI
import Testing
@_spi(Simulation) import UIKit

/// Tests of pages at the end of lists, stacks and grids, along both axes.
@MainActor
@Suite struct PageTests {
  @Test
  func nearTheEndAPageIsLoadedUntilThereIsNoMore() async {
    await onDevice { device in
      let feed = Feed()
      let screen = SwiftUIScreen(on: device, FeedList(feed: feed))
      await device.pass(0.1)
      #expect(feed.pages.begun == 0, "a long list loads nothing before somebody scrolls")
      for number in 1...3 {
        screen.flick(-6000)
        await device.pass(0.5)
        #expect(feed.pages.begun == number)
        feed.pages.open()
        await device.pass(1)
        #expect(feed.items.count == 40 + 20 * number)
      }
      screen.flick(-6000)
      await device.pass(0.5)
      #expect(feed.pages.begun == 3, "there is nothing more")
      #expect(isNear(screen.extraInset(.bottom), 44), "an inline footer is part of the list")
    }
  }

  @Test
  func rowsSayHowManyItemsAreLeft() async {
    await onDevice { device in
      let gate = Gate()
      let list = List(0..<100, id: \.self) {
        Text("\($0)").frame(height: 50).overscrollItem(id: $0)
      }
      .overscrollItems(0..<100, id: \.self)
      let screen = SwiftUIScreen(
        on: device,
        list.onLoadMore(within: .items(30)) { await gate.update() })
      await device.settle()
      screen.drag(0, -300)
      await device.pass(0.5)
      #expect(gate.begun == 0, "some 76 items are left")
      screen.flick(-6000)
      await device.pass(0.5)
      #expect(gate.begun == 1)
    }
  }

  @Test
  func scrollViewsStacksAndGridsAreListsAsWell() async {
    await onDevice { device in
      let gate = Gate()
      @MainActor func pulls(_ view: some View) async {
        let before = gate.begun
        let screen = SwiftUIScreen(on: device, view.onPullToRefresh { await gate.pass() })
        await device.settle()
        screen.pull()
        await device.pass(1)
        #expect(gate.begun == before + 1 && isNear(screen.offset(), -54))
        gate.open()
        await device.pass(1)
        #expect(isNear(screen.offset(), 0))
      }
      let rows = ForEach(0..<90) { Text("\($0)") }
      await pulls(ScrollView { VStack { rows } })
      await pulls(ScrollView { LazyVStack { rows } })
      await pulls(ScrollView { LazyVGrid(columns: [GridItem(), GridItem()]) { rows } })
      await pulls(List { rows })
      await pulls(ScrollView { Text("short") })
    }
  }

  /// Thirty pictures of 100 points side by side, which refresh at the start and load at the end.
  private func rowOfPictures(
    on device: SimulatedDevice, _ older: Gate, _ newer: Gate
  ) async -> SwiftUIScreen {
    let screen = SwiftUIScreen(
      on: device,
      ScrollView(.horizontal) {
        LazyHStack { ForEach(0..<30) { Text("\($0)").frame(width: 100) } }
      }
      .overscroll(edge: .leading) { await older.update() }
      .overscroll(edge: .trailing, trigger: .onRelease(past: 60)) { await newer.update() })
    await device.settle()
    return screen
  }

  @Test
  func aRowOfPicturesIsPulledSideways() async {
    await onDevice { device in
      let (older, newer) = (Gate(), Gate())
      let screen = await rowOfPictures(on: device, older, newer)
      screen.drag(200, 0)
      await device.pass(1)
      #expect(older.begun == 1 && isNear(screen.offset(.horizontal), -54))
      older.open()
      await device.pass(1)
      #expect(isNear(screen.offset(.horizontal), 0) && isNear(screen.extraInset(.leading), 0))
      screen.scrollView.setContentOffset(
        CGPoint(x: 3000 - 390, y: screen.scrollView.contentOffset.y), animated: false)
      await device.pass(0.2)
      screen.drag(-250, 0)
      await device.pass(1)
      #expect(newer.begun == 1 && isNear(screen.extraInset(.trailing), 44))
    }
  }

  @Test("A horizontal list that has no more, or shows other content, is told so from outside")
  func sidewaysContent() async {
    await onDevice { device in
      let gate = Gate()
      @MainActor func list(_ hasMore: Bool?, _ id: Int) -> some View {
        ScrollView(.horizontal) { LazyHStack { Text("0").frame(width: 100) } }
          .overscroll(
            edge: .trailing, trigger: .within(.points(100)), hasMore: hasMore, id: id,
            indicator: .hidden
          ) {
            await gate.pass()
            return .noMore
          }
      }
      let screen = SwiftUIScreen(on: device, list(false, 0))
      await device.pass(1)
      #expect(gate.begun == 0)
      screen.show(list(true, 0))
      await device.pass(1)
      #expect(gate.begun == 1)
      gate.open()
      screen.show(list(nil, 0))
      await device.pass(1)
      #expect(gate.begun == 1)
      screen.show(list(nil, 1))
      await device.pass(1)
      #expect(gate.begun == 2)
      gate.open()
    }
  }

  @Test
  func aRowThatReadsFromRightToLeftBeginsAtTheRight() async {
    await onDevice { device in
      device.layoutDirection = .rightToLeft
      let (older, newer) = (Gate(), Gate())
      let screen = await rowOfPictures(on: device, older, newer)
      let rest = 3000 - 390.0
      #expect(isNear(screen.offset(.horizontal), rest))
      screen.drag(-200, 0)
      await device.pass(1)
      #expect(older.begun == 1 && newer.begun == 0)
      #expect(isNear(screen.offset(.horizontal), rest + 54))
      let place = screen.place(.leading)
      #expect(isNear(place.minX, 390 - 54) && isNear(place.maxX, 390))
      older.open()
      await device.pass(1)
      #expect(isNear(screen.offset(.horizontal), rest))
      screen.scrollView.setContentOffset(
        CGPoint(x: 0, y: screen.scrollView.contentOffset.y), animated: false)
      await device.pass(0.2)
      screen.drag(250, 0)
      await device.pass(1)
      #expect(older.begun == 1 && newer.begun == 1)
      #expect(isNear(screen.place(.trailing).maxX, 44))
    }
  }

  @Test
  func aRowInARowHasEdgesOfItsOwn() async {
    await onDevice { device in
      let (list, row) = (Gate(), Gate())
      let screen = SwiftUIScreen(
        on: device,
        ScrollView {
          VStack {
            ScrollView(.horizontal) {
              LazyHStack { ForEach(0..<30) { Text("\($0)").frame(width: 100) } }
            }
            .overscroll(edge: .leading) { await row.update() }
            .frame(height: 200)
            ForEach(0..<90) { Text("\($0)") }
          }
        }
        .onPullToRefresh { await list.pass() }
        .overscroll(edge: .bottom, trigger: .programmatic) { .updated })
      await device.settle()
      screen.drag(200, 0, number: 1)
      await device.pass(1)
      #expect(row.begun == 1 && list.begun == 0)
      screen.pull()
      await device.pass(1)
      #expect(row.begun == 1 && list.begun == 1)
    }
  }
}
