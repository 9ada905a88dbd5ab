#if canImport(SwiftUI) && canImport(UIKit)
  import OverscrollCore
  import OverscrollSwiftUI
  import OverscrollUIKit
  import SwiftUI

  // snippet: network
  struct NetworkView: View {
    @StateObject private var model = FeedModel()

    var body: some View {
      // What the closure throws is shown in its own words, with an offer to try again.
      List(model.rows, id: \.self) { Text($0) }
        .onPullToRefresh { model.show(try await model.feed.reload()) }
        .onLoadMore(within: .points(300), indicator: .classic) {
          model.append(try await model.feed.next())
        }
        .overscrollTimes(times)
    }

    private var times: OverscrollTimes {
      var times = OverscrollTimes()
      times.failureHold = 6
      times.timeout = 30
      return times
    }
  }
// end
#endif
