#if canImport(UIKit)
  import OverscrollCore
  import OverscrollIndicators
  import OverscrollUIKit
  import UIKit

  // snippet: by-hand
  final class ByHandDemo: FeedScreen {
    private var run: OverscrollRun?

    override func viewDidLoad() {
      super.viewDidLoad()
      let label = UILabel()
      tableView.overscroll.top = .refresh(
        indicator: .view(label) { label, state in label.text = Self.words(for: state.phase) },
        manual: { [weak self] run in self?.run = run })
    }

    func begin() { tableView.overscroll.top?.begin() }

    func end() { run?.end(.updated) }

    private static func words(for phase: OverscrollPhase) -> String {
      switch phase {
      case .armed: "Release to refresh"
      case .refreshing: "Refreshing…"
      default: "↓ Pull to refresh"
      }
    }
  }
// end
#endif
