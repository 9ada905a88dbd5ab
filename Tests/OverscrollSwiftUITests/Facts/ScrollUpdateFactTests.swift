import Combine
import HostRigs
import OverscrollSimulation
import SwiftUI
import Testing
@_spi(Simulation) import UIKit

@testable import OverscrollSwiftUI

/// S2a, S3b to S6b, S13, S17 and S18: updates, positions and nested views of the stand-in.
@MainActor
@Suite struct ScrollUpdateFactTests {
  private final class Room: ObservableObject {
    var items = Array(0..<100) { willSet { objectWillChange.send() } }
    var position = ScrollPosition() { willSet { objectWillChange.send() } }
    var count = 0 { willSet { objectWillChange.send() } }
  }

  private func rows() -> some View {
    ForEach(0..<100, id: \.self) { Text("\($0)").frame(height: 50) }
  }

  private func padding(_ top: CGFloat) -> EdgeInsets {
    EdgeInsets(top: top, leading: 0, bottom: 0, trailing: 0)
  }

  @Test("S2a: paddings of the safe area add up")
  func paddingsAdd() async {
    await onDevice { device in
      let screen = SwiftUIScreen(
        on: device,
        List { rows() }.safeAreaPadding(padding(30)).safeAreaPadding(padding(20)))
      #expect(isNear(screen.scrollView.adjustedContentInset.top, 47 + 50))
    }
  }

  /// The inset of a list that ignores the safe area, in padding of 30 points.
  private func insetOfIgnoring(on device: SimulatedDevice) -> Double {
    let screen = SwiftUIScreen(
      on: device, List { rows() }.ignoresSafeArea().safeAreaPadding(padding(30)))
    return withExtendedLifetime(screen) { screen.scrollView.adjustedContentInset.top }
  }

