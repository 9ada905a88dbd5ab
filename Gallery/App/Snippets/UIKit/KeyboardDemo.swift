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

    /// Code that knows Overscroll writes the base inset.
    func keyboardCovers(_ height: CGFloat) {
      tableView.overscroll.contentInset.bottom = height
    }

    /// Other code writes `contentInset` as before.
    func bannerCame(_ height: CGFloat) {
      tableView.contentInset.top += height
    }
  }
// end
#endif
