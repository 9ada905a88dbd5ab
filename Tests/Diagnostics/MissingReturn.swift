// A load-more action of several statements that returns nothing; see Development/Scripts/check.sh.
import OverscrollCore
import OverscrollUIKit
import UIKit

@MainActor
func statementsWithoutResult(_ list: UIScrollView, _ load: @escaping () async throws -> Bool) {
  list.overscroll.bottom = .loadMore {
    let hasMore = try await load()
    print(hasMore)
    // expected-error@+1 {{missing return in closure expected to return 'RefreshResult'}}
  }
}
