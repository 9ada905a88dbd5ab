#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  import SwiftUI
  import UIKit

  /// A view behind a list that finds its scroll view.
  struct ScrollViewLink: UIViewRepresentable {
    /// Called with the scroll view, and again with each one that replaces it.
    let found: @MainActor (UIScrollView) -> Void
    /// Called with the view behind the list once the search has lasted long without success.
    var missing: (@MainActor (UIView) -> Void)?
    /// Called when the list is removed.
    var removed: (@MainActor () -> Void)?

    func makeUIView(context: Context) -> ScrollViewMarker {
      ScrollViewMarker(found: found, missing: missing, removed: removed)
    }

    func updateUIView(_ view: ScrollViewMarker, context: Context) { view.syncFromScrollView() }

    static func dismantleUIView(_ view: ScrollViewMarker, coordinator: ()) { view.removed?() }
  }
#endif
