package import Foundation
public import OverscrollCore

/// The options of a paginator.
public struct PagingOptions: Sendable {
  /// The effect of a refresh on the pages that were loaded before.
  public enum Renewal: CaseIterable, Sendable {
    /// The first page replaces the list.
    case replace
    /// The known items stay behind the first page if it connects to them, and keep their cursor.
    ///
    /// The page connects if its last item is known, or its first item for previous pages. If there
    /// is a gap between the page and the known items, the first page replaces the list. Use this
    /// for lists in which items do not move: if another user has moved the page's first or last
    /// item, the known items between its old and its new place are missing until the next reset.
    case merge
  }

  /// The effect of a refresh on the pages that were loaded before.
  public var renewal = Renewal.replace
  /// The number of pages beyond which pages far from the reader are released; nil, the default, for
  /// no limit.
  ///
  /// When a page is loaded at one end of the list, the furthest pages at the other end are released,
  /// and that end loads them again. Released rows leave ``Paginator/items``; the paginator keeps only
  /// the requests of their pages. A page stays while it has a pending edit, while a load is in
  /// progress, and while it is near the visible rows of a bound list, so that there may be more
  /// pages for a time. A value below 2 is 2.
  public var maximumPages: Int?
  /// The valid ``maximumPages``.
  var pageLimit: Int? { maximumPages.map { max(2, $0) } }
  /// The policy for concurrent loads; the same type as for edges.
  package var concurrency = ConcurrentRunPolicy.refreshCancelsLoads
  /// The retries of failed pages; none by default.
  ///
  /// They apply to every load, and replace those of the controls of a bound list.
  public var retryPolicy = RetryPolicy.never
  /// The time after the first request beyond which no retry begins, in seconds; no limit by default.
  public var retryTimeLimit = Double.infinity
  /// Returns whether an error means that the request was cancelled and did not fail.
  ///
  /// By default `CancellationError`, `URLError.cancelled`, and an error whose underlying error is one of
  /// these. In a bound list, an error that counts as a cancellation at one of its edges is one here, too.
  public var isCancellation: @Sendable (any Error) -> Bool = { $0.isCancellation }
  /// The source of the time.
  package var clock: any PagingClock = SystemPagingClock()
  /// The source of the date of an update.
  package var date: @Sendable () -> Date = { Date() }
  /// The source of the jitter of retries.
  package var random: any RandomNumberGenerator & Sendable = SystemRandomNumberGenerator()

  /// Creates options with defaults that fit most lists.
  ///
  /// - Parameters:
  ///   - renewal: The effect of a refresh on the pages that were loaded before.
  ///   - retryPolicy: The retries of failed pages.
  public init(renewal: Renewal = .replace, retryPolicy: RetryPolicy = .never) {
    self.renewal = renewal
    self.retryPolicy = retryPolicy
  }
}
