import Foundation

/// The limits of counts; committed, so that a change appears in the review.
public struct Limits {
  private let file: String
  private let most: [String: Double]
  /// Whether a limit was exceeded.
  public private(set) var isWorse = false

  /// Reads the limits from a file of the folder `Thresholds`.
  public init(_ file: String) throws {
    self.file = "Thresholds/\(file)"
    most = try JSONDecoder().decode([String: Double].self, from: Thresholds.data(of: file))
  }

  /// Prints a message if a count exceeds its limit; without an entry in the file the limit is 0.
  ///
  /// - Parameters:
  ///   - count: The count; nil if it is not available.
  ///   - name: Its name in the file.
  public mutating func check(_ count: Double?, _ name: String) {
    guard let count, count > most[name] ?? 0 else { return }
    isWorse = true
    print("  \(name): \(count) is more than \(file) allows")
  }
}
