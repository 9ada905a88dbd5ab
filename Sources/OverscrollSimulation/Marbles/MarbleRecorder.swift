#if !hasFeature(Embedded)
  package import OverscrollCore

  /// A line of text that tells where something stood at each tick: `"iippaarrrreei"`.
  ///
  /// It stands under the ``MarbleTimeline`` that was played, tick under tick. A phase is written as
  /// the first letter of its name: `i`dle, `p`ulling, `a`rmed, `w`aiting, `r`efreshing, `e`nding,
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
    ///   - tick: The length of a tick, in seconds. What is no positive number counts as 0.1.
    ///   - start: The time at which the line begins, in seconds.
    package init(tick: Double = 0.1, start: Double = 0) {
      self.tick = tick.isFinite && tick > 0 ? tick : 0.1
      self.start = start.isFinite ? start : 0
    }

    /// The line.
    package var description: String { String(characters) }

    /// Notes a character at a time.
    ///
    /// The last note of a tick counts, and holds until the next one; before the first note the line
    /// has spaces. A time before the last note's tick is noted in that tick.
    ///
    /// - Parameters:
    ///   - character: The character.
    ///   - time: The time, in seconds. What is not finite, and what lies before the start, is not
    ///     noted.
    package mutating func record(_ character: Character, at time: Double) {
      guard time.isFinite, time >= start - tick * Self.tolerance else { return }
      let index = max(index(of: time), characters.count - 1)
      while characters.count <= index { characters.append(characters.last ?? " ") }
      characters[index] = character
    }

    /// Notes a phase at a time, as the first letter of its name.
    ///
    /// - Parameters:
    ///   - phase: The phase.
    ///   - time: The time, in seconds.
    package mutating func record(_ phase: OverscrollPhase, at time: Double) {
      record("\(phase)".first ?? "?", at: time)
    }

    /// A moment belongs to the tick that it begins even where sums of ticks fall short of it.
    private static let tolerance = 1e-6

    /// The tick of a time; one that no line reaches counts as the first million's last.
    private func index(of time: Double) -> Int {
      Int(min((time - start) / tick + Self.tolerance, 999_999))
    }
  }
#endif
