package import OverscrollCore
package import OverscrollIndicators

/// The sizes and delays of the picture sequences that a drawing uses.
package struct RecordedPictures: Equatable, Sendable {
  /// The pictures of one phase, all of one size.
  package struct Sequence: Equatable, Sendable {
    /// The size of each picture, in points.
    package var size: IndicatorSize
    /// The time that each picture is shown, in seconds.
    package var delays: [Double]

    /// Creates a sequence.
    ///
    /// - Parameters:
    ///   - size: The size of each picture, in points.
    ///   - delays: The time that each picture is shown, in seconds.
    package init(size: IndicatorSize, delays: [Double]) {
      self.size = size
      self.delays = delays
    }
  }

  private var sequences: [OverscrollPhase: Sequence] = [:]

  /// Creates an empty collection.
  package init() {}

  /// The sequence of a phase; an empty one by default.
  ///
  /// - Parameter phase: The phase.
  package subscript(phase: OverscrollPhase) -> Sequence {
    get { sequences[phase] ?? Sequence(size: IndicatorSize(width: 0, height: 0), delays: []) }
    set { sequences[phase] = newValue }
  }

  /// Whether a picture exists.
  package func has(_ image: IndicatorImage) -> Bool {
    self[image.phase].delays.indices.contains(image.frame)
  }

  /// The size of a picture, in points; zero if there is no such picture.
  package func size(of image: IndicatorImage) -> IndicatorSize {
    has(image) ? self[image.phase].size : IndicatorSize(width: 0, height: 0)
  }

  /// The time that a picture is shown, in seconds; 0 if there is no such picture.
  package func delay(of image: IndicatorImage) -> Double {
    has(image) ? self[image.phase].delays[image.frame] : 0
  }
}
