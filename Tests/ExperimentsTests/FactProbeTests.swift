import Testing
@_spi(Simulation) import UIKit

@testable import Experiments

/// The probes of the Experiments app, on a stand-in that simulates each side.
@MainActor @Suite struct FactProbeTests {
  /// Rows with two sides that a probe without a touch cannot measure.
  nonisolated private static let needTouch = DeviceFacts.Row.finger.union([
    .stretchingBars, .insetInBounce, .plainWrites, .keyboard, .sheets, .pages,
  ])

  /// The rows of SwiftUI that a view shows as soon as it is laid out; screens of the app log figures
  /// for the others.
  nonisolated private static let laidOut: Set<DeviceFacts.Row> = [
    .externalInsets, .listViews, .contentRefresh,
  ]

  nonisolated private static let measured = DeviceFacts.Row.allCases.filter {
    $0.rawValue.hasPrefix("U") ? !needTouch.contains($0) : laidOut.contains($0)
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
    #expect(
      Set(probes.map(\.id)) == [
        "U2b", "U3", "U4", "U6a", "U10", "U11", "U20", "U28", "S2a", "S3a", "S5b",
      ])
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
