#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  import Foundation
  import UIKit

  /// An invisible view in a scroll view that reports when the scroll view leaves its window.
  ///
  /// UIKit informs subviews only.
  @MainActor
  final class DepartureWitness: UIView {
    private var left: (@MainActor () -> Void)?

    init() {
      super.init(frame: .zero)
      isHidden = true
      isUserInteractionEnabled = false
      isAccessibilityElement = false
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    /// Watches another scroll view; the report comes in the next turn.
    func watch(_ scrollView: UIScrollView, _ left: @escaping @MainActor () -> Void) {
      // The old scroll view is not left by the move.
      self.left = nil
      if superview !== scrollView { scrollView.insertSubview(self, at: 0) }
      self.left = left
    }

    override func didMoveToWindow() {
      super.didMoveToWindow()
      guard window == nil, let left else { return }
      DispatchQueue.main.async { MainActor.assumeIsolated(left) }
    }
  }
#endif
