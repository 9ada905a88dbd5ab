#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  import SwiftUI
  import UIKit

  /// Shows a view of UIKit that closures create and update.
  struct ViewLink<Shown: UIView>: UIViewRepresentable {
    let make: @MainActor () -> Shown
    /// Called with each description of the view and each change of its environment.
    var update: @MainActor (Shown, EnvironmentValues) -> Void = { _, _ in }

    func makeUIView(context: Context) -> Shown { make() }

    func updateUIView(_ view: Shown, context: Context) { update(view, context.environment) }
  }
#endif
