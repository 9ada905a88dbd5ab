#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  import OverscrollUIKit
  import SwiftUI
  import UIKit

  /// The environment of a list, as far as it matters for its edges.
  struct StageSurroundings: Equatable {
    /// Whether a `refreshable` outside responds to pulls at the top.
    var hasSystemRefresh = false
    /// Whether lines read from right to left.
    var isRightToLeft = false
  }

  /// Shows the indicators of a list over it.
  @available(iOS 17, tvOS 17, visionOS 1, *)
  struct StageLink: UIViewRepresentable {
    let host: GeometryHost
    let surroundings: StageSurroundings

    func makeUIView(context: Context) -> StageView {
      var stage: StageView?
      host.describing { stage = StageView(of: host) }
      return stage ?? StageView(of: host)
    }

    func updateUIView(_ view: StageView, context: Context) { host.update(surroundings) }
  }
#endif
