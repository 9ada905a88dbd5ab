#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  import Foundation
  import OverscrollUIKit
  import UIKit

  /// An invisible view that finds the list in front of it.
  @MainActor
  final class ScrollViewMarker: UIView {
    private let found: @MainActor (UIScrollView) -> Void
    /// Called with the marker once the search has lasted long without success.
    private let missing: (@MainActor (UIView) -> Void)?
    private weak var scrollView: UIScrollView?
    private let search = ScrollViewSearch()
    private let witness = DepartureWitness()

    init(
      found: @escaping @MainActor (UIScrollView) -> Void,
      missing: (@MainActor (UIView) -> Void)? = nil
    ) {
      self.found = found
      self.missing = missing
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

    /// Finds the scroll view if it is not known, and tries again later, because SwiftUI may still be
    /// creating it.
    func syncFromScrollView() {
      guard window != nil, !isAtHome else { return }
      guard !find() else { return }
      search.begin {
        [weak self] in
        self?.lookAgain() ?? true
      } missing: {
        [weak self] in
        if let self { missing?(self) }
      }
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
