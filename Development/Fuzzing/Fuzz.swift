import Foundation
import HostRigs
import InvariantRigs
import PageRigs

/// The parts of the library that the fuzzer can run.
enum Fuzz {
  private static let targets: [FuzzTarget] = [.engine, .ledger, .host, .page]

  /// The target that the environment variable `FUZZ_TARGET` names; a fuzzer's own processes inherit it.
  static let target: FuzzTarget = {
    let name = ProcessInfo.processInfo.environment["FUZZ_TARGET"]
    if let target = targets.first(where: { $0.name == name }) { return target }
    say("FUZZ_TARGET is one of \(targets.map(\.name).joined(separator: ", ")).")
    exit(2)
  }()

  static func say(_ line: String) { FileHandle.standardError.write(Data((line + "\n").utf8)) }
}

/// Plays bytes; prints a failure and aborts, so that the fuzzer keeps the bytes.
@_cdecl("LLVMFuzzerTestOneInput")
public func play(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  guard let fault = Fuzz.target.fault(Array(UnsafeBufferPointer(start: bytes, count: count))) else {
    return 0
  }
  Fuzz.say("\(Fuzz.target.name): \(fault)")
  abort()
}
