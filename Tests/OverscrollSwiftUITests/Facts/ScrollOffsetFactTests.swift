import Combine
import HostRigs
import OverscrollSimulation
import SwiftUI
import Testing
@_spi(Simulation) import UIKit

@testable import OverscrollSwiftUI

/// S1, S2g, S6 and S9a: offsets, insets and lengths that the stand-in reports.
@MainActor
@Suite struct ScrollOffsetFactTests {
  private final class Log<Value> {
    var values: [Value] = []
  }

  private func rows(_ range: Range<Int> = 0..<100) -> some View {
    ForEach(range, id: \.self) { Text("\($0)").frame(height: 50) }
  }

  /// The last report of a list with margins of 30 points at the top.
  private func report(
    on device: SimulatedDevice, _ change: (SwiftUIScreen) -> Void = { _ in }
  ) -> ScrollGeometry? {
    let log = Log<ScrollGeometry>()
    let screen = SwiftUIScreen(
      on: device,
      List { rows() }.contentMargins(.top, 30, for: .scrollContent)
        .onScrollGeometryChange(for: ScrollGeometry.self, of: { $0 }) { log.values.append($1) })
    change(screen)
    return log.values.last
  }

  @Test("S1b: the container of a list excludes the insets")
  func listContainerExcludes() async {
    await onDevice { device in #expect(report(on: device)?.containerSize.height == 733) }
  }

  @Test("S1b, alternative: the container of a list includes the insets, that of a scroll view not")
  func listContainerIncludes() async {
    await onDevice(playing: .alternative, of: .listContainerSize) { device in
      #expect(report(on: device)?.containerSize.height == 844)
      let log = Log<Double>()
      _ = SwiftUIScreen(
        on: device,
        ScrollView { rows() }
          .onScrollGeometryChange(for: Double.self, of: { $0.containerSize.height }) {
            log.values.append($1)
          })
      #expect(log.values.last == 763)
    }
  }

  @Test("S1c: the visible rectangle is the whole visible box, and begins at the offset")
  func visibleBox() async {
    await onDevice { device in
      let geometry = report(on: device)
      #expect(geometry?.visibleRect.origin == geometry?.contentOffset)
      #expect(geometry?.visibleRect.size == CGSize(width: 390, height: 844))
    }
  }

  @Test("S1d: the offset is minus the top inset at rest, and lower in a pull")
  func restsAtInset() async {
    await onDevice { device in
      #expect(report(on: device)?.contentOffset.y == -77)
      let pulled = report(on: device) { screen in
        screen.finger.touch(screen.scrollView)
        screen.finger.drag(by: 150, over: 0.3)
      }
      #expect((pulled?.contentOffset.y ?? 0) < -120)
    }
  }

  @Test("S1e: the reported insets include the content margins")
  func marginsAreReported() async {
    await onDevice { device in #expect(report(on: device)?.contentInsets.top == 77) }
  }

  @Test("S1e, alternative: the reported insets exclude the content margins")
  func marginsAreNotReported() async {
    await onDevice(playing: .alternative, of: .reportedMargins) { device in
      let geometry = report(on: device)
      #expect(geometry?.contentInsets.top == 47 && geometry?.contentOffset.y == -77)
    }
  }

  /// The last reported offset of a row of 3,000 points that reads from right to left.
  private func offsetOfRow(on device: SimulatedDevice) -> Double? {
    device.layoutDirection = .rightToLeft
    let log = Log<Double>()
    _ = SwiftUIScreen(
      on: device,
      ScrollView(.horizontal) {
        LazyHStack { ForEach(0..<30) { Text("\($0)").frame(width: 100) } }
      }
      .onScrollGeometryChange(for: Double.self, of: { $0.contentOffset.x }) {
        log.values.append($1)
      })
    return log.values.last
  }

  @Test("S1f: right to left, the offset counts from the leading edge")
  func countsFromLeading() async {
    await onDevice(playing: .fact, of: .mirroredOffsets) { device in
      #expect((offsetOfRow(on: device) ?? 0) == 0)
    }
  }

  @Test("S1f, alternative: right to left, the offset counts from the left")
  func countsFromLeft() async {
    await onDevice { device in #expect(offsetOfRow(on: device) == 2_610) }
  }

  private final class Room: ObservableObject {
    var margin = 54.0 { willSet { objectWillChange.send() } }
    var items = Array(0..<100) { willSet { objectWillChange.send() } }
  }

  private struct RoomList: View {
    @ObservedObject var room: Room

    var body: some View {
      List(room.items, id: \.self) { Text("\($0)").frame(height: 50) }
        .contentMargins(.top, room.margin, for: .scrollContent)
    }
  }

  /// The offset of a list at rest, right after its inset shrinks by 54 points, and 1 s later.
  private func offsetsAfterShrinking(on device: SimulatedDevice) async -> [Double] {
    let room = Room()
    let screen = SwiftUIScreen(on: device, RoomList(room: room))
    room.margin = 0
    device.turn()
    let first = screen.scrollView.contentOffset.y
    await device.pass(1)
    return [first, screen.scrollView.contentOffset.y]
  }

  @Test("S2g: a list at its start follows an inset that shrinks at once")
  func shrinkingClamps() async {
    await onDevice { device in #expect(await offsetsAfterShrinking(on: device) == [-47, -47]) }
  }

  @Test("S2g, alternative: a list at its start moves to an inset that shrinks")
  func shrinkingMoves() async {
    await onDevice(playing: .alternative, of: .shrinkingInsets) { device in
      let offsets = await offsetsAfterShrinking(on: device)
      #expect(offsets[0] < -90 && isNear(offsets[1], -47), "\(offsets)")
    }
  }

  /// The phases after the system cancels a pull.
  private func phasesOfCancel(on device: SimulatedDevice) async -> [ScrollPhase] {
    let log = Log<ScrollPhase>()
    let screen = SwiftUIScreen(
      on: device, List { rows() }.onScrollPhaseChange { log.values.append($1) })
    screen.finger.touch(screen.scrollView)
    screen.finger.drag(by: 200, over: 0.3)
    screen.finger.cancel()
    await device.pass(3)
    return log.values.filter { $0 != .tracking }
  }

  @Test("S6d: a cancelled drag ends without a deceleration")
  func cancelEndsAtOnce() async {
    await onDevice { device in #expect(await phasesOfCancel(on: device) == [.interacting, .idle]) }
  }

  @Test("S6d, alternative: a cancelled drag ends with another phase")
  func cancelEndsLater() async {
    await onDevice(playing: .alternative, of: .cancelledDrags) { device in
      #expect(await phasesOfCancel(on: device) == [.interacting, .animating, .idle])
    }
  }

  /// The reports during 1 s of a fling.
  private func reportsOfFling(on device: SimulatedDevice) async -> Int {
    let log = Log<Double>()
    let screen = SwiftUIScreen(
      on: device,
      List { rows(0..<500) }
        .onScrollGeometryChange(for: Double.self, of: { $0.contentOffset.y }) {
          log.values.append($1)
        })
    screen.finger.touch(screen.scrollView)
    screen.finger.flick(velocity: -3_000)
    log.values = []
    await device.pass(1)
    return log.values.count
  }

  @Test("S6f: a fling is reported in each frame")
  func eachFrame() async {
    await onDevice { device in #expect(await reportsOfFling(on: device) >= 58) }
  }

  @Test("S6f, alternative: a fling is reported in every second frame")
  func everySecondFrame() async {
    await onDevice(playing: .alternative, of: .reportRate) { device in
      #expect((25...35).contains(await reportsOfFling(on: device)))
    }
  }

  /// The offsets after other code has written 1,000 points, and after each of two updates; between
  /// these it writes again.
  private func offsetsAfterUpdates(on device: SimulatedDevice) async -> [Double] {
    let room = Room()
    let screen = SwiftUIScreen(on: device, RoomList(room: room))
    await device.pass(0.1)
    var offsets: [Double] = []
    for number in 0..<2 {
      screen.scrollView.setContentOffset(CGPoint(x: 0, y: 1_000), animated: false)
      await device.pass(0.1)
      offsets.append(screen.scrollView.contentOffset.y)
      room.items += [500 + number]
      await device.pass(0.1)
      offsets.append(screen.scrollView.contentOffset.y)
    }
    return offsets
  }

  @Test("S9c: an update overwrites an offset that other code wrote, until it is written again")
  func offsetsAreOverwritten() async {
    await onDevice(playing: .fact, of: .foreignOffsets) { device in
      let offsets = await offsetsAfterUpdates(on: device)
      #expect(offsets == [1_000, -101, 1_000, 1_000], "\(offsets)")
    }
  }

  @Test("S9c, alternative: an offset that other code wrote stays")
  func offsetsStay() async {
    await onDevice { device in
      #expect(await offsetsAfterUpdates(on: device) == [1_000, 1_000, 1_000, 1_000])
    }
  }

  /// The distance by which a visible row moves when ten rows are inserted before it.
  private func shiftOfRow(on device: SimulatedDevice) async -> Double {
    let room = Room()
    let screen = SwiftUIScreen(on: device, RoomList(room: room))
    screen.scrollView.setContentOffset(CGPoint(x: 0, y: 1_000), animated: false)
    await device.pass(0.1)
    let before = screen.place(of: "25").minY
    room.items = Array(200..<210) + room.items
    await device.pass(0.2)
    let offset = screen.scrollView.contentOffset.y
    // If the row has moved out of the screen, its position follows from the offset.
    return 500 - (offset - 1_000) + (before.isFinite ? 0 : .nan)
  }

  @Test("S9a: rows that are inserted before the visible ones move these")
  func insertedRowsShift() async {
    await onDevice { device in #expect(await shiftOfRow(on: device) == 500) }
  }

  @Test("S9a, alternative: rows that are inserted before the visible ones leave these")
  func insertedRowsLeave() async {
    await onDevice(playing: .alternative, of: .insertedRows) { device in
      #expect(await shiftOfRow(on: device) == 0)
    }
  }
}
