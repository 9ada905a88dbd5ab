#if canImport(SwiftUI) && canImport(UIKit)
  import OverscrollCore
  import OverscrollSwiftUI
  import OverscrollUIKit
  import SwiftUI

  // snippet: headers
  struct HeadersView: View {
    @StateObject private var model = FeedModel()

    var body: some View {
      // Pinned headers need no code.
      List(model.rows, id: \.self) { Text($0) }
        .onPullToRefresh { model.show(try await model.feed.reload()) }
        .onLoadMore(within: .points(300)) {
          model.append(try await model.feed.next())
        }
    }
  }
// end
#endif
