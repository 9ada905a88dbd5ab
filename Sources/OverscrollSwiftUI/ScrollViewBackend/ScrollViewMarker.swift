#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  import Foundation
  import OverscrollUIKit
  import UIKit

  /// An invisible view that finds the list in front of it.
  @MainActor
  final class ScrollViewMarker: UIView {
    private let found: @MainActor (UIScrollView) -> Void
    /// Called in the turn after a layout, in which the list may have another size.
    private let laidOut: (@MainActor () -> Void)?
    private weak var scrollView: UIScrollView?
    private var isAwaitingTurn = false
    private var hasComplained = false
    private let log = OverscrollLog.current

    init(
      found: @escaping @MainActor (UIScrollView) -> Void, laidOut: (@MainActor () -> Void)? = nil
    ) {
      self.found = found
      self.laidOut = laidOut
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
      guard let laidOut else { return }
      // The list may be laid out after its marker.
      DispatchQueue.main.async { MainActor.assumeIsolated(laidOut) }
    }

    /// Finds the scroll view if it is not known, and tries again in the next turn, because SwiftUI
    /// may still be creating it.
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
