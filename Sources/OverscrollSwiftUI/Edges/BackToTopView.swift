#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  import OverscrollCore
  import SwiftUI

  /// The description of the button that scrolls back to the top.
  @MainActor
  struct BackToTopSetup {
    let distance: OverscrollDistance
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

    var body: some View {
      if let companion {
        list(BackToTopSetup(distance: distance, companion: host))
          .overlay { CompanionLink(companion: companion, host: host).ignoresSafeArea() }
      } else {
        list(BackToTopSetup(distance: distance))
      }
    }

    private func list(_ setup: BackToTopSetup) -> some View {
      OverscrolledView(content, .backToTop(setup))
    }
  }
#endif
