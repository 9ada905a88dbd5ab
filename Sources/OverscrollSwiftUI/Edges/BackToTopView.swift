#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  import OverscrollCore
  import SwiftUI

  /// The description of the button that scrolls back to the top.
  @MainActor
  struct BackToTopSetup {
    let distance: OverscrollDistance
    /// The mover for scroll views whose UIKit view was not found.
    var mover: (any OffsetMover)?
    /// The view that makes room for the button; nil for none.
    var companion: Companion?
  }

  /// A view whose list has a button that scrolls back to the top.
  struct BackToTopView<Content: View>: View, OverscrollCarrier {
    static var isCarrier: Bool { true }

    let content: Content
    let distance: OverscrollDistance
    var companion: AnyView?
    @State private var host = Companion()
    @Environment(\.overscrollWay) private var way

    var body: some View {
      if let companion {
        list(BackToTopSetup(distance: distance, companion: host))
          .overlay { CompanionLink(companion: companion, host: host).ignoresSafeArea() }
      } else {
        list(BackToTopSetup(distance: distance))
      }
    }

    @ViewBuilder private func list(_ setup: BackToTopSetup) -> some View {
      if way == .reports, ScrollerKind(of: Content.self) == .scrollView,
        #available(iOS 18, tvOS 18, visionOS 2, *)
      {
        PositionedView(content: content, setup: setup)
      } else {
        OverscrolledView(content, .backToTop(setup))
      }
    }
  }

  /// A scroll view that is moved by its scroll position.
  @available(iOS 18, tvOS 18, visionOS 2, *)
  private struct PositionedView<Content: View>: View {
    let content: Content
    let setup: BackToTopSetup
    @State private var position = ScrollPosition()

    var body: some View {
      OverscrolledView(content.scrollPosition($position), .backToTop(moved))
    }

    private var moved: BackToTopSetup {
      var moved = setup
      moved.mover = PositionMover(position: $position)
      return moved
    }
  }
#endif
