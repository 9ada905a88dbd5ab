#if !hasFeature(Embedded)
  /// Timed events, parsed from a line of text: `"--dvvvu----e--"`.
  ///
  /// Every character is a tick, from left to right; a tick lasts 0.1 s by default:
  ///
  /// * `-` a tick in which nothing happens;
  /// * `=` ten of these;
  /// * a letter or sign of ``MarbleSymbol``: the event happens at the beginning of its tick;
  /// * `(e+)` all events of the group happen at the beginning of one tick, in order;
  /// * spaces, tabs and line breaks take no time, and align lines under each other.
  ///
  /// The timeline does not depend on a view or an engine. A ``MarbleRecorder`` writes the resulting
  /// phases in a line with the same ticks.
  package struct MarbleTimeline: Equatable, Sendable {
    /// An event with its time.
    package struct Moment: Equatable, Sendable {
      /// The time since the beginning, in seconds.
      package let time: Double
      /// The event.
      package let symbol: MarbleSymbol

      /// Creates a moment.
      ///
      /// - Parameters:
      ///   - time: The time since the beginning, in seconds.
      ///   - symbol: The event.
      package init(time: Double, symbol: MarbleSymbol) {
        self.time = time
        self.symbol = symbol
      }
    }

    /// The length of a tick, in seconds.
    package let tick: Double
    /// The events of each tick.
    package let ticks: [[MarbleSymbol]]

    /// Parses a line.
    ///
    /// - Parameters:
    ///   - text: The line, in the syntax that ``MarbleTimeline`` describes.
    ///   - tick: The length of a tick, in seconds. Values that are not finite and positive count as
    ///     0.1.
    /// - Throws: The first syntax error.
    package init(_ text: String, tick: Double = 0.1) throws(MarbleSyntaxError) {
      var parser = MarbleParser()
      for character in text { try parser.read(character) }
      ticks = try parser.finish()
      self.tick = tick.isFinite && tick > 0 ? tick : 0.1
    }

    /// The duration including the last tick, in seconds.
    package var duration: Double { Double(ticks.count) * tick }

    /// The events, in order.
    package var moments: [Moment] {
      ticks.indices.flatMap { index in
        ticks[index].map { Moment(time: Double(index) * tick, symbol: $0) }
      }
    }
  }
#endif
