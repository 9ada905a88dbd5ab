#if !hasFeature(Embedded)
  package import OverscrollCore

  /// A line of text that records a phase at each tick: `"iippaarrrreei"`.
  ///
  /// Its ticks align with those of the ``MarbleTimeline`` above it. Each phase is written as the
  /// first letter of its name: `i`dle, `p`ulling, `a`rmed, `w`aiting, `r`efreshing, `e`nding,
  /// `n`oMore, `f`ailed.
  package struct MarbleRecorder: Equatable, Sendable, CustomStringConvertible {
    /// The length of a tick, in seconds.
    package let tick: Double
    /// The time at which the line begins, in seconds.
    package let start: Double
    private var characters: [Character] = []

    /// Creates an empty line.
    ///
    /// - Parameters:
    ///   - tick: The length of a tick, in seconds. Values that are not finite and positive count as
    ///     0.1.
    ///   - start: The time at which the line begins, in seconds.
    package init(tick: Double = 0.1, start: Double = 0) {
      self.tick = tick.isFinite && tick > 0 ? tick : 0.1
      self.start = start.isFinite ? start : 0
    }

    /// The line.
    package var description: String { String(characters) }

    /// Records a character at a time.
    ///
    /// The last character that is recorded in a tick counts, and is repeated until the next one.
    /// Before the first one the line has spaces. A time before the tick of the last record counts
    /// as that tick.
    ///
    /// - Parameters:
    ///   - character: The character.
    ///   - time: The time, in seconds. Times that are not finite or lie before the start are
    ///     ignored.
    package mutating func record(_ character: Character, at time: Double) {
      guard time.isFinite, time >= start - tick * Self.tolerance else { return }
      let index = max(index(of: time), characters.count - 1)
      while characters.count <= index { characters.append(characters.last ?? " ") }
      characters[index] = character
    }

    /// Records a phase at a time, as the first letter of its name.
    ///
    /// - Parameters:
    ///   - phase: The phase.
    ///   - time: The time, in seconds.
    package mutating func record(_ phase: OverscrollPhase, at time: Double) {
      record("\(phase)".first ?? "?", at: time)
    }

    /// Rounding errors of a sum of ticks must not move a moment to the previous tick.
    private static let tolerance = 1e-6

    /// The index of a time's tick, at most 999,999.
    private func index(of time: Double) -> Int {
      Int(min((time - start) / tick + Self.tolerance, 999_999))
    }
  }
#endif
