import HostRigs
import OverscrollCore
import OverscrollTexts
import SwiftUI
import Testing
@_spi(Simulation) import UIKit

@testable import OverscrollSwiftUI
@testable import OverscrollUIKit

/// Tests of the options of edges, each with and without the option.
@MainActor
@Suite("Options of edges in SwiftUI") struct OptionTests {
  typealias Configure = @MainActor (inout OverscrollConfiguration) -> Void

  private func list(
    _ edge: OverscrollEdge, by trigger: OverscrollTrigger? = nil, rows: Int = 60, _ gate: Gate,
    _ configure: @escaping Configure = { _ in }
  ) -> some View {
    List(0..<rows, id: \.self) { Text("\($0)").frame(height: 50) }
      .overscroll(edge: edge, trigger: trigger) { await gate.update() }
      .overscrollConfiguration(configure)
  }

  private func show(
    _ view: some View, _ device: SimulatedDevice
  ) async -> SwiftUIScreen {
    let screen = SwiftUIScreen(on: device, view)
    await device.settle()
    await device.pass(0.2)
    return screen
  }

  // MARK: When the action runs

  @Test("Without filling, a short list loads no page by itself")
  func maximumPagesToFillViewport() async {
    for (count, expected) in [(3, 1), (0, 0)] {
      await onDevice { device in
        let gate = Gate()
        _ = await show(
          list(.bottom, rows: 3, gate) {
            $0.bottom.options { $0.maximumPagesToFillViewport = count }
          }, device)
        #expect(gate.begun == expected)
        gate.open()
      }
    }
  }

  @Test("A fling to the end loads a page only if flings may fire")
  func triggersDuringDeceleration() async {
    for (fires, expected) in [(true, 1), (false, 0)] {
      await onDevice { device in
        let gate = Gate()
        let screen = await show(
          list(.bottom, by: .within(.points(100)), gate) {
            $0.bottom.options { $0.triggersDuringDeceleration = fires }
          }, device)
        screen.scrollView.contentOffset.y = 1_000
        await device.pass(0.2)
        screen.flick(-6_000)
        await device.pass(0.5)
        #expect(screen.offset() > 2_000 && gate.begun == expected)
        gate.open()
      }
    }
  }

  @Test("A release past the end runs an edge that taps trigger")
  func loadsOnRelease() async {
    for (fires, expected) in [(true, 1), (false, 0)] {
      await onDevice { device in
        let gate = Gate()
        let screen = await show(
          list(.bottom, by: .onTap, gate) { $0.bottom.options { $0.loadsOnRelease = fires } },
          device)
        for _ in 0..<3 { screen.flick(-6_000) }
        await device.pass(0.5)
        screen.drag(0, -200)
        await device.pass(1)
        #expect(gate.begun == expected)
        gate.open()
      }
    }
  }

  @Test(
    "TM15: an armed pull runs down to 95 % of the distance, if the app wants that")
  func releaseHysteresis() async {
    for (part, hysteresis, expected) in [(0.97, 0.95, 1), (0.93, 0.95, 0), (0.97, 1, 0)] {
      await onDevice { device in
        let gate = Gate()
        let screen = await show(
          list(.top, gate) { $0.top.options { $0.releaseHysteresis = hysteresis } }, device)
        screen.finger.touch(screen.scrollView)
        while -screen.offset() < 56 { screen.finger.drag(by: 1, over: 1 / 60) }
        while -screen.offset() > 54 * part { screen.finger.drag(by: -0.25, over: 1 / 60) }
        screen.finger.hold(for: 0.15)
        screen.finger.lift()
        await device.pass(1)
        #expect(gate.begun == expected, "\(part) \(hysteresis)")
        gate.open()
      }
    }
  }

  @Test("MJ17: one drag loads at most as many pages as allowed")
  func rearmPolicy() async {
    for (policy, expected) in [
      (EdgeOptions.RearmPolicy.afterUpdate(maximumPerDrag: 2), 2), (.afterUpdate(), 4),
    ] {
      await onDevice { device in
        let gate = Gate()
        let screen = await show(
          list(.bottom, by: .within(.points(100)), gate) {
            $0.bottom.options { $0.rearmPolicy = policy }
          }, device)
        let view = screen.scrollView
        view.contentOffset.y = view.contentSize.height - view.bounds.height - 200
        await device.pass(0.2)
        screen.finger.touch(view)
        for _ in 0..<5 {
          screen.finger.drag(by: -60, over: 0.2)
          await device.pass(0.2)
          gate.open()
          await device.pass(1)
        }
        #expect(gate.begun == expected, "\(policy)")
        screen.finger.lift()
        gate.open()
      }
    }
  }

  // MARK: Places and lengths

  @Test("An edge holds the length that the app sets")
  func hold() async {
    await onDevice { device in
      let gate = Gate()
      let screen = await show(
        list(.top, gate) { $0.top.options { $0.hold = 90 } }, device)
      screen.pull(by: 300)
      await device.pass(1)
      #expect(isNear(screen.extraInset(.top), 90) && isNear(screen.offset(), -90))
      #expect(isNear(screen.place(.top).height, 54))
      gate.open()
    }
  }

  @Test("An extent replaces the indicator's length")
  func extent() async {
    await onDevice { device in
      let gate = Gate()
      let screen = await show(
        list(.top, gate) { $0.top.options { $0.extent = 80 } }, device)
      #expect(isNear(screen.place(.top).height, 80))
      screen.show(list(.top, gate))
      #expect(isNear(screen.place(.top).height, 54))
    }
  }

