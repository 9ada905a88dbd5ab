import Foundation

/// The bytes of fuzzers that are worth running again: the shortest that reach a state, and those that
/// once broke an invariant.
public enum Corpus {
  /// The bytes that are kept of a target, a line of hexadecimal digits each; a line with `#` is a remark.
  ///
  /// - Parameter target: What the bytes are for.
  /// - Returns: The bytes, in the order of the file.
  /// - Throws: What reading the file throws.
  public static func bytes(of target: FuzzTarget) throws -> [[UInt8]] {
    let text = try String(contentsOf: file(of: target), encoding: .utf8)
    return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map(bytes)
  }

  /// Plays all that is kept of a target.
  ///
  /// - Parameter target: What is played.
  /// - Returns: How many there are, and what went wrong in those that break a invariant.
  /// - Throws: What reading the file throws.
  public static func play(_ target: FuzzTarget) throws -> (count: Int, faults: [String]) {
    let all = try bytes(of: target)
    return (all.count, all.compactMap(target.fault))
  }

  private static func file(of target: FuzzTarget) -> URL {
    URL(fileURLWithPath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()
      .appendingPathComponent("../Corpus/\(target.name).txt").standardized
  }

  /// Characters that are not digits count as 0.
  private static func bytes(_ line: Substring) -> [UInt8] {
    let digits = line.utf8.map { UInt8(Character(Unicode.Scalar($0)).hexDigitValue ?? 0) }
    return stride(from: 0, to: digits.count - 1, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
  }
}
