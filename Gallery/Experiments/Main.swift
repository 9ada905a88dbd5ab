// Not compiled by the tests: an app has an entry point, and their stand-in for SwiftUI has none.
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
