import HostRigs
import OverscrollCore
import OverscrollSwiftUI
import OverscrollUIKit
import SwiftUI
import Testing
@_spi(Simulation) import UIKit

/// Keeps the refresh action that a view receives.
@MainActor
private final class RefreshBox {
  var refresh: RefreshAction?
}

private struct RefreshProbe: View {
  let box: RefreshBox
  @Environment(\.refresh) private var refresh

  var body: some View {
    box.refresh = refresh
    return Text("Probe").frame(height: 40)
  }
}

/// Tests of `refreshable` around lists with a pull of their own.
@MainActor
@Suite("Lists beside refreshable") struct SystemRefreshTests {
  private func rows() -> some View {
    ForEach(0..<40) { Text("\($0)").frame(height: 50) }
  }

  @Test("The indicator system is the system's refresh control")
  func indicator() async {
    await onDevice { device in
      let gate = Gate()
      let screen = SwiftUIScreen(
        on: device, List { rows() }.onPullToRefresh(indicator: .system) { await gate.pass() })
      await device.settle()
      screen.pull(by: 300)
      #expect(await eventually(on: device) { gate.begun == 1 })
      #expect(screen.scrollView.refreshControl?.isRefreshing == true)
      gate.open()
    }
  }

  @Test(
    "Where refreshable is inside or outside of the pull, one action runs, and one line says why",
    arguments: [false, true])
  func oneAction(_ isInside: Bool) async {
    let book = LogBook()
    await onDevice(book) { device in
      let (ours, systems) = (Gate(), Gate())
      let list =
        isInside
        ? AnyView(
          List { rows() }.refreshable { await systems.pass() }
            .onPullToRefresh { await ours.pass() })
        : AnyView(
          List { rows() }.onPullToRefresh { await ours.pass() }
            .refreshable { await systems.pass() })
      let screen = SwiftUIScreen(on: device, list)
      await device.settle()
      for count in 1...2 {
        screen.pull(by: 300)
        #expect(await eventually(on: device) { systems.begun == count })
        await device.pass(1)
        #expect(ours.begun == 0)
        systems.open()
        await device.pass(3)
      }
      #expect(book.lines.count == 1, "\(book.lines)")
      #expect(screen.scrollView.refreshControl != nil)
    }
  }

  /// A list in a view that has the refresh of the list around it.
  private func nested(_ inner: some View, _ outer: Gate, _ box: RefreshBox) -> some View {
    ScrollView {
      VStack {
        RefreshProbe(box: box)
        inner.frame(height: 400)
      }
      .overscrollRefreshAction()
    }
    .onPullToRefresh { await outer.pass() }
  }

  @Test(
    "A list below the refresh action of another one keeps its own pull")
  func ownPull() async {
    await onDevice { device in
      let (inner, outer, box) = (Gate(), Gate(), RefreshBox())
      let list = List { rows() }.onPullToRefresh { await inner.pass() }
      let screen = SwiftUIScreen(on: device, nested(list, outer, box))
      await device.settle()
      #expect(screen.scrollView(1).refreshControl == nil)
      screen.drag(0, 200, number: 1)
      await device.pass(1)
      #expect(inner.begun == 1 && outer.begun == 0)
      inner.open()
      await device.pass(2)
      let refresh = box.refresh
      #expect(refresh != nil, "the row beside the list can refresh the outer list")
      let task = Task { await refresh?() }
      await device.pass(1)
      #expect(inner.begun == 1 && outer.begun == 1)
      outer.open()
      await device.pass(2)
      await task.value
    }
  }

  @Test(
    "A list that only loads more gets no control from the refresh action of another one")
  func noControl() async {
    await onDevice { device in
      let (inner, outer, box) = (Gate(), Gate(), RefreshBox())
      let list = List { rows() }.onLoadMore { await inner.update() }
      let screen = SwiftUIScreen(on: device, nested(list, outer, box))
      await device.settle()
      screen.drag(0, 200, number: 1)
      await device.pass(2)
      #expect(screen.scrollView(1).refreshControl == nil && outer.begun == 0)
    }
  }
}
