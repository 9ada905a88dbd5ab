#if canImport(SwiftUI) && canImport(UIKit)
  import OverscrollCore
  import OverscrollIndicators
  import OverscrollSwiftUI
  import OverscrollUIKit
  import SwiftUI

  // snippet: by-hand
  struct ByHandView: View {
    @StateObject private var model = FeedModel()
    @State private var isRefreshing = false

    var body: some View {
      VStack {
        Button(action: { isRefreshing = true }, label: { Text("Begin") })
        Button(action: { model.finish() }, label: { Text("End") })
        List(model.rows, id: \.self) { Text($0) }
          .overscroll(edge: .top, isRefreshing: $isRefreshing) {
            await model.waitForTheEnd()
            return .updated
          } indicator: { state in
            Text(state.phase == .refreshing ? "Refreshing…" : "↓ Pull to refresh")
          }
      }
    }
  }
// end
#endif
