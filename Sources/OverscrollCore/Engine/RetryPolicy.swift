#if !hasFeature(Embedded)
  /// How often a failed action or page is tried again, and after which delays.
  ///
  /// ```swift
  /// tableView.overscroll.top?.retryPolicy = .backoff(count: 3)
  /// ```
  ///
  /// Each delay is twice as long as the one before. A paginator shortens each one by a random part,
  /// so that clients that failed together do not retry together. Cancellations are never retried.
  public struct RetryPolicy: Sendable {
    /// The upper limit of all delays, in seconds: one hour.
    private static let limit = 3_600.0

    /// The maximum number of retries; 0 or less disables them.
    package var count: Int
    /// The delay before the first retry, in seconds.
    package var firstDelay: Double
    /// The longest delay, in seconds.
    package var longestDelay: Double
    /// The factor by which each delay exceeds the previous one.
    package var growth = 2.0
    /// The random fraction of a paginator's delays, from 0 to 1.
    package var jitter = 0.5
    /// Returns whether a retry may help; not called for cancellations.
    package var isWorthwhile: @Sendable (any Error) -> Bool

    /// No retries.
    public static let never = RetryPolicy.backoff(count: 0)

    /// Retries with exponential backoff: each delay is twice as long as the one before.
    ///
    /// A delay that is negative or NaN is treated as 0, and one above an hour as an hour.
    ///
    /// - Parameters:
    ///   - count: The maximum number of retries.
    ///   - firstDelay: The delay after the first failure, in seconds.
    ///   - longestDelay: The longest delay, in seconds.
    ///   - isWorthwhile: Returns whether a retry may help; not after a wrong password, for example.
    ///     Called on the main actor.
    /// - Returns: The policy.
    public static func backoff(
      count: Int, firstDelay: Double = 1, longestDelay: Double = 30,
      where isWorthwhile: @escaping @Sendable (any Error) -> Bool = { _ in true }
    ) -> RetryPolicy {
      RetryPolicy(
        count: count, firstDelay: firstDelay, longestDelay: longestDelay,
        isWorthwhile: isWorthwhile)
    }

    /// The delay before the next attempt.
    ///
    /// - Parameters:
    ///   - error: The error of the last attempt.
    ///   - failures: The number of failures before it.
    ///   - chance: A random number, at least 0 and less than 1, that shortens the delay within the
    ///     jitter.
    /// - Returns: The delay in seconds; nil if no attempt follows.
    package func delay(after error: any Error, failures: Int, chance: Double = 0) -> Double? {
      guard failures < count, isWorthwhile(error) else { return nil }
      return delay(before: failures, chance: chance)
    }

    /// The delay before a retry, in seconds: from 0 to an hour even for invalid values.
    package func delay(before retry: Int, chance: Double) -> Double {
      let longest = bounded(longestDelay, Self.limit)
      var delay = firstDelay
      // The loop ends after few steps, because delays grow or stay the same.
      for _ in 0..<min(max(0, retry), 64) where delay < longest { delay *= growth }
      return bounded(bounded(delay, longest) * (1 - min(max(jitter, 0), 1) * chance), longest)
    }

    private func bounded(_ seconds: Double, _ limit: Double) -> Double {
      seconds > 0 ? min(seconds, limit) : 0
    }
  }
#endif
