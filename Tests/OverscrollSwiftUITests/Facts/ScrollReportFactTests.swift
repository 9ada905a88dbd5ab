import Combine
import HostRigs
import SwiftUI
import Testing
@_spi(Simulation) import UIKit

@testable import OverscrollSwiftUI

/// S1, S6, S7, S8, S22: the reports of the stand-in's scroll views.
@MainActor
@Suite struct ScrollReportFactTests {
  private typealias Reports = Log<ScrollGeometry>

  private final class Log<Value> {
    var values: [Value] = []
  }

  private func list(_ reports: Reports) -> some View {
    List(0..<100, id: \.self) { Text("\($0)").frame(height: 50) }
      .onScrollGeometryChange(for: ScrollGeometry.self, of: { $0 }) { reports.values.append($1) }
  }

  private func reportsOfList(on device: SimulatedDevice) -> [ScrollGeometry] {
    let reports = Reports()
    _ = SwiftUIScreen(on: device, list(reports))
    return reports.values
  }

  @Test("S1a: the container excludes the insets, and the visible rectangle includes them")
  func containerExcludes() async {
    await onDevice { device in
      let geometry = reportsOfList(on: device).last
      #expect(geometry?.containerSize.height == 763)
      #expect(geometry?.visibleRect.height == 844)
    }
  }

  @Test("S1a, alternative: the container includes the insets")
  func containerIncludes() async {
    await onDevice(playing: .alternative, of: .containerSize) { device in
      let geometry = reportsOfList(on: device).last
      #expect(geometry?.containerSize.height == 844)
      #expect(geometry?.visibleRect.height == 844)
    }
  }

  @Test("S22: the first report has the offset 0")
  func firstIsZero() async {
    await onDevice { device in
      #expect(reportsOfList(on: device).map(\.contentOffset.y) == [0, -47])
    }
  }

  @Test("S22, alternative: the first report has the real offset")
  func firstIsReal() async {
    await onDevice(playing: .alternative, of: .firstReport) { device in
      #expect(reportsOfList(on: device).map(\.contentOffset.y) == [-47])
    }
  }

  /// The reports around the lift of a pull: offsets, and nil for the end of `.interacting`.
  private func reportsOfLift(on device: SimulatedDevice) async -> [Double?] {
    let log = Log<Double?>()
    let screen = SwiftUIScreen(
      on: device,
      List(0..<100, id: \.self) { Text("\($0)").frame(height: 50) }
        .onScrollPhaseChange { before, _, context in
          guard before == .interacting else { return }
          log.values.append(nil)
          log.values.append(context.geometry.contentOffset.y)
        }
        .onScrollGeometryChange(for: Double.self, of: { $0.contentOffset.y }) {
          log.values.append($1)
        })
    screen.finger.touch(screen.scrollView)
    screen.finger.drag(by: 200, over: 0.3)
    screen.finger.hold(for: 0.15)
    let count = log.values.count
    screen.finger.lift()
    await device.pass(0.1)
    return [log.values[count - 1]] + log.values[count...]
  }

  @Test("S6b: a phase is reported after the next offset, with the geometry of the change")
  func phaseIsLate() async {
    await onDevice { device in
      let reports = await reportsOfLift(on: device)
      #expect(reports[1] != nil && reports[2] == nil)
      #expect(reports[3] == reports[0])
    }
  }

  @Test("S6b, alternative: a phase is reported before the next offset")
  func phaseIsEarly() async {
    await onDevice(playing: .alternative, of: .reportOrder) { device in
      let reports = await reportsOfLift(on: device)
      #expect(reports[1] == nil && reports[2] == reports[0])
    }
  }

  @Test("S7a: only the first scroll view reports, and a second one is an issue")
  func firstScrollView() async {
    await onDevice { device in
      let reports = Reports()
      let row = ScrollView(.horizontal) { Text("row").frame(width: 900) }
      _ = SwiftUIScreen(
        on: device,
        VStack {
          row.frame(height: 100)
          List(0..<100, id: \.self) { Text("\($0)").frame(height: 50) }
        }
        .onScrollGeometryChange(for: ScrollGeometry.self, of: { $0 }) { reports.values.append($1) })
      #expect(reports.values.allSatisfy { $0.contentSize.width == 900 })
      #expect(device.runtimeIssues.count == 1)
    }
  }

  /// The lengths that are reported during a fling of a lazy list of 15,000 points.
  private func lengthsOfFling(on device: SimulatedDevice) -> Set<Double> {
    let log = Log<Double>()
    let screen = SwiftUIScreen(
      on: device,
      List(0..<300, id: \.self) { Text("\($0)").frame(height: 50) }
        .onScrollGeometryChange(for: Double.self, of: { $0.contentSize.height }) {
          log.values.append($1)
        })
    screen.flick(-4_000)
    return Set(log.values)
  }

  @Test("S8: the length of a lazy list is an estimate that jumps in a fling")
  func lengthsAreEstimates() async {
    await onDevice(playing: .fact, of: .lazyLengths) { device in
      let lengths = lengthsOfFling(on: device)
      #expect(lengths.contains { $0 < 9_000 } && lengths.contains { $0 > 18_000 })
    }
  }

  @Test("S8, alternative: the length of a lazy list is exact")
  func lengthsAreExact() async {
    await onDevice { device in
      #expect(lengthsOfFling(on: device) == [15_000])
    }
  }

  @Test("S8: rows of different lengths are laid out one after another, and lengthen the list")
  func unevenRows() async {
    await onDevice { device in
      let screen = SwiftUIScreen(
        on: device,
        List(0..<100, id: \.self) { Text("\($0)").frame(height: $0 % 2 == 0 ? 30 : 70) })
      let places = (0..<4).map { screen.place(of: "\($0)").midY - 47 }
      #expect(places == [15, 65, 115, 165], "\(places)")
      // Rows that were never visible have the length of the first one.
      let first = screen.scrollView.contentSize.height
      #expect(first < 5_000 && first > 3_000)
      for _ in 0..<8 { screen.flick(-6_000) }
      #expect(screen.scrollView.contentSize.height > first)
      #expect(isNear(screen.place(of: "99").midY, 844 - 34 - 35), "\(screen.place(of: "99"))")
    }
  }
}
