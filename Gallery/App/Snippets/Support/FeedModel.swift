#if canImport(SwiftUI) && canImport(UIKit)
  import Combine
  import OverscrollCore
  import OverscrollUIKit
  import SwiftUI

  /// The rows of the feed in the SwiftUI demos.
  @MainActor
  final class FeedModel: ObservableObject {
    let feed = Feed()
    private var goOn: CheckedContinuation<Void, Never>?

    private(set) var rows: [String] = [] {
      willSet { objectWillChange.send() }
    }

    /// Shows a new page instead of all rows.
    func show(_ page: Feed.Page) -> RefreshResult {
      let isNew = page.rows != rows
      rows = page.rows
      return isNew ? .updated : .unchanged
    }

    /// Appends the next page.
    func append(_ page: Feed.Page) -> RefreshResult {
      rows += page.rows
      return .loaded(hasMore: page.hasMore)
    }

    /// Inserts an older page at the start.
    func prepend(_ page: Feed.Page) -> RefreshResult {
      rows = page.rows.reversed() + rows
      return .loaded(hasMore: page.hasMore)
    }

    /// Waits until `finish()` is called.
    func waitForTheEnd() async {
      finish()
      await withCheckedContinuation { goOn = $0 }
    }

    /// Resumes the call that waits.
    func finish() {
      goOn?.resume()
      goOn = nil
    }
  }
#endif
