#if canImport(SwiftUI) && canImport(UIKit)
  import OverscrollCore
  import OverscrollSwiftUI
  import OverscrollUIKit
  import SwiftUI

  // snippet: keyboard
  struct KeyboardView: View {
    @StateObject private var model = FeedModel()

    var body: some View {
      List(model.rows, id: \.self) { Text($0) }
        // SwiftUI moves the list above the keyboard; there is nothing to do.
        .onPullToRefresh { model.show(try await model.feed.reload()) }
    }
  }
// end
#endif
