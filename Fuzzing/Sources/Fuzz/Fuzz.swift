import Foundation
import HostRigs
import InvariantRigs
import Page
import Scenarios

/// What the fuzzer is let loose on.
enum Fuzz {
  private static let targets: [FuzzTarget] = [.engine, .ledger, .host, pageTarget, scenarioTarget]

  /// The one that `FUZZ_TARGET` names, also in the processes that a fuzzer starts of itself.
  static let target: FuzzTarget = {
    let name = ProcessInfo.processInfo.environment["FUZZ_TARGET"]
    if let target = targets.first(where: { $0.name == name }) { return target }
    say("FUZZ_TARGET is one of \(targets.map(\.name).joined(separator: ", ")).")
    exit(2)
  }()

  static func say(_ line: String) { FileHandle.standardError.write(Data((line + "\n").utf8)) }
}

/// Plays bytes; says what is wrong and stops, so that the fuzzer keeps them.
@_cdecl("LLVMFuzzerTestOneInput")
public func play(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  guard let fault = Fuzz.target.fault(Array(UnsafeBufferPointer(start: bytes, count: count))) else {
    return 0
  }
  Fuzz.say("\(Fuzz.target.name): \(fault)")
  abort()
}
