import Combine
import HostRigs
import OverscrollCore
import OverscrollSimulation
@_spi(Simulation) import SwiftUI
import Testing
@_spi(Simulation) import UIKit

@testable import OverscrollSwiftUI
@testable import OverscrollUIKit

/// The requested extra inset while it opens and closes.
@MainActor
@Suite struct CurveTests {
  /// A written inset, and the value of the engine's curve at that time.
  private struct Write {
    let time, value, curve: Double
  }

  /// Writes of the inset at the top: ``CarriedInsets`` announces each before it is made.
  @MainActor private final class Recorder {
    private(set) var times: [Double] = []
    private(set) var writes: [Write] = []
    private let host: GeometryHost

    init(_ host: GeometryHost, on device: SimulatedDevice) {
      self.host = host
      host.carried.objectWillChange.listeners[ObjectIdentifier(self)] = { [weak self] in
        MainActor.assumeIsolated { self?.times.append(device.now) }
      }
    }

    /// Notes the inset at the end of a frame.
    func note(at time: Double) {
      let value = host.carried.values.top
      guard value != writes.last?.value else { return }
      writes.append(
        Write(time: time, value: value, curve: host.carried.motions.top.value(at: time)))
    }

    var values: [Double] { writes.map(\.value) }
  }

  private func record(
    _ device: SimulatedDevice, _ recorder: Recorder, frames: Int
  ) async {
    for _ in 0..<frames {
      await device.pass(1 / 60)
      recorder.note(at: device.now)
    }
  }

  private func list(_ gate: Gate) -> some View {
    List(0..<40, id: \.self) { Text("\($0)").frame(height: 50) }
      .onPullToRefresh { await gate.pass() }
  }

  @Test(
    "The inset follows the engine's curve, with at most one write per frame and none in an update",
    arguments: DeviceFacts.Side.allCases)
  func curve(_ side: DeviceFacts.Side) async throws {
    try await onDevice(playing: side, of: .safeAreaPadding) { device in
      let gate = Gate()
      let screen = SwiftUIScreen(.reports, on: device, list(gate))
      await device.settle()
      let host = try #require(screen.all(StageView.self).first?.host)
      let recorder = Recorder(host, on: device)
      // Begun at rest, the inset opens over time; after a pull, it is there at once.
      _ = host.runs.begin(at: .top, revealing: true)
      await record(device, recorder, frames: 60)
      #expect(recorder.values.last == 54 && recorder.writes.count >= 8)
      #expect(recorder.values == recorder.values.sorted())
      let opened = recorder.writes.count
      gate.open()
      await record(device, recorder, frames: 90)
      let closing = recorder.values.dropFirst(opened)
      #expect(closing.last == 0 && closing.count >= 8)
      #expect(Array(closing) == closing.sorted(by: >))
      // The inset is rounded to pixels, and a frame is at most 1/60 s late.
      for write in recorder.writes {
        #expect(abs(write.value - write.curve) < 0.17 + 1e-9, "\(write)")
      }
      #expect(Set(recorder.times).count == recorder.times.count, "\(recorder.times)")
      #expect(device.runtimeIssues == [])
    }
  }
}