  @Test("S3b: an inner ignoresSafeArea removes the padding")
  func ignoringRemoves() async {
    await onDevice { device in #expect(insetOfIgnoring(on: device) == 47) }
  }

  @Test("S3b, alternative: an inner ignoresSafeArea leaves the padding")
  func ignoringLeaves() async {
    await onDevice(playing: .alternative, of: .innerSafeArea) { device in
      #expect(insetOfIgnoring(on: device) == 77)
    }
  }

  /// The inset that other code wrote, after the list has scrolled.
  private func insetAfterScrolling(on device: SimulatedDevice) async -> Double {
    let screen = SwiftUIScreen(on: device, List { rows() })
    screen.scrollView.contentInset.bottom = 54
    screen.flick(-1_000)
    return screen.scrollView.contentInset.bottom
  }

  @Test("S4b: a list that scrolls keeps an external inset")
  func scrollingKeepsInset() async {
    await onDevice { device in #expect(await insetAfterScrolling(on: device) == 54) }
  }

  @Test("S4b, alternative: a list that scrolls overwrites an external inset")
  func scrollingOverwritesInset() async {
    await onDevice(playing: .alternative, of: .insetsWhileScrolling) { device in
      #expect(await insetAfterScrolling(on: device) == 0)
    }
  }

  @Test("S5b: UIKit moves a list")
  func uikitMovesList() async {
    await onDevice { device in
      let screen = SwiftUIScreen(on: device, List { rows() })
      screen.scrollView.setContentOffset(CGPoint(x: 0, y: 700), animated: true)
      await device.pass(1)
      #expect(isNear(screen.scrollView.contentOffset.y, 700))
    }
  }

  private struct Positioned: View {
    @ObservedObject var room: Room

    var body: some View {
      ScrollView {
        VStack { ForEach(room.items, id: \.self) { Text("\($0)").frame(height: 50) } }
      }
      .scrollPosition(Binding(get: { room.position }, set: { room.position = $0 }))
    }
  }

  /// The points between a scroll view whose position is its end, and its end after it has grown.
  private func distanceFromEnd(on device: SimulatedDevice) async -> Double {
    let room = Room()
    let screen = SwiftUIScreen(on: device, Positioned(room: room))
    room.position.scrollTo(edge: .bottom)
    await device.pass(1)
    room.items = Array(0..<120)
    await device.pass(1)
    return screen.scrollView.simulation.legalOffsets.upperBound - screen.scrollView.contentOffset.y
  }

  @Test("S5c: a position that names an edge stays there when the content grows")
  func edgeSticks() async {
    await onDevice { device in #expect(isNear(await distanceFromEnd(on: device), 0)) }
  }

  @Test("S5c, alternative: a position that names an edge scrolls once")
  func edgeScrollsOnce() async {
    await onDevice(playing: .alternative, of: .edgePositions) { device in
      #expect(isNear(await distanceFromEnd(on: device), 1_000))
    }
  }

  @Test("S6b: the context of a phase has the geometry of the change, not of the report")
  func contextIsOfChange() async {
    await onDevice { device in
      var (lift, reported) = (0.0, 0.0)
      let screen = SwiftUIScreen(
        on: device,
        List { rows() }.onScrollPhaseChange { before, _, context in
          if before == .interacting { reported = context.geometry.contentOffset.y }
        })
      screen.finger.touch(screen.scrollView)
      screen.finger.drag(by: 200, over: 0.3)
      screen.finger.hold(for: 0.2)
      lift = screen.scrollView.contentOffset.y
      screen.finger.lift()
      await device.pass(0.2)
      #expect(lift < -100 && reported == lift)
    }
  }

  @Test("S13: a system refresh is cancelled when its list is removed")
  func refreshIsCancelled() async {
    await onDevice { device in
      let gate = Gate()
      let screen = SwiftUIScreen(on: device, List { rows() }.refreshable { await gate.pass() })
      screen.pull(by: 400)
      await device.pass(0.5)
      #expect(gate.begun == 1 && gate.cancelled == 0)
      screen.show(Text("other"))
      await device.pass(0.2)
      #expect(gate.cancelled == 1)
    }
  }

  /// The inset of a carousel in a row of a list with margins of 30 points.
  private func insetOfCarousel(on device: SimulatedDevice) -> Double? {
    let screen = SwiftUIScreen(
      on: device,
      List {
        ScrollView(.horizontal) { Text("carousel").frame(width: 900) }.frame(height: 100)
        rows()
      }
      .contentMargins(.top, 30, for: .scrollContent))
    return screen.all(UIScrollView.self).last.map { Double($0.contentInset.top) }
  }

  @Test("S17: content margins reach the scroll views in rows")
  func marginsReachRows() async {
    await onDevice { device in #expect(insetOfCarousel(on: device) == 30) }
  }

  @Test("S17, alternative: content margins end at the outer scroll view")
  func marginsEndAtList() async {
    await onDevice(playing: .alternative, of: .nestedMargins) { device in
      #expect(insetOfCarousel(on: device) == 0)
    }
  }

  private struct Counting: View {
    @ObservedObject var room: Room

    var body: some View {
      ScrollView { VStack { Text("\(room.count)").frame(height: 2_000 + Double(room.count)) } }
        .onScrollGeometryChange(for: Double.self, of: { $0.contentSize.height }) { _, _ in
          if room.count < 20 { room.count += 1 }
        }
    }
  }

  private func issuesOfLoop(on device: SimulatedDevice) async -> Int {
    _ = SwiftUIScreen(on: device, Counting(room: Room()))
    device.turn()
    return device.runtimeIssues.count
  }

  @Test("S18: state that geometry reports write several times per frame is an issue")
  func writesRepeat() async {
    await onDevice { device in #expect(await issuesOfLoop(on: device) > 0) }
  }

  @Test("S18, alternative: geometry reports may write state several times per frame")
  func writesMayRepeat() async {
    await onDevice(playing: .alternative, of: .writesInReports) { device in
      #expect(await issuesOfLoop(on: device) == 0)
    }
  }
}
