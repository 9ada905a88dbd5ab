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
        .onPullToRefresh(trigger: .onPull(past: 80), indicator: .ring) {
          model.show(try await model.feed.reload())
        }
        .overscroll(edge: .bottom, trigger: .onTap, indicator: .classic) {
          model.append(try await model.feed.next())
        }
        .overscrollBackToTop()
        .overscrollConfiguration { $0.style = style }
        .overscrollConfiguration { $0.durations = durations }
    }

    private var durations: OverscrollDurations {
      var durations = OverscrollDurations()
      durations.expand = 0.5
      durations.collapse = 0.5
      durations.minimumVisible = 1
      durations.messageDuration = 2
      return durations
    }

    private var style: IndicatorStyle {
      IndicatorStyle(color: UIColor(red: 0.20, green: 0.40, blue: 0.60, alpha: 1))
    }
  }
// end
#endif
