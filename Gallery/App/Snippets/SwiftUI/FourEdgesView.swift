#if canImport(SwiftUI) && canImport(UIKit)
  import OverscrollCore
  import OverscrollSwiftUI
  import OverscrollUIKit
  import SwiftUI

  // snippet: four-edges
  struct FourEdgesView: View {
    @StateObject private var wall = WallModel()

    var body: some View {
      ScrollView([.vertical, .horizontal]) { WallTiles(wall: wall) }
        .onPullToRefresh { await wall.grow(at: .top) }
        .overscroll(edge: .bottom, trigger: .onRelease(past: 54)) { await wall.grow(at: .bottom) }
        .overscroll(edge: .leading, trigger: .onRelease(past: 32)) { await wall.grow(at: .leading) }
        .overscroll(edge: .trailing, trigger: .onRelease(past: 32)) {
          await wall.grow(at: .trailing)
        }
    }
  }
// end
#endif
