#if canImport(SwiftUI) && canImport(UIKit)
  import OverscrollCore
  import OverscrollSwiftUI
  import OverscrollUIKit
  import SwiftUI

  // snippet: chat
  struct ChatView: View {
    @StateObject private var model = FeedModel()

    var body: some View {
      List(model.rows, id: \.self) { Text($0) }
        // Older messages are inserted above. SwiftUI moves the visible ones (iOS 15 to 26); UIKit
        // lists keep them.
        .overscroll(edge: .top, for: .load, trigger: .within(.points(300)), indicator: .spinner) {
          model.prepend(try await model.feed.next())
        }
    }
  }
// end
#endif
