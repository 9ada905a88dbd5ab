#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  import OverscrollCore
  import SwiftUI

  /// The description of the button that scrolls back to the top.
  @MainActor
  struct BackToTopSetup {
    let distance: OverscrollDistance
    /// The mover for scroll views whose UIKit view was not found.
    var mover: (any OffsetMover)?
  }

  /// A view whose list has a button that scrolls back to the top.
  struct BackToTopView<Content: View>: View, OverscrollCarrier {
    static var isCarrier: Bool { true }

    let content: Content
    let distance: OverscrollDistance
    @Environment(\.overscrollWay) private var way

    var body: some View {
      if way == .reports, ScrollerKind(of: Content.self) == .scrollView,
        #available(iOS 18, tvOS 18, visionOS 2, *)
      {
        PositionedView(content: content, distance: distance)
      } else {
        OverscrolledView(content, .backToTop(BackToTopSetup(distance: distance)))
      }
    }
  }

  /// A scroll view that is moved by its scroll position.
  @available(iOS 18, tvOS 18, visionOS 2, *)
  private struct PositionedView<Content: View>: View {
    let content: Content
    let distance: OverscrollDistance
    @State private var position = ScrollPosition()

    var body: some View {
      OverscrolledView(
        content.scrollPosition($position),
        .backToTop(
          BackToTopSetup(distance: distance, mover: PositionMover(position: $position))))
    }
  }
#endif
