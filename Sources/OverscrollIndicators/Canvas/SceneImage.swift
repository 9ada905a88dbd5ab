public import OverscrollCore

/// A picture of a sequence by its number; the pictures themselves stay with the host.
///
/// A host may have a sequence for each phase: one that follows the pull, one that plays while the action
/// runs, one that says that there is no more.
public struct SceneImage: Equatable, Sendable {
  /// The phase whose sequence it is of.
  public var phase: OverscrollPhase
  /// Its number in the sequence; the first one is 0.
  public var frame: Int

  /// Creates the name of a picture.
  ///
  /// - Parameters:
  ///   - phase: The phase whose sequence it is of.
  ///   - frame: Its number in the sequence; the first one is 0.
  public init(_ phase: OverscrollPhase, frame: Int) {
    self.phase = phase
    self.frame = frame
  }
}
