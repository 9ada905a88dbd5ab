#if canImport(UIKit) && !os(watchOS)
  import Foundation

  /// How often an action that throws is retried before its run fails, and after which delays.
  ///
  /// ```swift
  /// tableView.overscroll.top?.retries = .backoff(3)
  /// ```
  ///
  /// All attempts belong to one run: the list keeps refreshing, and the timeout counts from the first attempt.
  /// A cancelled run is not retried. Without retries, a failed run is only repeated by the user or by your code.
  public struct OverscrollRetries: Sendable {
    /// The longest delay, in seconds: one hour.
    private static let limit = 3_600.0

    private let count: Int
    private let first: Double
    private let longest: Double
    private let isWorthwhile: @Sendable (any Error) -> Bool

    /// No retries.
    public static let none = OverscrollRetries.backoff(0)

    /// Retries with exponential backoff: each delay is twice as long as the one before.
    ///
    /// A negative count counts as 0. A delay that is negative or NaN counts as 0, and one above an hour as an
    /// hour.
    ///
    /// - Parameters:
    ///   - count: The number of retries.
    ///   - first: The delay after the first failure, in seconds.
    ///   - longest: The longest delay, in seconds.
    ///   - isWorthwhile: Returns whether a retry may help; not after a wrong password, for example. Called on
    ///     the main actor.
    /// - Returns: The retries.
    public static func backoff(
      _ count: Int, from first: Double = 1, upTo longest: Double = 30,
      where isWorthwhile: @escaping @Sendable (any Error) -> Bool = { _ in true }
    ) -> OverscrollRetries {
      OverscrollRetries(
        count: count, first: first, longest: longest, isWorthwhile: isWorthwhile)
    }

    /// The delay before the next attempt, in seconds; nil if no attempt follows.
    func delay(after error: any Error, failures: Int) -> Double? {
      guard failures < count, isWorthwhile(error) else { return nil }
      return seconds(first * pow(2, Double(failures)), atMost: seconds(longest, atMost: Self.limit))
    }

    private func seconds(_ seconds: Double, atMost limit: Double) -> Double {
      seconds > 0 ? min(seconds, limit) : 0
    }
  }
#endif
