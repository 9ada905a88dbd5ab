/// A part of the library that a fuzzer can run.
public struct FuzzTarget: Sendable {
  /// The name of the target, and of its folder in the corpus.
  public let name: String
  /// Runs any bytes, and returns the first failure; nil without one.
  public let fault: @Sendable ([UInt8]) -> String?

  /// Creates a target.
  public init(_ name: String, fault: @escaping @Sendable ([UInt8]) -> String?) {
    self.name = name
    self.fault = fault
  }

  /// The engine, from its options until it is idle.
  public static let engine = FuzzTarget("engine", fault: EngineScript.fault)
  /// The books of an inset.
  public static let ledger = FuzzTarget("ledger", fault: LedgerScript.fault)
}
