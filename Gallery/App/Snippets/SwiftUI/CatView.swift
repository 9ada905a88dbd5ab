#if canImport(SwiftUI) && canImport(UIKit)
  import Foundation
  import OverscrollCore
  import OverscrollSwiftUI
  import OverscrollUIKit
  import SwiftUI

  // snippet: cat
  struct CatView: View {
    @StateObject private var model = FeedModel()
    private let cat = OverscrollIndicator.frames(
      pulling: .gif(at: Bundle.main.bundleURL.appendingPathComponent("cat-pull.gif")),
      refreshing: .gif(at: Bundle.main.bundleURL.appendingPathComponent("cat-run.gif")))

    var body: some View {
      List(model.rows, id: \.self) { Text($0) }
        .onPullToRefresh(indicator: cat) { model.show(try await model.feed.reload()) }
        .overscroll(edge: .bottom, trigger: .onRelease(past: 44), indicator: cat) {
          model.append(try await model.feed.next())
        }
    }
  }
// end
#endif
