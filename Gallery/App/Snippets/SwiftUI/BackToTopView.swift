#if canImport(SwiftUI) && canImport(UIKit)
  import OverscrollCore
  import OverscrollSwiftUI
  import OverscrollUIKit
  import SwiftUI

  // snippet: back-to-top
  struct BackToTopView: View {
    @StateObject private var model = FeedModel()

    var body: some View {
      List(model.rows, id: \.self) { Text($0) }
        .onPullToRefresh { model.show(try await model.feed.reload()) }
        .onLoadMore { model.append(try await model.feed.next()) }
        .overscrollBackToTop(after: .viewports(2))
    }
  }
// end
#endif
