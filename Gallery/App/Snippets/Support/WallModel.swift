#if canImport(SwiftUI) && canImport(UIKit)
  import Combine
  import OverscrollCore
  import OverscrollUIKit
  import SwiftUI

  /// A wall of tiles that grows at each edge.
  @MainActor
  final class WallModel: ObservableObject {
    private(set) var rows = 10 {
      willSet { objectWillChange.send() }
    }
    private(set) var columns = 6 {
      willSet { objectWillChange.send() }
    }

    /// Adds a row or column at an edge.
    func grow(at edge: OverscrollEdge) async -> RefreshResult {
      switch edge {
      case .top, .bottom: rows += 1
      case .leading, .trailing: columns += 1
      }
      return .updated
    }
  }

  /// The tiles of a wall.
  struct WallTiles: View {
    @ObservedObject var wall: WallModel

    var body: some View {
      VStack {
        ForEach(0..<wall.rows, id: \.self) { row in
          HStack {
            ForEach(0..<wall.columns, id: \.self) { column in
              Text("\(row * 100 + column)").frame(width: 112, height: 112)
            }
          }
        }
      }
    }
  }
#endif
