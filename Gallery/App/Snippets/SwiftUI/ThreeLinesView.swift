#if canImport(SwiftUI) && canImport(UIKit)
  import OverscrollCore
  import OverscrollSwiftUI
  import OverscrollUIKit
  import SwiftUI

  // snippet: three-lines
  struct ThreeLinesView: View {
    @StateObject private var model = FeedModel()

    var body: some View {
      List(model.rows, id: \.self) { Text($0) }
        .onPullToRefresh(trigger: .onRelease(past: 52), indicator: .lines) {
          model.show(try await model.feed.reload())
        }
        .onLoadMore(within: .points(0), indicator: .spinner) {
          model.append(try await model.feed.next())
        }
    }
  }
// end
#endif
