public import OverscrollCore

/// How a paginator behaves.
public struct PagingOptions: Sendable {
  /// What a refresh does with the pages that were loaded before.
  public enum Renewal: CaseIterable, Sendable {
    /// The list begins anew with the first page.
    case replace
    /// What is known stays behind a first page that leads up to it, and keeps its cursor.
    ///
    /// It does where the last item of the page is known, or the first one for what lies before. Where there is
    /// a gap between the page and what is known, the list begins anew. For lists in which items do not
    /// change places.
    case merge
  }

  /// What a refresh does with the pages that were loaded before.
  public var renewal = Renewal.replace
  /// What a refresh means for pages that are being loaded, and these for each other; the same as at the edges.
  public var overlap = OverlapPolicy.refreshWins
  /// How often a page that fails is asked for again; by default never.
  public var retry = PageRetry.never
  /// Which errors mean that the request was given up, and did not fail.
  ///
  /// `URLError.cancelled` is one, for apps that cancel requests of a session themselves.
  public var isCancellation: @Sendable (any Error) -> Bool = { $0 is CancellationError }
  /// The source of the time.
  package var clock: any PagingClock = SystemPagingClock()
  /// The source of the jitter of retries.
  package var random: any RandomNumberGenerator & Sendable = SystemRandomNumberGenerator()

  /// Creates the options that fit most lists.
  ///
  /// - Parameters:
  ///   - renewal: What a refresh does with the pages that were loaded before.
  ///   - retry: How often a page that fails is asked for again.
  public init(renewal: Renewal = .replace, retry: PageRetry = .never) {
    self.renewal = renewal
    self.retry = retry
  }
}
