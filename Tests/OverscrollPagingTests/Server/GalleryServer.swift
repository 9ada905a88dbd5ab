import Foundation
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The gallery's server in a separate process, until the test releases it or ends.
final class GalleryServer: Sendable {
  let address: URL
  private let folder: URL
  /// The server runs until this pipe is closed.
  private let lifeline = Pipe()

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    // The server requires this file, although the tests do not load a page.
    try Data().write(to: folder.appendingPathComponent("overscroll.js"))
    let output = Pipe()
    let process = Self.process(serving: folder)
    process.standardInput = lifeline
    process.standardOutput = output
    // A process that reads the output of the tests must not wait for the server.
    process.standardError = FileHandle.nullDevice
    try process.run()
    let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
    let word = line.split(whereSeparator: \.isWhitespace).last.map(String.init)
    address = try #require(word.flatMap(URL.init(string:)), "The server says: \(line)")
  }

  deinit {
    try? lifeline.fileHandleForWriting.close()
    try? FileManager.default.removeItem(at: folder)
  }

  /// A shell that ends the server at the end of its input, even if the tests are interrupted.
  ///
  /// Signals do not suffice, because a child of a test has them blocked.
  private static func process(serving folder: URL) -> Process {
    var root = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
    for _ in 0..<4 { root.deleteLastPathComponent() }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments =
      ["-c", "python3 -B \"$@\" </dev/null & cat >/dev/null; kill -9 $!", "sh"]
      + [root.appendingPathComponent("Gallery/server").path, "--port", "0", "--quiet"]
      + ["--every", "99999999", "--package", folder.path]
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["TMPDIR": folder.path]) { $1 }
    return process
  }
}
