#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// The direction of a scroll view's content.
  struct ContentDirection: Equatable {
    /// Whether the content reads from right to left.
    private(set) var isRightToLeft = false
    /// Whether the content begins at the right side.
    private(set) var isMirrored = false

    init() {}

    @MainActor
    init(of scrollView: UIScrollView) {
      isRightToLeft = scrollView.effectiveUserInterfaceLayoutDirection == .rightToLeft
      isMirrored = isRightToLeft && scrollView.flipsItsContent
    }
  }

  extension UIScrollView {
    /// Whether content that reads from right to left begins at the right side.
    ///
    /// Content whose layout does not flip begins at the left in every language.
    fileprivate var flipsItsContent: Bool {
      guard let layout = (self as? UICollectionView)?.collectionViewLayout else { return true }
      return layout.flipsHorizontallyInOppositeLayoutDirection
        || layout is UICollectionViewCompositionalLayout
    }
  }
#endif
