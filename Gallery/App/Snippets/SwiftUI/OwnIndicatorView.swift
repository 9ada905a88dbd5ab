#if canImport(SwiftUI) && canImport(UIKit)
  import OverscrollCore
  import OverscrollIndicators
  import OverscrollSwiftUI
  import SwiftUI

  // snippet: own-indicator
  struct OwnIndicatorView: View {
    @StateObject private var model = FeedModel()

    var body: some View {
      List(model.rows, id: \.self) { Text($0) }
        .overscroll(edge: .top) {
          model.show(try await model.feed.reload())
        } indicator: { state in
          // Any view; the state has the phase, the progress and the time.
          Text(state.isRunning ? "☀️" : state.progress < 1 ? "🌙" : "🌅")
        }
    }
  }
// end
#endif
