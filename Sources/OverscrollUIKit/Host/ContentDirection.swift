#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// In which direction the content of a scroll view reads.
  struct ContentDirection: Equatable {
    /// Whether its language is read from right to left.
    private(set) var isRightToLeft = false
    /// Whether it begins at the right side.
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
    /// What a layout does not flip begins at the left, whatever the language.
    fileprivate var flipsItsContent: Bool {
      guard let layout = (self as? UICollectionView)?.collectionViewLayout else { return true }
      return layout.flipsHorizontallyInOppositeLayoutDirection
        || layout is UICollectionViewCompositionalLayout
    }
  }
#endif
