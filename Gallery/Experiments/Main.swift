// The tests do not compile this file, because their stand-in for SwiftUI has no entry point.
import SwiftUI
import UIKit

@main
struct ExperimentsApp: App {
  var body: some Scene {
    WindowGroup { ExperimentsView().ignoresSafeArea() }
  }
}

private struct ExperimentsView: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> UINavigationController {
    UINavigationController(rootViewController: ExperimentsController(style: .insetGrouped))
  }

  func updateUIViewController(_ controller: UINavigationController, context: Context) {}
}
