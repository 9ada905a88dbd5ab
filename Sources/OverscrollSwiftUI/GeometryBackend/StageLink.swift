#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  import OverscrollUIKit
  import SwiftUI
  import UIKit

  /// What the views around a list say that counts for its edges.
  struct StageSurroundings: Equatable {
    /// Whether a `refreshable` outside pulls at the top.
    var hasSystemRefresh = false
    /// Whether lines are read from right to left.
    var isRightToLeft = false
  }

  /// What lies over a list and shows its indicators.
  @available(iOS 18, tvOS 18, visionOS 2, *)
  struct StageLink: UIViewRepresentable {
    let host: GeometryHost
    let surroundings: StageSurroundings

    func makeUIView(context: Context) -> StageView { StageView(of: host) }

    func updateUIView(_ view: StageView, context: Context) { host.surround(surroundings) }
  }
#endif
