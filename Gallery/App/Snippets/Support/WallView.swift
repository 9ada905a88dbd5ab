#if canImport(UIKit)
  import OverscrollCore
  import OverscrollUIKit
  import UIKit

  /// A wall of tiles that is larger than the screen along both axes, and grows at each edge.
  final class WallView: UIScrollView {
    private static let tile = 120.0
    private(set) var lines = (rows: 10, columns: 6)

    override init(frame: CGRect) {
      super.init(frame: frame)
      measure()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    /// Adds a row or column at an edge.
    func grow(at edge: OverscrollEdge) async -> RefreshResult {
      switch edge {
      case .top, .bottom: lines.rows += 1
      case .leading, .trailing: lines.columns += 1
      }
      measure()
      return .updated
    }

    private func measure() {
      contentSize = CGSize(
        width: Self.tile * Double(lines.columns), height: Self.tile * Double(lines.rows))
    }
  }
#endif
