#if canImport(SwiftUI) && canImport(UIKit)
  import OverscrollCore
  import OverscrollSwiftUI
  import OverscrollUIKit
  import SwiftUI

  // snippet: carousel
  struct CarouselView: View {
    @StateObject private var model = FeedModel()

    var body: some View {
      ScrollView(.horizontal) {
        LazyHStack { ForEach(model.rows, id: \.self) { Text($0) } }
      }
      // In right-to-left layouts the edges are mirrored automatically.
      .overscroll(edge: .leading, trigger: .onRelease(past: 40)) {
        model.show(try await model.feed.reload())
      }
      .overscroll(edge: .trailing, trigger: .onRelease(past: 48)) {
        model.append(try await model.feed.next())
      }
      .overscrollIndicator(.spinner)
    }
  }
// end
#endif
