#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  import OverscrollUIKit
  import SwiftUI
  import UIKit

  /// The values of a list's environment that affect its edges.
  struct StageSurroundings: Equatable {
    /// Whether a `refreshable` modifier outside responds to pulls at the top.
    var hasSystemRefresh = false
    /// Whether lines read from right to left.
    var isRightToLeft = false
  }

  /// Shows the indicators of a list on top of it.
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
