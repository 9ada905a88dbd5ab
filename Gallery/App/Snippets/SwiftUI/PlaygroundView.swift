#if canImport(SwiftUI) && canImport(UIKit)
  import OverscrollCore
  import OverscrollSwiftUI
  import OverscrollUIKit
  import SwiftUI

  // snippet: playground
  struct PlaygroundView: View {
    @StateObject private var model = FeedModel()

    var body: some View {
      List(model.rows, id: \.self) { Text($0) }
        .onPullToRefresh(trigger: .onReach(past: 80), indicator: .ring) {
          model.show(try await model.feed.reload())
        }
        .overscroll(edge: .bottom, trigger: .onTap, indicator: .classic) {
          model.append(try await model.feed.next())
        }
        .overscrollBackToTop()
        .overscrollConfiguration { $0.times = times }
    }

    private var times: OverscrollTimes {
      var times = OverscrollTimes()
      times.expand = 0.5
      times.collapse = 0.5
      times.minimumVisible = 1
      times.messageHold = 2
      return times
    }
  }
// end
#endif
