#if canImport(UIKit)
  import Foundation

  /// How often an action that throws is tried again before its run has failed, and after how long.
  ///
  /// All attempts are one run: the list goes on refreshing, what waits for its result waits on, and the
  /// timeout counts from the first one. A run that is given up tries nothing more, and a cancellation that is
  /// thrown is no failure. Without it a failure waits for somebody: a tap, a pull, or the app.
  public struct OverscrollRetries: Sendable {
    /// The longest pause, in seconds; beyond an hour nobody waits any more.
    private static let limit = 3_600.0

    private let count: Int
    private let first: Double
    private let longest: Double
    private let isWorthwhile: @Sendable (any Error) -> Bool

    /// The first failure counts, by default.
    public static let none = OverscrollRetries.backoff(0)

    /// Tries again after a pause that is twice as long each time.
    ///
    /// A number of attempts below 0 counts as 0; a pause that is negative, or no number, counts as 0, and
    /// one of more than an hour as an hour.
    ///
    /// - Parameters:
    ///   - count: How many times more, at most.
    ///   - first: The pause after the first failure, in seconds.
    ///   - longest: The longest pause, in seconds.
    ///   - isWorthwhile: Whether another attempt may help: not after an error that comes back, such as a
    ///     password that is wrong. Called on the main actor.
    /// - Returns: The rule.
    public static func backoff(
      _ count: Int, from first: Double = 1, upTo longest: Double = 30,
      where isWorthwhile: @escaping @Sendable (any Error) -> Bool = { _ in true }
    ) -> OverscrollRetries {
      OverscrollRetries(
        count: count, first: first, longest: longest, isWorthwhile: isWorthwhile)
    }

    /// The pause before the next attempt, in seconds; nil where there is none.
    func delay(after error: any Error, failures: Int) -> Double? {
      guard failures < count, isWorthwhile(error) else { return nil }
      return seconds(first * pow(2, Double(failures)), atMost: seconds(longest, atMost: Self.limit))
    }

    private func seconds(_ seconds: Double, atMost limit: Double) -> Double {
      seconds > 0 ? min(seconds, limit) : 0
    }
  }
#endif
