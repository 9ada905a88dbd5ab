import HostDriver
import OverscrollCore
import OverscrollUIKit
import UIKit

extension ListScreen where List == DrivenScrollView {
  /// A list with a header of 60 points that fires when released past 80.
  ///
  /// - Parameters:
  ///   - length: The length of the content, in points.
  ///   - isBelowBars: Whether the safe area insets the content, by 47 and 34 points.
  /// - Returns: The list, on a screen.
  static func bug(length: Double = 2_000, isBelowBars: Bool = false) -> ListScreen {
    let stage = ListScreen(DrivenScrollView())
    stage.list.contentInsetAdjustmentBehavior = isBelowBars ? .always : .never
    stage.list.contentSize = CGSize(width: 390, height: length)
    stage.add(.top).options = .bugHeader
    stage.device.turn()
    return stage
  }

  var header: OverscrollControl? { list.overscroll.top }

  /// The visible vertical offset, in an animation as well.
  var seen: Double { list.watched.presentedOffset }

  /// The number of runs of an edge.
  func count(_ edge: OverscrollEdge) -> Int { runs.count { $0.edge == edge } }

  func setLength(_ length: Double) {
    list.contentSize.height = length
    device.turn()
  }
}

extension EdgeOptions {
  static let bugHeader = EdgeOptions(purpose: .refresh, trigger: .onRelease(past: 80), extent: 60)
}

/// An app that acts whenever the list scrolls, and counts how deep its calls are nested.
@MainActor
final class ScrollingApp: NSObject, UIScrollViewDelegate {
  private let act: (UIScrollView) -> Void
  private var depth = 0
  private(set) var deepest = 0

  init(_ act: @escaping (UIScrollView) -> Void = { _ in }) { self.act = act }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    depth += 1
    deepest = max(deepest, depth)
    act(scrollView)
    depth -= 1
  }
}