  @Test("MJ12: an ignored inset is between header and content")
  func ignoredInset() async {
    await onDevice { device in
      let gate = Gate()
      let screen = await show(list(.top, gate), device)
      let before = screen.place(.top).minY
      screen.show(list(.top, gate) { $0.top.options { $0.ignoredInset = 30 } })
      await device.pass(0.2)
      #expect(isNear(screen.place(.top).minY, before - 30))
    }
  }

  @Test("A footer outside of the content has no inset at rest")
  func outside() async {
    await onDevice { device in
      let gate = Gate()
      let screen = await show(list(.bottom, by: .onTap, gate), device)
      #expect(isNear(screen.extraInset(.bottom), 44))
      screen.show(list(.bottom, by: .onTap, gate) { $0.bottom.options { $0.placement = .outside } })
      await device.pass(1)
      #expect(isNear(screen.extraInset(.bottom), 0))
    }
  }

  @Test(
    "An indicator over the content stays at the edge of the viewport")
  func over() async {
    await onDevice { device in
      let gate = Gate()
      let screen = await show(
        list(.top, gate) { $0.top.options { $0.placement = .over } }, device)
      let top = screen.window.safeAreaInsets.top
      screen.pull(by: 300)
      await device.pass(1)
      #expect(gate.begun == 1 && isNear(screen.extraInset(.top), 0))
      #expect(isNear(screen.offset(), 0) && isNear(screen.place(.top).minY, top))
      screen.drag(0, -200)
      await device.pass(1)
      #expect(screen.offset() > 100 && isNear(screen.place(.top).minY, top))
      gate.open()
    }
  }

  @Test(
    "An indicator behind the content is visible where the content reveals it")
  func behind() async {
    await onDevice { device in
      let gate = Gate()
      let screen = await show(
        list(.top, gate) { $0.top.options { $0.placement = .behind } }, device)
      let top = screen.window.safeAreaInsets.top
      screen.finger.touch(screen.scrollView)
      screen.finger.drag(by: 40, over: 0.3)
      screen.finger.hold(for: 0.1)
      let revealed = -screen.offset()
      #expect(revealed > 10 && revealed < 50)
      #expect(isNear(screen.place(.top).minY, top))
      screen.finger.lift()
    }
  }

  @Test("A footer is hidden below a list that is too short")
  func visibility() async {
    await onDevice { device in
      let gate = Gate()
      let screen = await show(list(.bottom, by: .onTap, rows: 3, gate), device)
      #expect(screen.box(.bottom)?.isHidden == false)
      screen.show(
        list(.bottom, by: .onTap, rows: 3, gate) {
          $0.bottom.options { $0.visibility = .beyondViewport }
        })
      await device.pass(0.2)
      #expect(screen.box(.bottom)?.isHidden == true)
    }
  }

  @Test(
    "MJ22: an open header that follows the offset makes room for pinned headers")
  func following() async {
    for (following, expected) in [(EdgeOptions.Following.always, 0.0), (.never, 54)] {
      await onDevice { device in
        let gate = Gate()
        let screen = await show(
          list(.top, gate) { $0.top.options { $0.following = following } }, device)
        screen.pull(by: 300)
        await device.pass(1)
        #expect(isNear(screen.extraInset(.top), 54))
        screen.drag(0, -200)
        await device.pass(1)
        #expect(gate.begun == 1 && isNear(screen.extraInset(.top), expected))
        gate.open()
      }
    }
  }

  // MARK: Changes

  @Test("A change of options during a run keeps the run")
  func changesDuringRun() async {
    await onDevice { device in
      let gate = Gate()
      let screen = await show(list(.top, gate), device)
      screen.pull(by: 300)
      await device.pass(1)
      screen.show(list(.top, gate) { $0.top.options { $0.hold = 90 } })
      await device.pass(1)
      #expect(isNear(screen.extraInset(.top), 90))
      #expect(gate.begun == 1 && gate.cancelled == 0)
      gate.open()
      await device.pass(1)
      #expect(isNear(screen.extraInset(.top), 0) && isNear(screen.offset(), 0))
    }
  }

  @Test("An inner configuration changes the options of the outer one")
  func composition() {
    var configuration = OverscrollConfiguration()
    configuration.bottom.options {
      $0.hold = 90
      $0.maximumPagesToFillViewport = 1
    }
    configuration[.bottom].options { $0.maximumPagesToFillViewport += 1 }
    let setup = EdgeSetup(.bottom, nil, nil, .hidden, .task { .updated })
    let options = setup.options(in: OverscrollEnvironment(configuration: configuration), .hidden)
    #expect(
      options.hold == 90 && options.maximumPagesToFillViewport == 2 && options.purpose == .load)
  }

  @Test("An equal description changes nothing, and its closures replace those of the last one")
  func equalDescription() {
    let store = EdgeControlStore()
    var environment = EnvironmentValues()
    environment.overscrollSettings.configuration.texts = [.refreshing: "Loading"]
    store.update(EdgeSetup(.top, nil, nil, nil, .task { .updated }), nil, in: environment)
    let control = store.control
    #expect(control?.texts == [.refreshing: "Loading"])
    control?.texts = [:]
    control?.alpha = 0.5
    environment.overscrollSettings.configuration.isCancellation = { _ in true }
    let action = OverscrollAction.manual { _ in }
    store.update(EdgeSetup(.top, nil, nil, nil, action), nil, in: environment)
    #expect(store.control === control)
    #expect(control?.texts == [:] && control?.alpha == 0.5)
    #expect(control?.action.isManual == true && control?.isCancellation(Mistake()) == true)
    environment.overscrollSettings.configuration.top.isHidden = true
    store.update(EdgeSetup(.top, nil, nil, nil, action), nil, in: environment)
    #expect(control?.isHidden == true && control?.texts == [.refreshing: "Loading"])
  }
}

private struct Mistake: Error {}
