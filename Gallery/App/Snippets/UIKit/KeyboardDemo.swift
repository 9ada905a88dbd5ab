#if canImport(UIKit)
  import OverscrollUIKit
  import UIKit

  // snippet: keyboard
  final class KeyboardDemo: FeedScreen {
    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.overscroll.top = .refresh(
        owner: self,
        fetch: { [feed] in try await feed.reload() },
        apply: { screen, page in screen.show(page) })
    }

    /// Code that knows of Overscroll writes the base.
    func keyboardCovers(_ height: CGFloat) {
      tableView.overscroll.contentInset.bottom = height
    }

    /// Code that does not writes what it always wrote.
    func bannerCame(_ height: CGFloat) {
      tableView.contentInset.top += height
    }
  }
// end
#endif
