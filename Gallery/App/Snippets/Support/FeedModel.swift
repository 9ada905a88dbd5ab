#if canImport(SwiftUI) && canImport(UIKit)
  import Combine
  import OverscrollUIKit
  import SwiftUI

  /// The rows of the feed, as the SwiftUI demos show them.
  @MainActor
  final class FeedModel: ObservableObject {
    let feed = Feed()
    private var goOn: CheckedContinuation<Void, Never>?

    private(set) var rows: [String] = [] {
      willSet { objectWillChange.send() }
    }

    /// Puts a fresh page in the place of all rows.
    func show(_ page: Feed.Page) -> RefreshResult {
      let isNew = page.rows != rows
      rows = page.rows
      return isNew ? .updated : .unchanged
    }

    /// Puts the next page at the end.
    func append(_ page: Feed.Page) -> RefreshResult {
      rows += page.rows
      return .loaded(hasMore: page.hasMore)
    }

    /// Puts an older page at the start.
    func prepend(_ page: Feed.Page) -> RefreshResult {
      rows = page.rows.reversed() + rows
      return .loaded(hasMore: page.hasMore)
    }

    /// Waits until somebody says that it is enough.
    func waitForTheEnd() async {
      finish()
      await withCheckedContinuation { goOn = $0 }
    }

    /// Says so.
    func finish() {
      goOn?.resume()
      goOn = nil
    }
  }
#endif
