#if !hasFeature(Embedded)
  import OverscrollCore

  /// A record of events, as lines of text that can be compared and read.
  package struct Trace: Equatable, Sendable, CustomStringConvertible {
    /// An entry of a trace.
    package struct Line: Equatable, Sendable, CustomStringConvertible {
      /// The time, in seconds.
      package let time: Double
      /// The offset, in points.
      package let offset: Double
      /// The description of the event.
      package let note: String

      /// Creates a line.
      ///
      /// - Parameters:
      ///   - time: The time, in seconds.
      ///   - offset: The offset, in points.
      ///   - note: The description of the event.
      package init(time: Double, offset: Double, note: String) {
        self.time = time
        self.offset = offset
        self.note = note
      }

      /// The time to a millisecond, the offset to a hundredth of a point, and the note.
      package var description: String {
        "\(Trace.fixed(time, digits: 3)) \(Trace.fixed(offset, digits: 2)) \(note)"
      }
    }

    /// The lines, in order.
    package private(set) var lines: [Line] = []

    /// Creates an empty trace.
    package init() {}

    /// Adds a note.
    ///
    /// - Parameters:
    ///   - note: The text of the note.
    ///   - view: The view, which provides the time and the offset.
    package mutating func record(_ note: String, of view: SimulatedScrollView) {
      lines.append(Line(time: view.now, offset: view.offset, note: note))
    }

    /// Adds an event.
    ///
    /// - Parameters:
    ///   - event: The event.
    ///   - view: The view, which provides the time, and the offset if the event has none.
    package mutating func record(_ event: ScrollEvent, of view: SimulatedScrollView) {
      var offset = view.offset
      if case .scrolled(let to, _) = event { offset = to }
      lines.append(Line(time: view.now, offset: offset, note: event.description))
    }

    /// Drains the events of a view and adds them.
    ///
    /// An event without an offset gets the view's present offset, so drain after each step.
    ///
    /// - Parameter view: The view.
    package mutating func record(draining view: inout SimulatedScrollView) {
      for event in view.drainEvents() { record(event, of: view) }
    }

    /// The trace as text, with one line per entry.
    package var description: String { lines.map(\.description).joined(separator: "\n") }

    /// Formats a number with a fixed number of decimals, without Foundation.
    static func fixed(_ number: Double, digits: Int) -> String {
      var scale = 1
      for _ in 0..<digits { scale *= 10 }
      let scaled = Elementary.nearestInteger(number * Double(scale))
      guard abs(scaled) < 1e15 else { return "\(number)" }
      let units = Int(abs(scaled))
      let fraction = String(units % scale)
      let zeros = String(repeating: "0", count: digits - fraction.count)
      return "\(scaled < 0 ? "-" : "")\(units / scale).\(zeros)\(fraction)"
    }
  }
#endif
