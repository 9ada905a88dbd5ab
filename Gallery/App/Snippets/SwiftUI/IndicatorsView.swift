#if canImport(SwiftUI) && canImport(UIKit)
  import OverscrollCore
  import OverscrollSwiftUI
  import OverscrollUIKit
  import SwiftUI

  // snippet: indicators
  struct IndicatorsView: View {
    @StateObject private var model = FeedModel()

    var body: some View {
      List(model.rows, id: \.self) { Text($0) }
        // The others are .classic, .spinner, .ring, .text and .frames(…), or a view that you draw.
        .onPullToRefresh(indicator: .lines) {
          model.show(try await model.feed.reload())
        }
    }
  }
// end
#endif
