import Foundation
import OverscrollCore
import Testing

/// The figures with which the gallery shows how other code changes the base inset.
@MainActor @Suite(.serialized) struct GalleryFigureTests {
  private struct Figures: Decodable {
    let base: Double
    let cycles: Int
    let writers: [Writer]
    let recorded: [Recorded]
  }

  private struct Writer: Decodable {
    let id: String
    let code: [String]
    let rows: [[Double]]
  }

  private struct Recorded: Decodable {
    struct Row: Decodable {
      let step: Int
      let inset: Double

      init(from decoder: any Decoder) throws {
        var cells = try decoder.unkeyedContainer()
        step = try cells.decode(Int.self)
        _ = try cells.decode(String.self)
        inset = try cells.decode(Double.self)
      }
    }

    let id: String
    let edge: String
    let rows: [Row]
  }

  private nonisolated static let root = URL(filePath: #filePath).resolvingSymlinksInPath()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private func figures() throws -> Figures {
    let file = Self.root.appending(path: "Gallery/catalog/keyboard.json")
    return try JSONDecoder().decode(Figures.self, from: Data(contentsOf: file))
  }

  /// The step of a line of code, such as `inset = saved + 60`.
  private func step(_ line: String) throws -> Scenario.Step {
    let words = line.replacing("−", with: "-").split(separator: " ").map(String.init)
    let value = Double(words.last ?? "") ?? 0
    func top(_ length: Double) -> PerEdge<Double?> {
      PerEdge(top: length, bottom: nil, leading: nil, trailing: nil)
    }
    switch words.prefix(3) {
    case ["begin()"]: return .begin(.top)
    case ["end()"]: return .end(.top)
    case ["saved", "=", "inset"]: return .saveContentInset
    case ["inset", "=", "saved"]:
      return .restoreContentInset(top(words.dropFirst(3).first == "-" ? -value : value))
    default:
      let change = try #require(words.dropFirst().first)
      return change == "="
        ? .contentInset(top(value)) : .addContentInset(top(change == "-=" ? -value : value))
    }
  }

  private func scenario(_ writer: Writer, _ figures: Figures) throws -> Scenario {
    let cycle = try writer.code.flatMap { try [step($0), .tick] }
    let steps = repeatElement(cycle, count: figures.cycles).joined()
    return Scenario(
      id: writer.id, viewport: PerAxis(vertical: 800, horizontal: 390),
      contentSize: PerAxis(vertical: 2000, horizontal: 390),
      contentInset: PerEdge(top: figures.base, bottom: 0, leading: 0, trailing: 0),
      systemInset: PerEdge(repeating: 0), window: true,
      components: [Scenario.Component(edge: .top, kind: .header)], steps: steps.map { ("", $0) })
  }

  @Test("The gallery's insets of other writers are those of the UIKit host")
  func insetsOfWritersAreThoseOfUIKitHost() throws {
    let figures = try figures()
    #expect(figures.writers.count == 5)
    for writer in figures.writers {
      let scenario = try scenario(writer, figures)
      let trace = Replay.play(scenario, on: UIKitReplayHost(scenario)).trace
      for (number, row) in writer.rows.enumerated() {
        // The trace begins before the first step, and each step has a tick.
        let shown = trace[2 * number + 2]
        #expect(abs(shown.contentInset.top - row[0]) < 0.006, "\(writer.id), row \(number)")
        #expect((shown.states["top"] == "refreshing") == (row[3] == 1), "\(writer.id), \(number)")
      }
    }
  }

  @Test("The gallery's insets of recorded scenarios are those of the UIKit host")
  func insetsOfRecordedScenariosAreThoseOfUIKitHost() throws {
    for recorded in try figures().recorded {
      let file = Self.root.appending(path: "Tests/Scenarios/mjrefresh/\(recorded.id).json")
      let scenario = try Scenario(path: file.path)
      let trace = Replay.play(scenario, on: UIKitReplayHost(scenario)).trace
      let edge = try #require(OverscrollEdge(side: recorded.edge))
      for row in recorded.rows {
        let inset = trace[row.step + 1].contentInset[edge]
        #expect(abs(inset - row.inset) < 0.006, "\(recorded.id), step \(row.step)")
      }
    }
  }
}
