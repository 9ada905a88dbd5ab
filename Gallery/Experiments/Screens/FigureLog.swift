import QuartzCore

/// The figures of one screen, in the order in which they were measured.
@MainActor final class FigureLog {
  /// One measurement.
  struct Line {
    /// The time since the screen was created, in seconds.
    let time: Double
    /// The measured quantity, in a word.
    let event: String
    /// The measured values.
    let figures: String
  }

  private(set) var lines: [Line] = []
  private let name: String
  private let begin = CACurrentMediaTime()

  /// Creates an empty log for a screen.
  init(_ name: String) { self.name = name }

  /// Adds a line, and prints it with columns separated by tabs.
  func note(_ event: String, _ figures: String = "") {
    let line = Line(time: CACurrentMediaTime() - begin, event: event, figures: figures)
    lines.append(line)
    let milliseconds = Int((line.time * 1_000).rounded())
    print("FIGURES", name, milliseconds, event, figures, separator: "\t")
  }

  /// The lines of an event.
  func lines(of event: String) -> [Line] { lines.filter { $0.event == event } }
}
