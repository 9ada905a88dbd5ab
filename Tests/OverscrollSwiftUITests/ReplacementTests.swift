import Combine
import HostRigs
import OverscrollCore
import OverscrollSwiftUI
import OverscrollUIKit
import SwiftUI
import Testing
@_spi(Simulation) import UIKit

/// The state of a screen whose scroll view is replaced.
@MainActor
private final class Stage: ObservableObject {
  var step = 0 { willSet { objectWillChange.send() } }
}

/// A change after which another scroll view has the place of the list.
private enum Replacement: CaseIterable {
  /// A scroll view becomes a list.
  case branch
  /// The identity of the list changes.
  case identity
  /// The list replaces a placeholder of the same size.
  case placeholder
  /// The list is removed, and comes back.
  case removal
}

/// An empty view that takes all the space that it is offered.
private struct Placeholder: UIViewRepresentable {
  func makeUIView(context: Context) -> UIView { UIView() }

  func updateUIView(_ view: UIView, context: Context) {}
}

@MainActor
private struct ReplacedList: View {
  let replacement: Replacement
  let step: Int

  var body: some View {
    switch (replacement, step) {
    case (.branch, 0): ScrollView { VStack { rows } }
    case (.placeholder, 0), (.removal, 1):
      Placeholder()
    case (.identity, _): List { rows }.id(step)
    default: List { rows }
    }
  }

  private var rows: some View { ForEach(0..<40) { Text("\($0)").frame(height: 50) } }
}

/// A view that replaces its list by its own state, so that no modifier outside is evaluated.
private struct OwnChanges: View {
  let replacement: Replacement
  @ObservedObject var stage: Stage

  var body: some View { Group { ReplacedList(replacement: replacement, step: stage.step) } }
}

/// A screen that is described again with each change.
private struct OuterChanges: View {
  let replacement: Replacement
  @ObservedObject var stage: Stage
  let gate: Gate

  var body: some View {
    Group { ReplacedList(replacement: replacement, step: stage.step) }
      .onPullToRefresh { await gate.pass() }
  }
}

/// Tests of modifiers whose list is replaced by another one.
@MainActor
@Suite struct ReplacementTests {
  private func replace(
    _ replacement: Replacement, _ view: (Stage, Gate) -> some View
  ) async {
    let book = LogBook()
    await onDevice(book) { device in
      let (stage, gate) = (Stage(), Gate())
      let screen = SwiftUIScreen(on: device, view(stage, gate))
      await device.settle()
      if replacement != .placeholder {
        screen.pull()
        await device.pass(1)
        #expect(gate.begun == 1)
        gate.open()
        await device.pass(2)
      }
      let before = gate.begun
      weak let old = screen.all(UIScrollView.self).first
      for step in 1...(replacement == .removal ? 2 : 1) {
        stage.step = step
        await device.pass(1)
      }
      #expect(old == nil && screen.all(UIScrollView.self).count == 1)
      screen.pull()
      await device.pass(1)
      #expect(gate.begun == before + 1 && isNear(screen.offset(), -54))
      gate.open()
      await device.pass(2)
      #expect(isNear(screen.offset(), 0) && screen.all(IndicatorView.self).count == 1)
      #expect(device.runtimeIssues == [] && book.lines == [])
    }
  }

  @Test(
    "A list that replaces another view can be pulled", arguments: Replacement.allCases)
  private func outside(_ replacement: Replacement) async {
    await replace(replacement) {
      OuterChanges(replacement: replacement, stage: $0, gate: $1)
    }
  }

  @Test(
    "A list that a view inside replaces by itself can be pulled", arguments: Replacement.allCases)
  private func inside(_ replacement: Replacement) async {
    await replace(replacement) { stage, gate in
      OwnChanges(replacement: replacement, stage: stage).onPullToRefresh { await gate.pass() }
    }
  }

  @Test(
    "A refresh goes on when its list is replaced, and the new list shows it",
    arguments: [Replacement.branch, .identity])
  private func running(_ replacement: Replacement) async {
    await onDevice { device in
      let (stage, gate) = (Stage(), Gate())
      let screen = SwiftUIScreen(
        on: device, OuterChanges(replacement: replacement, stage: stage, gate: gate))
      await device.settle()
      screen.pull()
      await device.pass(1)
      weak let old = screen.all(UIScrollView.self).first
      stage.step = 1
      await device.pass(1)
      #expect(old == nil && gate.begun == 1 && gate.cancelled == 0)
      #expect(isNear(screen.extraInset(.top), 54) && isNear(screen.offset(), -54))
      #expect(screen.place(.top).minY >= screen.window.safeAreaInsets.top - 1)
      gate.open()
      await device.pass(2)
      #expect(isNear(screen.extraInset(.top), 0) && isNear(screen.offset(), 0))
      screen.pull()
      await device.pass(1)
      #expect(gate.begun == 2 && device.runtimeIssues == [])
      gate.open()
    }
  }

  @Test(
    "A list in a sheet over a loading screen is not that screen's")
  func sheet() async {
    await onDevice { device in
      let (gate, inner) = (Gate(), Gate())
      let stage = Stage()
      let screen = SwiftUIScreen(
        on: device,
        OuterChanges(replacement: .placeholder, stage: stage, gate: gate))
      await device.settle()
      let list = List { ForEach(0..<40) { Text("\($0)").frame(height: 50) } }
        .onPullToRefresh { await inner.pass() }
      screen.screen.present(UIHostingController(rootView: list), animated: false)
      await device.pass(1)
      screen.pull()
      await device.pass(1)
      #expect(gate.begun == 0 && inner.begun == 1)
      inner.open()
      screen.screen.dismiss(animated: false)
      await device.pass(1)
      stage.step = 1
      await device.pass(1)
      screen.pull()
      await device.pass(1)
      #expect(gate.begun == 1 && inner.begun == 1)
      gate.open()
    }
  }
}
