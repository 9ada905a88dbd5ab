import EngineStorms

// Prints the hash of an engine's states after each given number of random events: natively as a
// command, in WebAssembly as an export. Both have to print the same.

/// The seed of the tests' reference.
var seed: UInt64 { 20_261_120 }

#if hasFeature(Embedded)
  /// The hash after a number of events.
  @_cdecl("hash_after") @_expose(wasm, "hash_after")
  public func hashAfter(_ count: Int32) -> UInt64 {
    DeterminismProbe.hash(after: Int(count), seed: seed)
  }
#else
  for argument in CommandLine.arguments.dropFirst() {
    guard let count = Int(argument), count >= 0 else {
      print("overscroll-probe: \(argument) is not a number of events")
      continue
    }
    let hash = DeterminismProbe.hash(after: count, seed: seed)
    print(count, hash)
  }
#endif
