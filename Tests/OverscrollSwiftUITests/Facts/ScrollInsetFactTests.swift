import Combine
import CoreGraphics
import HostRigs
import OverscrollSimulation
import SwiftUI
import Testing
@_spi(Simulation) import UIKit

@testable import OverscrollSwiftUI

/// S2 to S5, S11 and S13: insets, positions and updates of the stand-in for SwiftUI.
@MainActor
@Suite struct ScrollInsetFactTests {
  private final class Room: ObservableObject {
    var length = 0.0 { willSet { objectWillChange.send() } }
    var position = ScrollPosition() { willSet { objectWillChange.send() } }
  }

  private struct PaddedList: View {
    @ObservedObject var room: Room

    var body: some View {
      List(0..<100, id: \.self) { Text("\($0)").frame(height: 50) }
        .safeAreaPadding(EdgeInsets(top: room.length, leading: 0, bottom: 0, trailing: 0))
    }
  }

  /// The visible offset one frame after an animated change by 30 points.
  private func offsetAfterChange(on device: SimulatedDevice) async -> Double {
    let room = Room()
    let screen = SwiftUIScreen(on: device, PaddedList(room: room))
    withAnimation(.easeOut(duration: 0.4)) { room.length = 30 }
    await device.pass(1 / 60)
    return screen.scrollView.simulation.presentedOffset
  }

  @Test("S2b: padding changes in one step, even in an animation")
  func paddingJumps() async {
    await onDevice { device in
      #expect(isNear(await offsetAfterChange(on: device), -77))
    }
  }

  @Test("S2b, alternative: padding moves with an animation")
  func paddingMoves() async {
    await onDevice(playing: .alternative, of: .safeAreaPadding) { device in
      #expect(await offsetAfterChange(on: device) > -70)
    }
  }

  /// The insets of a list and a scroll view with margins of 30 points.
  private func insetsWithMargins(on device: SimulatedDevice) -> [Double] {
    let rows = ForEach(0..<100) { Text("\($0)").frame(height: 50) }
    let screen = SwiftUIScreen(
      on: device,
      VStack {
        List { rows }
        ScrollView { rows }
      }
      .contentMargins(.top, 30, for: .scrollContent))
    return screen.all(UIScrollView.self).map { Double($0.contentInset.top) }
  }

  @Test("S2d: content margins inset lists and scroll views")
  func listsHaveMargins() async {
    await onDevice { device in #expect(insetsWithMargins(on: device) == [30, 30]) }
  }

  @Test("S2d, alternative: content margins inset scroll views only")
  func listsHaveNoMargins() async {
    await onDevice(playing: .alternative, of: .contentMargins) { device in
      #expect(insetsWithMargins(on: device) == [0, 30])
    }
  }

  /// The position of a header over a list in a stack with padding of 30 points, and the list's
  /// inset.
  private func paddedStack(on device: SimulatedDevice) -> (header: Double, inset: Double) {
    let screen = SwiftUIScreen(
      on: device,
      VStack {
        Text("header").frame(height: 40)
        List(0..<100, id: \.self) { Text("\($0)").frame(height: 50) }
      }
      .safeAreaPadding(EdgeInsets(top: 30, leading: 0, bottom: 0, trailing: 0)))
    return (screen.place(of: "header").midY, screen.scrollView.adjustedContentInset.top)
  }

  @Test("S3a: padding of a container moves its header, and does not change the list's inset")
  func containerIsPadded() async {
    await onDevice { device in
      let (header, inset) = paddedStack(on: device)
      #expect(isNear(header, 47 + 30 + 20) && inset == 0)
    }
  }

  @Test("S3a, alternative: padding of a container insets the list")
  func listIsPadded() async {
    await onDevice(playing: .alternative, of: .paddedContainers) { device in
      let (header, inset) = paddedStack(on: device)
      #expect(isNear(header, 47 + 20) && inset == 30)
    }
  }

  /// The inset that other code wrote, read after an update of the list.
  private func externalInset(on device: SimulatedDevice) -> Double {
    @MainActor func list() -> some View {
      List(0..<100, id: \.self) { Text("\($0)").frame(height: 50) }
    }
    let screen = SwiftUIScreen(on: device, list())
    screen.scrollView.contentInset.top = 54
    screen.show(list())
    return screen.scrollView.contentInset.top
  }

  @Test("S4a: an update of a list overwrites an external inset")
  func insetIsLost() async {
    await onDevice(playing: .fact, of: .externalInsets) { device in
      #expect(externalInset(on: device) == 0)
    }
  }

  @Test("S4a, alternative: an update of a list preserves an external inset")
  func insetIsKept() async {
    await onDevice { device in #expect(externalInset(on: device) == 54) }
  }

  private struct PositionedList: View {
    @ObservedObject var room: Room

    var body: some View {
      List(0..<100, id: \.self) { Text("\($0)").frame(height: 50) }
        .scrollPosition(
          Binding(get: { room.position }, set: { room.position = $0 }))
    }
  }

  /// The offset of a list whose scroll position is set to its end.
  private func offsetAtEnd(on device: SimulatedDevice) async -> Double {
    let room = Room()
    let screen = SwiftUIScreen(on: device, PositionedList(room: room))
    room.position.scrollTo(edge: .bottom)
    await device.pass(1)
    return screen.scrollView.contentOffset.y
  }

  @Test("S5a: a list ignores its scroll position")
  func positionIsIgnored() async {
    await onDevice { device in #expect(await offsetAtEnd(on: device) == -47) }
  }

  @Test("S5a, alternative: a list follows its scroll position")
  func positionIsFollowed() async {
    await onDevice(playing: .alternative, of: .listPositions) { device in
      #expect(isNear(await offsetAtEnd(on: device), 5_000 + 34 - 844))
    }
  }

  private struct Refreshes: View {
    @Environment(\.refresh) private var refresh

    var body: some View { Text(refresh == nil ? "none" : "some") }
  }

  private func words(on device: SimulatedDevice) -> [String] {
    SwiftUIScreen(
      on: device, ScrollView { Refreshes() }.refreshable {}
    ).words
  }

  @Test("S13: the content of a scroll view inherits no refresh action")
  func contentHasNone() async {
    await onDevice { device in #expect(words(on: device) == ["none"]) }
  }

  @Test("S13, alternative: the content of a scroll view inherits the refresh action")
  func contentHasSome() async {
    await onDevice(playing: .alternative, of: .contentRefresh) { device in
      #expect(words(on: device) == ["some"])
    }
  }

  private struct Writer: UIViewRepresentable {
    let room: Room

    func makeUIView(context: Context) -> UIView { UIView() }

    func updateUIView(_ view: UIView, context: Context) { room.length += 1 }
  }

  private struct WritingView: View {
    @ObservedObject var room: Room

    var body: some View { Writer(room: room) }
  }

  @Test("S11: writing state during an update is a runtime issue")
  func writeInUpdate() async {
    await onDevice { device in
      _ = SwiftUIScreen(on: device, WritingView(room: Room()))
      #expect(!device.runtimeIssues.isEmpty)
    }
  }
}
