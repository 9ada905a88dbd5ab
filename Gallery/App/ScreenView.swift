#if canImport(SwiftUI) && canImport(UIKit)
  import SwiftUI
  import UIKit

  /// A UIKit screen inside SwiftUI views; the coordinator keeps it.
  struct ScreenView: UIViewRepresentable {
    let id: String

    func makeCoordinator() -> UIViewController {
      DemoScreens.screen(of: id) ?? UIViewController()
    }

    func makeUIView(context: Context) -> UIView { context.coordinator.view }

    func updateUIView(_ uiView: UIView, context: Context) {}
  }
#endif
