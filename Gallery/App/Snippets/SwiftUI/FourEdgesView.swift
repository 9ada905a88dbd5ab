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
        .overscroll(.top) { await wall.grow(at: .top) }
        .overscroll(.bottom, trigger: .onRelease(past: 54)) { await wall.grow(at: .bottom) }
        .overscroll(.leading, trigger: .onRelease(past: 32)) { await wall.grow(at: .leading) }
        .overscroll(.trailing, trigger: .onRelease(past: 32)) { await wall.grow(at: .trailing) }
    }
  }
// end
#endif
