/// How often a page that fails is asked for again, and after which times.
///
/// The times grow, and are in part left to chance: many that failed at once should not come back at once.
public struct PageRetry: Sendable {
  /// How often a page is asked for again, at most; 0 or less is never.
  public var limit: Int
  /// The time before the first retry, in seconds.
  public var firstDelay: Double
  /// By how much each time is longer than the one before.
  public var growth = 2.0
  /// The longest time, in seconds.
  public var longestDelay = 30.0
  /// Which part of each time is left to chance, from 0 to 1.
  public var jitter = 0.5
  /// No retry begins later than so many seconds after the page was first asked for.
  public var timeLimit = Double.infinity
  /// Which errors are worth a retry; a cancellation never is, and never gets here.
  public var isWorthwhile: @Sendable (any Error) -> Bool

  /// Creates a policy.
  ///
  /// - Parameters:
  ///   - limit: How often a page is asked for again, at most.
  ///   - firstDelay: The time before the first retry, in seconds.
  ///   - isWorthwhile: Which errors are worth a retry.
  public init(
    upTo limit: Int, after firstDelay: Double = 1,
    where isWorthwhile: @escaping @Sendable (any Error) -> Bool = { _ in true }
  ) {
    self.limit = limit
    self.firstDelay = firstDelay
    self.isWorthwhile = isWorthwhile
  }

  /// A page that fails has failed.
  public static let never = PageRetry(upTo: 0)

  /// The time before a retry, in seconds.
  ///
  /// - Parameters:
  ///   - retry: Which one; 0 is the first.
  ///   - chance: A number from 0 up to 1, which says where within the jitter it falls.
  /// - Returns: The time: at most ``longestDelay``, and never less than 0, whatever the numbers are.
  public func delay(before retry: Int, chance: Double) -> Double {
    var delay = firstDelay
    for _ in 0..<max(0, retry) where delay < longestDelay { delay *= growth }
    let bounded = min(delay, longestDelay) * (1 - min(max(jitter, 0), 1) * chance)
    return bounded > 0 ? bounded : 0
  }
}
