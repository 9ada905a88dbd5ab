#if canImport(UIKit)
  import OverscrollCore
  import OverscrollUIKit
  import UIKit

  // snippet: carousel
  final class CarouselDemo: CardsScreen {
    override func viewDidLoad() {
      super.viewDidLoad()
      // In right-to-left layouts the edges are mirrored automatically.
      collectionView.overscroll.leading = .refresh(
        owner: self, trigger: .onRelease(past: 40), indicator: .spinner,
        fetch: { [feed] in try await feed.reload() },
        apply: { screen, page in screen.show(page) })
      collectionView.overscroll.trailing = .loadMore(
        owner: self, trigger: .onRelease(past: 48), indicator: .spinner,
        fetch: { [feed] in try await feed.next() },
        apply: { screen, page in screen.append(page) })
    }
  }
// end
#endif
