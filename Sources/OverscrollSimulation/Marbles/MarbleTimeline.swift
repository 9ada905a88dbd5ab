#if !hasFeature(Embedded)
  /// What happens when, read from a line of text: `"--dvvvu----e--"`.
  ///
  /// Every character is a tick of time, from left to right, a tenth of a second unless said otherwise:
  ///
  /// * `-` a tick in which nothing happens;
  /// * `=` ten of these;
  /// * a letter or sign of ``MarbleSymbol``: it happens at the beginning of its tick;
  /// * `(e+)` all of this happens at the beginning of one tick, in order;
  /// * spaces, tabs and line breaks take no time, and align lines under each other.
  ///
  /// It knows nothing of views and engines. What came out of them a ``MarbleRecorder`` writes in a
  /// line with the same ticks.
  package struct MarbleTimeline: Equatable, Sendable {
    /// Something that happens at a time.
    package struct Moment: Equatable, Sendable {
      /// The time since the beginning, in seconds.
      package let time: Double
      /// What happens.
      package let symbol: MarbleSymbol

      /// Creates a moment.
      ///
      /// - Parameters:
      ///   - time: The time since the beginning, in seconds.
      ///   - symbol: What happens.
      package init(time: Double, symbol: MarbleSymbol) {
        self.time = time
        self.symbol = symbol
      }
    }

    /// The length of a tick, in seconds.
    package let tick: Double
    /// What happens in each tick.
    package let ticks: [[MarbleSymbol]]

    /// Reads a line.
    ///
    /// - Parameters:
    ///   - text: The line, as the type describes.
    ///   - tick: The length of a tick, in seconds. What is no positive number counts as 0.1.
    /// - Throws: The first place at which the text is no timeline.
    package init(_ text: String, tick: Double = 0.1) throws(MarbleSyntaxError) {
      var parser = MarbleParser()
      for character in text { try parser.read(character) }
      ticks = try parser.finish()
      self.tick = tick.isFinite && tick > 0 ? tick : 0.1
    }

    /// How long it takes, in seconds: with the last tick.
    package var duration: Double { Double(ticks.count) * tick }

    /// What happens, in order.
    package var moments: [Moment] {
      ticks.indices.flatMap { index in
        ticks[index].map { Moment(time: Double(index) * tick, symbol: $0) }
      }
    }
  }
#endif
