import HostRigs
import OverscrollCore
import OverscrollIndicators
import ScrollPhysics
import SwiftUI
import Testing
@_spi(Simulation) import UIKit

@testable import OverscrollSwiftUI
@testable import OverscrollUIKit

/// Tests of more demands in `Documentation/Internals/Systems.md`.
@MainActor
@Suite("More demands of other libraries, met by the modifiers", .serialized) struct DemandTests {
  private func rows(_ count: Int = 60) -> some View {
    List(0..<count, id: \.self) { Text("\($0)").frame(height: 50) }
  }

  // MARK: Footers

  @Test("SX10: any view of any size can be the footer")
  func ownFooter() async {
    for height in [30.0, 120] {
      await onDevice { device in
        let gate = Gate()
        let screen = SwiftUIScreen(
          on: device,
          rows().overscroll(edge: .bottom, trigger: .onRelease(past: 60)) {
            await gate.update()
          } indicator: { state in
            Text("footer \(state.phase)").frame(height: height)
          })
        await device.pass(0.2)
        let view = screen.scrollView
        view.contentOffset.y =
          view.contentSize.height + view.adjustedContentInset.bottom - view.bounds.height
        await device.pass(0.2)
        screen.finger.touch(view)
        screen.finger.drag(by: -60, over: 0.3)
        screen.finger.hold(for: 0.2)
        #expect(screen.words.contains("footer pulling"))
        screen.finger.drag(by: -240, over: 0.3)
        screen.finger.hold(for: 0.2)
        screen.finger.lift()
        await device.pass(1)
        #expect(gate.begun == 1 && screen.words.contains("footer refreshing"))
        #expect(isNear(screen.place(.bottom).height, height))
        #expect(isNear(screen.extraInset(.bottom), height))
        gate.open()
      }
    }
  }

  @Test(
    "UR8: a spinner in 60 points shows the loading of a page at the end")
  func spinnerAtEnd() async {
    await onDevice { device in
      let gate = Gate()
      let screen = SwiftUIScreen(
        on: device, rows().onLoadMore(indicator: .lines) { await gate.update() })
      await device.settle()
      for _ in 0..<3 { screen.flick(-6_000) }
      await device.pass(0.5)
      #expect(gate.begun == 1)
      #expect(isNear(screen.place(.bottom).height, 60))
      #expect(isNear(screen.extraInset(.bottom), 60))
      #expect(screen.box(.bottom)?.elements.map { ($0 as? IndicatorSpinner)?.isTurning } == [true])
      gate.open()
    }
  }

  // MARK: Three lines

  @Test(
    "UR5: a release past 52 points holds the list at 62, and one before does not")
  func hold() async {
    for (distance, count) in [(51.0, 0), (53, 1)] {
      await onDevice { device in
        let gate = Gate()
        let screen = SwiftUIScreen(
          on: device, rows().onPullToRefresh(indicator: .lines) { await gate.pass() })
        await device.settle()
        screen.finger.touch(screen.scrollView)
        while -screen.offset() < distance - 0.5 { screen.finger.drag(by: 0.5, over: 1 / 60) }
        screen.finger.hold(for: 0.15)
        screen.finger.lift()
        await device.pass(1)
        #expect(gate.begun == count)
        #expect(isNear(screen.offset(), count == 1 ? -62 : 0))
        gate.open()
      }
    }
  }

  // MARK: Sizes

  @Test(
    "TM22: a change of the view's frame is followed without a scroll")
  func frame() async {
    await onDevice { device in
      let gate = Gate()
      @MainActor func list(_ height: Double) -> some View {
        VStack {
          rows(6).overscroll(edge: .bottom, trigger: .onRelease(past: 54)) { await gate.update() }
            .frame(height: height)
        }
      }
      let screen = SwiftUIScreen(on: device, list(400))
      await device.pass(0.5)
      for height in [600.0, 250, 400] {
        screen.show(list(height))
        await device.pass(0.5)
        let view = screen.scrollView
        let end = max(
          view.convert(CGPoint(x: 0, y: view.contentSize.height), to: nil).y,
          view.convert(view.bounds, to: nil).maxY - view.adjustedContentInset.bottom)
        #expect(isNear(view.bounds.height, height))
        #expect(isNear(screen.place(.bottom).minY, end), "\(height)")
      }
    }
  }

