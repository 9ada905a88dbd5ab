#if canImport(UIKit)
  import OverscrollCore
  import OverscrollUIKit
  import UIKit

  // snippet: four-edges
  final class FourEdgesDemo: UIViewController {
    private let wall = WallView()

    override func viewDidLoad() {
      super.viewDidLoad()
      view = wall
      wall.overscroll.top = .refresh { [wall] in await wall.grow(at: .top) }
      wall.overscroll.bottom = .loadMore(trigger: .onRelease(past: 54)) { [wall] in
        await wall.grow(at: .bottom)
      }
      wall.overscroll.leading = .refresh(trigger: .onRelease(past: 32)) { [wall] in
        await wall.grow(at: .leading)
      }
      wall.overscroll.trailing = .loadMore(trigger: .onRelease(past: 32)) { [wall] in
        await wall.grow(at: .trailing)
      }
    }
  }
// end
#endif
