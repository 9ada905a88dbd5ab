#if DEBUG && canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  import OverscrollCore
  import OverscrollUIKit
  import SwiftUI

  /// Each phase of a list's edges, for Xcode's canvas.
  struct EdgePreviews: PreviewProvider {
    /// The phases of the top and bottom edge, with their names.
    static let phases: [(name: String, phase: OverscrollPreview, edge: OverscrollEdge)] = [
      ("Pulling", .pulling(0.5), .top), ("Armed", .armed, .top),
      ("Refreshing", .refreshing, .top), ("Updated", .ended(.updated), .top),
      ("Failed", .failed, .top), ("Loading", .refreshing, .bottom), ("No more", .noMore, .bottom),
    ]

    static var previews: some View {
      ForEach(phases, id: \.name) { preview in
        list.overscrollPreview(preview.phase, at: preview.edge)
          .previewDisplayName(preview.name)
      }
    }

    private static var list: some View {
      List(0..<20, id: \.self) { Text("Row \($0)") }
        .onPullToRefresh {}
        .onLoadMore { .noMore }
    }
  }
#endif
