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
        // A completely visible list is always at its end, so only a pull loads more.
        .overscroll(edge: .bottom, trigger: .onRelease(past: 54)) {
          model.append(try await model.feed.next())
        }
    }
  }
// end
#endif
