import Testing
@_spi(Simulation) import UIKit

@testable import Experiments

/// The probes of the Experiments app, on a stand-in that simulates each side.
@MainActor @Suite struct FactProbeTests {
  /// Rows with two sides that a probe without a touch cannot measure.
  nonisolated private static let needTouch = DeviceFacts.Row.finger.union([
    .stretchingBars, .insetInBounce, .plainWrites, .endedNotification, .keyboard,
  ])

  /// The app has no SwiftUI screens, so it measures none of the rows S.
  nonisolated private static let measured = DeviceFacts.Row.allCases.filter {
    !needTouch.contains($0) && $0.rawValue.hasPrefix("U")
  }

  @Test("A probe reports which side of its row the system has", arguments: measured)
  func side(_ row: DeviceFacts.Row) throws {
    let probe = try #require(FactProbe.all.first { $0.id == row.rawValue })
    for side in DeviceFacts.Side.allCases {
      let reading = DeviceFacts.playing(side, of: row) {
        let stage = ProbeStage(scene: SimulatedDevice().scene)
        defer { stage.close() }
        return probe.measure(stage)
      }
      #expect(reading?.side.rawValue == side.rawValue, "\(reading?.figures ?? "none")")
    }
  }

  @Test("A probe of an uncontested row measures the fact")
  func uncontested() throws {
    let contested = Set(DeviceFacts.Row.allCases.map(\.rawValue))
    let probes = FactProbe.all.filter { !contested.contains($0.id) }
    #expect(Set(probes.map(\.id)) == ["U3", "U11", "U20", "U28"])
    for probe in probes {
      let device = SimulatedDevice()
      let stage = ProbeStage(scene: device.scene)
      let reading = probe.measure(stage)
      #expect(reading?.side == .fact, "\(probe.id): \(reading?.figures ?? "none")")
      stage.close()
    }
  }

  @Test("The report has one line of four columns per probe")
  func report() {
    let device = SimulatedDevice()
    let lines = FactReport(scene: device.scene).text.split(separator: "\n")
    #expect(lines.first == "FACTS BEGIN" && lines.last == "FACTS END")
    #expect(lines.count == FactProbe.all.count + 2)
    for line in lines.dropFirst().dropLast() {
      #expect(line.split(separator: "\t").count == 4)
    }
  }
}
