#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  import OverscrollCore
  import SwiftUI

  /// A view whose list has a button that scrolls back to the top.
  struct BackToTopView<Content: View>: View {
    let content: Content
    let distance: OverscrollDistance
    var companion: AnyView?
    @State private var host = Companion()

    var body: some View {
      if let companion {
        OverscrolledView(content, .backToTop(distance, host))
          .overlay { CompanionLink(companion: companion, host: host).ignoresSafeArea() }
      } else {
        OverscrolledView(content, .backToTop(distance, nil))
      }
    }
  }
#endif
