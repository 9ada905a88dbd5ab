#if canImport(SwiftUI) && canImport(UIKit)
  import OverscrollCore
  import OverscrollSwiftUI
  import OverscrollUIKit
  import SwiftUI

  // snippet: timeline
  struct TimelineScreen: View {
    @StateObject private var model = FeedModel()

    var body: some View {
      // SwiftUI keeps the place of rows itself, and pins headers without code.
      List(model.rows, id: \.self) { Text($0) }
        .onPullToRefresh { model.show(try await model.feed.reload()) }
        .onLoadMore(within: .points(300)) {
          model.append(try await model.feed.next())
        }
    }
  }
// end
#endif
