#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  import OverscrollCore
  import OverscrollUIKit
  import UIKit

  /// The user's permissions at the edges: to arm them by a pull, and to scroll while they run.
  @available(iOS 17, tvOS 17, visionOS 1, *)
  extension GeometryHost: ArmingClient {
    /// The stage has the opacity of the list.
    var isListTransparent: Bool { stage?.isTransparent == true }

    /// Keeps the user from scrolling while the engine wants it, and no longer.
    func freeze() {
      guard engine.isContentFrozen else { return freezer.release() }
      findScrollView()
      guard let scrollView else { return note(.noFreeze) }
      // The finger that this cancels has pulled the list, which would bounce past the open header.
      if !freezer.isFreezing, engine.extraInset(of: .top) > 0 { landing = Landing(edge: .top) }
      freezer.freeze(scrollView)
    }
  }
#endif
