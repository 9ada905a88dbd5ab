// A load-more action of several statements that returns nothing; see Scripts/check-diagnostics.py.
import OverscrollCore
import OverscrollUIKit
import UIKit

@MainActor
func statementsWithoutResult(_ list: UIScrollView, _ load: @escaping () async throws -> Bool) {
  list.overscroll.bottom = .loadMore {
    let hasMore = try await load()
    print(hasMore)
    // error: missing return in closure expected to return 'RefreshResult'
  }
}
