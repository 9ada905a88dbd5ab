#if canImport(SwiftUI) && canImport(UIKit)
  import SwiftUI
  import UIKit

  /// The screens of the demos in UIKit and SwiftUI, by the ids of the catalog.
  @MainActor
  enum DemoScreens {
    /// The screen of a demo in UIKit; nil if there is no such demo.
    static func screen(of demo: String) -> UIViewController? {
      switch demo {
      case "feed": FeedDemo(style: .plain)
      case "classic": ClassicDemo(style: .plain)
      case "back-to-top": BackToTopDemo(style: .plain)
      case "four-edges": FourEdgesDemo()
      case "carousel": CarouselDemo()
      case "chat": ChatDemo(style: .plain)
      case "network": NetworkDemo(style: .plain)
      case "short": ShortDemo(style: .plain)
      case "timeline": TimelineDemo(style: .plain)
      case "keyboard": KeyboardDemo(style: .plain)
      case "by-hand": ByHandDemo(style: .plain)
      case "indicators": IndicatorsDemo(style: .plain)
      case "cat": CatDemo(style: .plain)
      case "own-indicator": OwnIndicatorDemo(style: .plain)
      case "everyone": EveryoneDemo(style: .plain)
      case "playground": PlaygroundDemo(style: .plain)
      default: nil
      }
    }

    /// The view of a demo in SwiftUI; an empty view if there is no such demo.
    static func view(of demo: String) -> AnyView {
      switch demo {
      case "feed": AnyView(FeedView())
      case "classic": AnyView(ClassicView())
      case "back-to-top": AnyView(BackToTopView())
      case "four-edges": AnyView(FourEdgesView())
      case "carousel": AnyView(CarouselView())
      case "chat": AnyView(ChatView())
      case "network": AnyView(NetworkView())
      case "short": AnyView(ShortView())
      case "timeline": AnyView(TimelineScreen())
      case "keyboard": AnyView(KeyboardView())
      case "by-hand": AnyView(ByHandView())
      case "indicators": AnyView(IndicatorsView())
      case "cat": AnyView(CatView())
      case "own-indicator": AnyView(OwnIndicatorView())
      case "everyone": AnyView(EveryoneView())
      case "playground": AnyView(PlaygroundView())
      default: AnyView(EmptyView())
      }
    }
  }
#endif
