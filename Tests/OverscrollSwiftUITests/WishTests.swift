import Combine
import HostRigs
import OverscrollCore
import OverscrollIndicators
import OverscrollSwiftUI
import OverscrollTexts
import OverscrollUIKit
import SwiftUI
import Testing
@_spi(Simulation) import UIKit

/// Tests the settings that views around a list pass to its edges, and the list's appearance.
@MainActor
@Suite struct WishTests {
  private func list(_ gate: Gate, _ indicator: OverscrollIndicator? = nil) -> some View {
    List(0..<40, id: \.self) { Text("\($0)") }
      .onPullToRefresh(indicator: indicator) { await gate.pass() }
  }

  @Test
  func whatIsSaidOutsideHoldsInsideUnlessTheListSaysOtherwise() async {
    await onDevice { device in
      let gate = Gate()
      let screen = SwiftUIScreen(on: device, list(gate).overscrollIndicator(.ring))
      await device.settle()
      #expect(screen.isDrawn(by: RingIndicator.self))
      screen.show(list(gate, .lines).overscrollIndicator(.ring))
      await device.settle()
      #expect(screen.isDrawn(by: LinesIndicator.self))
      let box = screen.box(.top)
      screen.show(list(gate, .lines).overscrollIndicator(.ring))
      await device.settle()
      #expect(screen.box(.top) === box, "the same is not made anew")
    }
  }

  @Test
  func wordsAndTimesAreTheAppsOwn() async {
    await onDevice { device in
      let gate = Gate()
      var durations = OverscrollDurations()
      durations.minimumVisible = 5
      let screen = SwiftUIScreen(
        on: device,
        list(gate).overscrollConfiguration {
          $0.texts[.refreshing] = "Fishing"
          $0.durations = durations
        })
      await device.settle()
      screen.pull()
      await device.pass(0.5)
      #expect(screen.box(.top)?.accessibilityLabel == "Fishing")
      gate.open()
      await device.pass(3)
      #expect(isNear(screen.extraInset(.top), 54), "it is seen for five seconds")
      await device.pass(3)
      #expect(isNear(screen.extraInset(.top), 0))
    }
  }

  @Test
  func aViewOfTheAppsOwnIsToldTheState() async {
    await onDevice { device in
      let gate = Gate()
      let screen = SwiftUIScreen(
        on: device,
        List(0..<40, id: \.self) { Text("\($0)") }
          .overscroll(edge: .top) {
            await gate.update()
          } indicator: { state in
            Text("\(state.phase)").frame(height: 80)
          })
      await device.settle()
      #expect(isNear(screen.place(.top).height, 80))
      screen.finger.touch(screen.scrollView)
      screen.finger.drag(by: 60, over: 0.3)
      await device.settle()
      #expect(screen.words.contains("pulling"))
      screen.finger.drag(by: 240, over: 0.3)
      screen.finger.hold(for: 0.15)
      screen.finger.lift()
      await device.pass(1)
      #expect(gate.begun == 1 && isNear(screen.offset(), -80))
      #expect(screen.words.contains("refreshing"))
    }
  }

  @Test
  func whereARefreshableIsOutsideThePullIsTheSystems() async {
    await onDevice { device in
      let (ours, systems) = (Gate(), Gate())
      let screen = SwiftUIScreen(
        on: device,
        list(ours).refreshable { await systems.pass() }.searchable(text: .constant(""), prompt: ""))
      await device.settle()
      screen.pull(by: 300)
      #expect(await eventually(on: device) { systems.begun == 1 })
      #expect(ours.begun == 0)
    }
  }

  @Test
  func whoeverCannotPullIsOfferedTheAction() async {
    await onDevice { device in
      let gate = Gate()
      let screen = SwiftUIScreen(
        on: device, list(gate).overscrollConfiguration { $0.texts[.refresh] = "Fish" })
      await device.settle()
      #expect(screen.actions.map(\.name) == ["Fish"])
      device.run { _ = screen.actions.first.map { $0.actionHandler?($0) } }
      await device.pass(0.5)
      #expect(gate.begun == 1 && screen.actions.isEmpty, "one at a time")
      gate.open()
      await device.pass(2)
      #expect(screen.actions.count == 1)
    }
  }

  // MARK: A binding

  private struct BoundList: View {
    @ObservedObject var feed: Feed
    @State private var isRefreshing = false

    var body: some View {
      VStack {
        Button(action: { isRefreshing.toggle() }) { Text(isRefreshing ? "on" : "off") }
        List(feed.items, id: \.self) { Text("\($0)") }
          .onPullToRefresh(isRefreshing: $isRefreshing) { await feed.reload() }
      }
    }
  }

  @Test
  func aBindingThatTakesNothingGivesNothingUp() async {
    await onDevice { device in
      let gate = Gate()
      @MainActor func list() -> some View {
        List(0..<40, id: \.self) { Text("\($0)") }
          .onPullToRefresh(isRefreshing: .constant(false)) { await gate.pass() }
      }
      let screen = SwiftUIScreen(on: device, list())
      await device.settle()
      screen.pull()
      await device.pass(0.5)
      screen.show(list())
      await device.pass(0.5)
      #expect(gate.begun == 1 && gate.cancelled == 0)
    }
  }

  @Test
  func aBindingBeginsGivesUpAndFollows() async {
    await onDevice { device in
      let feed = Feed()
      let screen = SwiftUIScreen(on: device, BoundList(feed: feed))
      await device.settle()
      @MainActor func tap() async {
        if let button = screen.all(UIControl.self).first(where: { !($0 is IndicatorView) }) {
          screen.finger.tap(button)
        }
        await device.pass(1)
      }
      await tap()
      #expect(feed.reloads.begun == 1 && screen.words.contains("on"), "true begins")
      #expect(isNear(screen.extraInset(.top), 54))
      feed.reloads.open()
      await device.pass(1)
      #expect(screen.words.contains("off"), "it follows the end")
      screen.pull()
      await device.pass(0.5)
      #expect(feed.reloads.begun == 2 && screen.words.contains("on"), "it follows a pull")
      await tap()
      #expect(await eventually(on: device) { feed.reloads.cancelled == 1 })
      #expect(screen.words.contains("off"), "false gives up")
      #expect(isNear(screen.extraInset(.top), 0))
    }
  }
}

extension SwiftUIScreen {
  /// The texts of all labels.
  var words: [String] { all(UILabel.self).compactMap(\.text) }

  /// The accessibility actions of all views.
  var actions: [UIAccessibilityCustomAction] {
    all(UIView.self).flatMap { $0.accessibilityCustomActions ?? [] }
  }

  /// Whether an indicator of this type draws the box at the top.
  func isDrawn<Indicator>(by kind: Indicator.Type) -> Bool {
    if case .drawn(let indicator)? = box(.top)?.form { indicator is Indicator } else { false }
  }
}
