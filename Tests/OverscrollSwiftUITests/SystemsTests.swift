import HostRigs
import OverscrollCore
import OverscrollIndicators
import OverscrollSwiftUI
import SwiftUI
import Testing
@_spi(Simulation) import UIKit

@testable import OverscrollUIKit

/// Tests of the demands of `Documentation/Internals/Systems.md` that the modifiers have to meet.
@MainActor
@Suite("The demands of other libraries, met by the modifiers") struct SystemsTests {
  // MARK: Four edges

  /// A list along an edge's axis with a pull control at the edge.
  @MainActor
  private struct Rig {
    let edge: OverscrollEdge
    let screen: SwiftUIScreen
    let gate = Gate()

    init(_ edge: OverscrollEdge, _ device: SimulatedDevice) {
      self.edge = edge
      let gate = gate
      let list = ScrollView(edge.axis == .vertical ? .vertical : .horizontal) {
        if edge.axis == .vertical {
          LazyVStack { Self.rows }
        } else {
          LazyHStack { Self.rows }
        }
      }
      screen = SwiftUIScreen(
        on: device,
        list.overscroll(edge: edge, trigger: .onRelease(past: 54)) { await gate.update() })
    }

    private static var rows: some View {
      ForEach(0..<40) { Text("\($0)").frame(width: 100, height: 100) }
    }

    /// Scrolls to the edge, and waits until the list rests there.
    func scrolledToEdge() async -> Rig {
      await screen.device.settle()
      let view = screen.scrollView
      let inset = view.adjustedContentInset
      if edge == .bottom {
        view.contentOffset.y = view.contentSize.height + inset.bottom - view.bounds.height
      } else if edge == .trailing {
        view.contentOffset.x = view.contentSize.width + inset.right - view.bounds.width
      }
      await screen.device.pass(0.5)
      return self
    }

    /// Pulls further, or back; the finger stays down.
    func drag(by distance: Double) {
      let way = edge.isStart ? distance : -distance
      let isVertical = edge.axis == .vertical
      screen.finger.drag(
        by: CGVector(dx: isVertical ? 0 : way, dy: isVertical ? way : 0), over: 0.3)
      screen.finger.hold(for: 0.4)
    }

    var elements: [IndicatorElementView] { screen.box(edge)?.elements ?? [] }

    var texts: [String] { elements.compactMap { ($0 as? IndicatorLabel)?.text } }

    /// How far the symbol is rotated, in degrees.
    var rotation: Double? {
      guard let sign = elements.first(where: { $0 is IndicatorShape }) else { return nil }
      let turn = sign.transform
      return (atan2(Double(turn.b), Double(turn.a)) * 180 / .pi).rounded()
    }

    /// Whether the symbol precedes the text by 12 points, both centered across the axis.
    var isSignBesideText: Bool {
      guard elements.count == 2 else { return false }
      let isVertical = edge.axis == .vertical
      let along = elements.map { Double(isVertical ? $0.center.x : $0.center.y) }
      let across = elements.map { Double(isVertical ? $0.center.y : $0.center.x) }
      // At the left, texts are read upwards.
      let gap = (along[1] - along[0]) * (edge == .leading ? -1 : 1)
      return isNear(across[0], across[1])
        && isNear(gap, 12 + 12 + Double(elements[1].bounds.width) / 2)
    }
  }

  private static func words(_ edge: OverscrollEdge) -> [String] {
    edge.isStart
      ? ["Pull to refresh", "Release to refresh", "Refreshing…"]
      : ["Pull to load more", "Release to load more", "Loading…"]
  }

  @Test(
    "SX7, SX8, TS1, TS5, TM14, MJ13: a symbol and a text show each state",
    arguments: OverscrollEdge.allCases)
  func states(_ edge: OverscrollEdge) async {
    await onDevice { device in
      let rig = await Rig(edge, device).scrolledToEdge()
      let words = Self.words(edge)
      rig.screen.finger.touch(rig.screen.scrollView)
      rig.drag(by: 60)
      #expect(rig.texts == [words[0]] && rig.isSignBesideText)
      let rotation = rig.rotation
      rig.drag(by: 240)
      #expect(rig.texts == [words[1]] && rig.isSignBesideText)
      #expect(abs((rig.rotation ?? 0) - (rotation ?? 0)) == 180, "half a turn")
      rig.drag(by: -240)
      #expect(rig.texts == [words[0]] && rig.rotation == rotation)
      rig.drag(by: 240)
      await device.pass(2)
      #expect(rig.gate.begun == 0, "nothing runs under a finger that stays")
      rig.screen.finger.lift()
      await device.pass(1)
      #expect(rig.gate.begun == 1 && rig.texts == [words[2]])
      #expect(rig.elements.contains { ($0 as? IndicatorSpinner)?.isTurning == true })
      #expect(rig.isSignBesideText)
      rig.gate.open()
    }
  }

