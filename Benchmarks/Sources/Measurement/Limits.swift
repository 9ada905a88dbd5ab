import Foundation

/// The most that counts may be; committed, so that a change for the worse shows up in review.
public struct Limits {
  private let file: String
  private let most: [String: Double]
  /// Whether something was more than allowed.
  public private(set) var isWorse = false

  /// Reads them from a file of the folder `Thresholds`.
  public init(_ file: String) throws {
    self.file = "Thresholds/\(file)"
    most = try JSONDecoder().decode([String: Double].self, from: Thresholds.data(of: file))
  }

  /// Says where a count is more than it may be; one that the file does not know may be nothing at all.
  ///
  /// - Parameters:
  ///   - count: The count; nil where it can not be had.
  ///   - name: What it is called in the file.
  public mutating func evaluateTriggers(_ count: Double?, _ name: String) {
    guard let count, count > most[name] ?? 0 else { return }
    isWorse = true
    print("  \(name): \(count) is more than \(file) allows")
  }
}
