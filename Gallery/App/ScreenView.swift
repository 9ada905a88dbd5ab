#if canImport(SwiftUI) && canImport(UIKit)
  import SwiftUI
  import UIKit

  /// A screen of UIKit's among views of SwiftUI's; what keeps it is the coordinator.
  struct ScreenView: UIViewRepresentable {
    let id: String

    func makeCoordinator() -> UIViewController {
      DemoScreens.screen(of: id) ?? UIViewController()
    }

    func makeUIView(context: Context) -> UIView { context.coordinator.view }

    func updateUIView(_ uiView: UIView, context: Context) {}
  }
#endif