  // MARK: Back to the top

  @Test("TM19: the button disappears when the user scrolls on")
  func button() async {
    await onDevice { device in
      let screen = SwiftUIScreen(on: device, rows(300).overscrollBackToTop())
      await device.settle()
      for _ in 0..<3 { screen.flick(-6_000) }
      for _ in 1...2 {
        screen.drag(0, 300)
        await device.pass(0.5)
        #expect(screen.all(BackToTopButton.self).first?.isRisen == true)
        screen.drag(0, -300)
        await device.pass(0.5)
        #expect(screen.all(BackToTopButton.self).first?.isRisen == false)
      }
    }
  }

  // MARK: Pages

  @Test(
    "MJ24: a list that pages stays open while refreshing, and its pages stay in place")
  func pages() async {
    await onDevice { device in
      device.safeAreaInsets = .zero
      let gate = Gate()
      let screen = SwiftUIScreen(
        on: device,
        ScrollView { LazyVStack { ForEach(0..<4) { Text("\($0)").frame(height: 844) } } }
          .onPullToRefresh { await gate.pass() })
      await device.settle()
      screen.scrollView.isPagingEnabled = true
      screen.pull(by: 300)
      await device.pass(2)
      #expect(gate.begun == 1 && isNear(screen.offset(), -54))
      gate.open()
      await device.pass(1)
      #expect(isNear(screen.offset(), 0))
      for page in 1...3 {
        screen.flick(-1_500)
        await device.pass(0.5)
        #expect(isNear(screen.offset(), 844 * Double(page)))
      }
      #expect(gate.begun == 1)
    }
  }

  // MARK: Durations

  private func list(_ gate: Gate, _ box: ProxyBox, _ durations: OverscrollDurations?) -> some View {
    rows()
      .background { ProxyProbe(box: box) }
      .onPullToRefresh { await gate.pass() }
      .overscrollConfiguration { if let durations { $0.durations = durations } }
  }

  /// The time until the content no longer moves, in seconds; at most one second is watched.
  private func duration(_ screen: SwiftUIScreen) async -> Double {
    var offset = screen.scrollView.simulation.presentedOffset
    var last = 0
    for frame in 1...60 {
      await screen.device.pass(1 / 60)
      let next = screen.scrollView.simulation.presentedOffset
      if abs(next - offset) > 0.01 { last = frame }
      offset = next
    }
    return Double(last) / 60
  }

  @Test("MJ28: opening and closing take the durations that the app sets")
  func times() async {
    for (expand, collapse) in [(0.25, 0.4), (0.75, 0.1)] {
      await onDevice { device in
        let (gate, box) = (Gate(), ProxyBox())
        var durations = OverscrollDurations()
        (durations.expand, durations.collapse, durations.minimumVisible) = (expand, collapse, 0)
        let screen = SwiftUIScreen(on: device, list(gate, box, durations))
        await device.pass(0.2)
        box.proxy.begin(.top)
        // The last steps are smaller than a pixel.
        let opening = await duration(screen)
        #expect(opening > 0.7 * expand && opening < expand + 0.07, "\(opening)")
        #expect(isNear(screen.offset(), -54))
        gate.open()
        let closing = await duration(screen)
        #expect(closing > 0.7 * collapse && closing < collapse + 0.07, "\(closing)")
        #expect(isNear(screen.offset(), 0))
      }
    }
  }

  @Test("MJ29: animations can be turned off and on again")
  func still() async {
    defer { OverscrollDefaults.areAnimationsEnabled = true }
    await onDevice { device in
      let (gate, box) = (Gate(), ProxyBox())
      let screen = SwiftUIScreen(on: device, list(gate, box, nil))
      await device.pass(0.2)
      for isOn in [false, true] {
        OverscrollDefaults.areAnimationsEnabled = isOn
        box.proxy.begin(.top)
        let opening = await duration(screen)
        #expect(isNear(screen.offset(), -54))
        gate.open()
        let closing = await duration(screen)
        #expect(isNear(screen.offset(), 0))
        #expect(isOn ? opening > 0.15 : opening < 0.03)
        #expect(isOn ? closing > 0.15 : closing < 0.03)
      }
    }
  }
}