  @Test(
    "SX13: a second pull during a run does nothing",
    arguments: OverscrollEdge.allCases)
  func secondPull(_ edge: OverscrollEdge) async {
    await onDevice { device in
      let rig = await Rig(edge, device).scrolledToEdge()
      for _ in 1...2 {
        rig.screen.finger.touch(rig.screen.scrollView)
        rig.drag(by: 300)
        rig.screen.finger.lift()
        await device.pass(1)
      }
      #expect(rig.gate.begun == 1)
      rig.gate.open()
      await device.pass(2)
      #expect(isNear(rig.screen.extraInset(edge), 0))
    }
  }

  @Test(
    "TS3: a finger that goes back before it lifts runs nothing",
    arguments: OverscrollEdge.allCases)
  func goingBack(_ edge: OverscrollEdge) async {
    await onDevice { device in
      let rig = await Rig(edge, device).scrolledToEdge()
      rig.screen.finger.touch(rig.screen.scrollView)
      rig.drag(by: 300)
      rig.drag(by: -240)
      rig.screen.finger.lift()
      await device.pass(2)
      #expect(rig.gate.begun == 0)
      #expect(rig.texts == [edge.isStart ? "Pull to refresh" : "Load more"])
    }
  }

  @Test(
    "A touch that the system cancels runs nothing, and the next one does",
    arguments: OverscrollEdge.allCases)
  func cancelledTouch(_ edge: OverscrollEdge) async {
    await onDevice { device in
      let rig = await Rig(edge, device).scrolledToEdge()
      rig.screen.finger.touch(rig.screen.scrollView)
      rig.drag(by: 300)
      #expect(rig.texts.first?.hasPrefix("Release") == true)
      rig.screen.finger.cancel()
      await device.pass(2)
      #expect(rig.gate.begun == 0 && isNear(rig.screen.extraInset(edge), 0))
      rig.screen.finger.touch(rig.screen.scrollView)
      rig.drag(by: 300)
      rig.screen.finger.lift()
      await device.pass(1)
      #expect(rig.gate.begun == 1)
      rig.gate.open()
    }
  }

  @Test("TM13: momentum, and offsets that code sets, run nothing")
  func momentum() async {
    await onDevice { device in
      let rig = Rig(.top, device)
      await device.settle()
      rig.screen.scrollView.contentOffset.y = 600
      await device.pass(0.5)
      rig.screen.flick(6000)
      await device.pass(2)
      rig.screen.scrollView.setContentOffset(CGPoint(x: 0, y: -300), animated: true)
      await device.pass(2)
      #expect(rig.gate.begun == 0)
      rig.screen.pull(by: 300)
      await device.pass(1)
      #expect(rig.gate.begun == 1)
      rig.gate.open()
    }
  }

  // MARK: The footer's place

  @Test(
    "SX5, SX6: the footer lies below the content or the view, and follows the content's length")
  func footer() async {
    await onDevice { device in
      @MainActor func list(_ count: Int) -> some View {
        ScrollView { LazyVStack { ForEach(0..<count) { Text("\($0)").frame(height: 100) } } }
          .overscroll(edge: .bottom, trigger: .onRelease(past: 54)) { .loaded(hasMore: true) }
      }
      let screen = SwiftUIScreen(on: device, list(2))
      for count in [2, 20, 30, 1] {
        screen.show(list(count))
        await device.settle()
        await device.pass(1)
        let view = screen.scrollView
        view.contentOffset.y = max(
          -view.adjustedContentInset.top,
          view.contentSize.height + view.adjustedContentInset.bottom - view.bounds.height)
        await device.pass(0.5)
        let room = view.bounds.inset(by: view.adjustedContentInset).height
        let box = screen.box(.bottom).map { $0.convert($0.bounds, to: view) }
        #expect(
          isNear(Double(box?.minY ?? .nan), max(view.contentSize.height, room)), "\(count) rows")
      }
    }
  }
}
