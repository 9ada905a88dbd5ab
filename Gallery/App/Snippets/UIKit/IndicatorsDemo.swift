#if canImport(UIKit)
  import OverscrollCore
  import OverscrollUIKit
  import UIKit

  // snippet: indicators
  final class IndicatorsDemo: FeedScreen {
    override func viewDidLoad() {
      super.viewDidLoad()
      // The others are .classic, .spinner, .ring, .text and .frames(…), or a view that you draw.
      tableView.overscroll.top = .refresh(
        owner: self, indicator: .lines,
        fetch: { [feed] in try await feed.reload() },
        apply: { screen, page in screen.show(page) })
    }
  }
// end
#endif
