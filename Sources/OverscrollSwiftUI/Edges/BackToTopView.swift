#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  import OverscrollCore
  import SwiftUI

  /// What a view says of the button back to the top.
  @MainActor
  struct BackToTopSetup {
    let distance: OverscrollDistance
    /// Leads the list there, where the scroll view itself is not at hand.
    var lead: (@MainActor () -> Void)?
  }

  /// A view whose list has a button that leads back to the top.
  struct BackToTopView<Content: View>: View, OverscrollCarrier {
    static var isCarrier: Bool { true }

    let content: Content
    let distance: OverscrollDistance
    @Environment(\.overscrollWay) private var way

    var body: some View {
      if way == .geometry, #available(iOS 18, tvOS 18, visionOS 2, *) {
        LedView(content: content, distance: distance)
      } else {
        OverscrolledView(content, .backToTop(BackToTopSetup(distance: distance)))
      }
    }
  }

  /// A view whose list is led by a position.
  @available(iOS 18, tvOS 18, visionOS 2, *)
  private struct LedView<Content: View>: View {
    let content: Content
    let distance: OverscrollDistance
    @State private var position = ScrollPosition()

    var body: some View {
      OverscrolledView(
        content.scrollPosition($position),
        .backToTop(
          BackToTopSetup(distance: distance) { [$position] in
            $position.wrappedValue.scrollTo(edge: .top)
          }))
    }
  }
#endif
