#if canImport(SwiftUI) && canImport(UIKit)
  import OverscrollCore
  import OverscrollSwiftUI
  import OverscrollUIKit
  import SwiftUI

  // snippet: short
  struct ShortView: View {
    @StateObject private var model = FeedModel()

    var body: some View {
      List(model.rows, id: \.self) { Text($0) }
        .onPullToRefresh { model.show(try await model.feed.reload()) }
        // Past the end of a list that is all in sight: only a pull upwards is.
        .overscroll(edge: .bottom, trigger: .onRelease(past: 54)) {
          model.append(try await model.feed.next())
        }
    }
  }
// end
#endif
