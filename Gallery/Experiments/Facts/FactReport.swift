import UIKit

/// The measured side of every row that needs no touch, as text.
@MainActor struct FactReport {
  /// A row and its measurement; nil if the system lacks the API.
  struct Line {
    let probe: FactProbe
    let reading: FactProbe.Reading?

    /// One line of the table: id, side, fact and figures, separated by tabs.
    var text: String {
      let side = reading?.side.rawValue ?? "unavailable"
      return [probe.id, side, probe.title, reading?.figures ?? "–"].joined(separator: "\t")
    }
  }

  let lines: [Line]

  /// Measures all rows in a scene; each row has separate windows.
  init(scene: UIWindowScene) {
    lines = FactProbe.all.map { probe in
      let stage = ProbeStage(scene: scene)
      defer { stage.close() }
      return Line(probe: probe, reading: probe.measure(stage))
    }
  }

  /// The table that `Development/Scripts/apple.sh` reads: one line per row, between two markers.
  var text: String {
    (["FACTS BEGIN"] + lines.map(\.text) + ["FACTS END"]).joined(separator: "\n")
  }
}
