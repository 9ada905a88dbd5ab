public import OverscrollCore

/// A picture of a sequence, identified by its number; the host has the pictures.
///
/// A host may have a sequence for each phase: one that follows the pull, one that plays while the
/// action runs, and one for the end of the list.
public struct IndicatorImage: Equatable, Sendable {
  /// The phase of the sequence.
  public var phase: OverscrollPhase
  /// The index in the sequence, from 0.
  public var frame: Int

  /// Creates the identifier of a picture.
  ///
  /// - Parameters:
  ///   - phase: The phase of the sequence.
  ///   - frame: The index in the sequence, from 0.
  public init(_ phase: OverscrollPhase, frame: Int) {
    self.phase = phase
    self.frame = frame
  }
}
