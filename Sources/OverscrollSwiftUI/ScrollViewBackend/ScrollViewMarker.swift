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
    private let search = ScrollViewSearch()
    private let witness = DepartureWitness()

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

    /// Finds the scroll view if it is not known, and tries again later, because SwiftUI may still be
    /// creating it.
    func syncFromScrollView() {
      guard window != nil, !isAtHome else { return }
      if !find() { search.begin { [weak self] in self?.lookAgain() ?? true } }
    }

    /// Returns whether the search has ended.
    private func lookAgain() -> Bool { window == nil || isAtHome || find() }

    private var isAtHome: Bool { scrollView?.window != nil && scrollView?.window === window }

    private func find() -> Bool {
      guard let next = ScrollViewFinder.scrollView(before: self) else { return false }
      scrollView = next
      witness.watch(next) { [weak self] in self?.syncFromScrollView() }
      found(next)
      return true
    }
  }
#endif
