/// The identity of one run from trigger to rest.
///
/// An end that names another run than the running one is ignored, so a late answer can not end
/// somebody else's run. Unique within an engine.
public struct RunID: Equatable, Hashable, Sendable {
  /// The number of the run; the first one is 1.
  public let number: UInt32

  /// Creates the identity from its number, as a host gets it back from outside.
  ///
  /// - Parameter number: The number of the run.
  public init(number: UInt32) { self.number = number }
}
