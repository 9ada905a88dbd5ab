#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  import Foundation
  import OverscrollUIKit
  import UIKit

  /// A view without looks that knows where the list before it is.
  @MainActor
  final class ScrollViewMarker: UIView {
    private let found: @MainActor (UIScrollView) -> Void
    private weak var scrollView: UIScrollView?
    private var isAwaitingTurn = false
    private var hasComplained = false
    private let log = OverscrollLog.current

    init(found: @escaping @MainActor (UIScrollView) -> Void) {
      self.found = found
      super.init(frame: .zero)
      isUserInteractionEnabled = false
      isAccessibilityElement = false
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func didMoveToWindow() {
      super.didMoveToWindow()
      syncFromScrollView()
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      syncFromScrollView()
    }

    /// Looks for the scroll view, unless it is there; once more with the next turn, when views have come in
    /// that are still being made.
    func syncFromScrollView() {
      guard window != nil, !isAtHome else { return }
      if find() || isAwaitingTurn { return }
      isAwaitingTurn = true
      DispatchQueue.main.async { [weak self] in
        MainActor.assumeIsolated { self?.lookAgain() }
      }
    }

    private func lookAgain() {
      isAwaitingTurn = false
      guard window != nil, !isAtHome, !find(), !hasComplained else { return }
      hasComplained = true
      log.note("There is no scroll view where overscroll was asked for: nothing happens there.")
    }

    private var isAtHome: Bool { scrollView?.window != nil && scrollView?.window === window }

    private func find() -> Bool {
      guard let next = ScrollViewFinder.scrollView(before: self) else { return false }
      scrollView = next
      found(next)
      return true
    }
  }
#endif
