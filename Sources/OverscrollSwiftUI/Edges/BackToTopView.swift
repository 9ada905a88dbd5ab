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
          .overlay {
            ViewLink { [host] in
              CompanionCorner(host)
            } update: { [host] view, environment in
              host.show(companion, in: environment)
              view.isRightToLeft = environment.layoutDirection == .rightToLeft
              view.setNeedsLayout()
            }
            .ignoresSafeArea()
          }
      } else {
        OverscrolledView(content, .backToTop(distance, nil))
      }
    }
  }
#endif
