/// The number of retries of a failed page, and the delays between them.
///
/// The delays grow and contain a random part, so that clients that failed together do not retry
/// together.
public struct PageRetry: Sendable {
  /// The maximum number of retries; 0 or less disables them.
  package var limit: Int
  /// The delay before the first retry, in seconds.
  package var firstDelay: Double
  /// The factor by which each delay exceeds the previous one.
  package var growth = 2.0
  /// The longest delay, in seconds.
  package var longestDelay = 30.0
  /// The random fraction of each delay, from 0 to 1.
  package var jitter = 0.5
  /// The time after the first request beyond which no retry begins, in seconds.
  public var timeLimit = Double.infinity
  /// Returns whether an error is worth a retry; not called for cancellations.
  package var isWorthwhile: @Sendable (any Error) -> Bool

  /// Creates a policy.
  ///
  /// - Parameters:
  ///   - limit: The maximum number of retries.
  ///   - firstDelay: The delay before the first retry, in seconds.
  ///   - isWorthwhile: Returns whether an error is worth a retry.
  public init(
    upTo limit: Int, after firstDelay: Double = 1,
    where isWorthwhile: @escaping @Sendable (any Error) -> Bool = { _ in true }
  ) {
    self.limit = limit
    self.firstDelay = firstDelay
    self.isWorthwhile = isWorthwhile
  }

  /// A policy without retries.
  public static let never = PageRetry(upTo: 0)

  /// The delay before a retry, in seconds.
  ///
  /// - Parameters:
  ///   - retry: The index of the retry, from 0.
  ///   - chance: A random number, at least 0 and less than 1, that selects the delay within the
  ///     jitter.
  /// - Returns: The delay, limited to the range from 0 to ``longestDelay`` even for invalid values.
  package func delay(before retry: Int, chance: Double) -> Double {
    var delay = firstDelay
    for _ in 0..<max(0, retry) where delay < longestDelay { delay *= growth }
    let bounded = min(delay, longestDelay) * (1 - min(max(jitter, 0), 1) * chance)
    return bounded > 0 ? bounded : 0
  }
}
