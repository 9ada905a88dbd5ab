#if canImport(SwiftUI) && canImport(UIKit)
  import OverscrollCore
  import OverscrollSwiftUI
  import OverscrollUIKit
  import SwiftUI

  // snippet: network
  struct NetworkView: View {
    @StateObject private var model = FeedModel()

    var body: some View {
      // An error that the closure throws is shown with its message and a retry button.
      List(model.rows, id: \.self) { Text($0) }
        .onPullToRefresh { model.show(try await model.feed.reload()) }
        .onLoadMore(within: .points(300), indicator: .classic) {
          model.append(try await model.feed.next())
        }
        .overscrollConfiguration { $0.durations = durations }
    }

    private var durations: OverscrollDurations {
      var durations = OverscrollDurations()
      durations.failureDuration = 6
      durations.timeout = 30
      return durations
    }
  }
// end
#endif
