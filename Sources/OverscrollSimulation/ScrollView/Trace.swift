#if !hasFeature(Embedded)
  import OverscrollCore

  /// What happened, in lines of text that can be compared and read.
  package struct Trace: Equatable, Sendable, CustomStringConvertible {
    /// A moment worth noting.
    package struct Line: Equatable, Sendable, CustomStringConvertible {
      /// The time, in seconds.
      package let time: Double
      /// The offset, in points.
      package let offset: Double
      /// What happened.
      package let note: String

      /// Creates a line.
      ///
      /// - Parameters:
      ///   - time: The time, in seconds.
      ///   - offset: The offset, in points.
      ///   - note: What happened.
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

    /// Notes something.
    ///
    /// - Parameters:
    ///   - note: What happened.
    ///   - view: The view, which tells the time and the offset.
    package mutating func record(_ note: String, of view: SimulatedScrollView) {
      lines.append(Line(time: view.now, offset: view.offset, note: note))
    }

    /// Notes a fact.
    ///
    /// - Parameters:
    ///   - event: The fact.
    ///   - view: The view, which tells the time, and the offset where the fact does not.
    package mutating func record(_ event: ScrollEvent, of view: SimulatedScrollView) {
      var offset = view.offset
      if case .scrolled(let to, _) = event { offset = to }
      lines.append(Line(time: view.now, offset: offset, note: event.description))
    }

    /// Drains the facts of a view and notes them.
    ///
    /// A fact that tells no offset gets the one that the view has come to, so drain after each step.
    ///
    /// - Parameter view: The view.
    package mutating func record(draining view: inout SimulatedScrollView) {
      for event in view.drainEvents() { record(event, of: view) }
    }

    /// The trace in words, a line a moment.
    package var description: String { lines.map(\.description).joined(separator: "\n") }

    /// A number with so many digits after the point; without Foundation.
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
