#if canImport(SwiftUI) && canImport(UIKit)
  import OverscrollCore
  import OverscrollSwiftUI
  import OverscrollTexts
  import OverscrollUIKit
  import SwiftUI

  // snippet: everyone
  struct EveryoneView: View {
    @StateObject private var model = FeedModel()

    var body: some View {
      List(model.rows, id: \.self) { Text($0) }
        // Language, direction, text size, appearance and reduced motion follow the system.
        .onPullToRefresh { model.show(try await model.feed.reload()) }
        .onLoadMore { model.append(try await model.feed.next()) }
        .overscrollIndicator(.classic)
        // The app can replace the texts.
        .overscrollConfiguration { $0.texts[.refreshing] = "Looking for news…" }
    }
  }
// end
#endif
