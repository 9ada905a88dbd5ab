#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  import SwiftUI

  /// Moves a scroll view to its top by SwiftUI's `scrollPosition`, which lists ignore (`Facts.md`, S5a).
  @available(iOS 18, tvOS 18, visionOS 2, *)
  @MainActor
  struct PositionMover: OffsetMover {
    let position: Binding<ScrollPosition>

    func move(to offset: Double, animated isAnimated: Bool) {
      withAnimation(isAnimated ? .easeOut(duration: 0.4) : nil) {
        position.wrappedValue.scrollTo(edge: .top)
      }
    }

    /// A position that names an edge would stay there when the content changes (`Facts.md`, S5c).
    func release() { position.wrappedValue = ScrollPosition() }
  }
#endif
