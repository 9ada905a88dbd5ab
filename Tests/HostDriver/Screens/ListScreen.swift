package import OverscrollCore
package import OverscrollUIKit
package import Testing
package import UIKit

/// A list in the app's screens, with a finger.
@MainActor
package final class ListScreen<List: UIScrollView> {
  package let device: Device
  package let list: List
  package let items: Items
  package let screen = UIViewController()
  package let window: UIWindow
  package let finger: Finger
  /// The runs of all edges, in order.
  package private(set) var runs: [(edge: OverscrollEdge, run: OverscrollRun)] = []

  /// - Parameters:
  ///   - list: The list, made on the device.
  ///   - items: How many rows of 50 points, or items, each section has.
  ///   - hasTitles: Whether sections have titles.
  ///   - screens: The app's screens around the list's.
  package init(
    _ list: @autoclosure () -> List, items: [Int] = [40], hasTitles: Bool = false,
    in screens: (UIViewController) -> UIViewController = { $0 }
  ) {
    device = Device()
    self.list = list()
    self.items = Items(items, hasTitles: hasTitles)
    screen.view = self.list
    if let table = self.list as? UITableView {
      table.rowHeight = 50
      table.dataSource = self.items
    }
    (self.list as? UICollectionView)?.dataSource = self.items
    window = device.show(screens(screen))
    finger = Finger(on: device)
    device.turn()
  }

  /// Adds a control whose runs the test ends.
  @discardableResult
  package func add(
    _ edge: OverscrollEdge, _ purpose: EdgeOptions.Purpose = .refresh,
    _ trigger: OverscrollTrigger? = nil
  ) -> OverscrollControl {
    let control = OverscrollControl(
      purpose, trigger, OverscrollDefaults.indicator,
      .manual { [weak self] in self?.runs.append((edge, $0)) })
    list.overscroll[edge] = control
    device.turn()
    return control
  }

  /// Adds a header at the top that refreshes, and waits until the list rests below it.
  package func refresh() {
    add(.top).begin()
    wait(1)
  }

  package func end(_ result: RefreshResult = .updated) { runs.last?.run.end(result) }

  package func wait(_ seconds: Double) { device.advance(by: seconds) }

  package func pull(by distance: Double = 200) { drag(0, distance) }

  /// Drags, rests, and lifts the finger.
  package func drag(_ dx: Double, _ dy: Double) {
    finger.touch(list)
    finger.drag(by: CGVector(dx: dx, dy: dy), over: 0.3)
    finger.hold(for: 0.15)
    finger.lift()
  }

  // MARK: Visible state

  package func phase(_ edge: OverscrollEdge) -> OverscrollPhase {
    list.overscroll[edge]?.phase ?? .idle
  }

  package func box(_ edge: OverscrollEdge) -> IndicatorView? { list.indicator(at: edge) }

  /// The adjusted inset of an edge of the view, without its mark.
  package func inset(_ edge: OverscrollEdge) -> Double {
    (Double(list.adjustedContentInset.inset(at: edge)) * 100).rounded() / 100
  }

  /// The part of it that code has set.
  package func rawInset(_ edge: OverscrollEdge) -> Double {
    (Double(list.contentInset.inset(at: edge)) * 100).rounded() / 100
  }

  /// The visible offset, frame by frame, from now on.
  package func trace(
    _ seconds: Double, along axis: OverscrollAxis = .vertical, _ inspect: () -> Void = {}
  ) -> [Double] {
    device.trace(of: list, for: seconds, along: axis, inspect)
  }

  /// Expects a list at rest: invariants hold, no extra inset is left, and the content is in its
  /// place.
  package func expectRest(
    at offset: Double? = nil, inset: UIEdgeInsets = .zero,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for edge in OverscrollEdge.allCases where list.overscroll[edge] != nil {
      #expect(phase(edge) == .idle, sourceLocation: sourceLocation)
      let extraInset = list.overscroll[edge]?.options.placement == .inline ? 44.0 : 0
      let base = Double(inset.inset(at: list.side(of: edge)))
      #expect(
        isNear(rawInset(list.side(of: edge)), base + extraInset),
        sourceLocation: sourceLocation)
    }
    #expect(list.overscroll.brokenInvariant == nil, sourceLocation: sourceLocation)
    let seen = list.watched.presentedOffset
    let legal = list.watched.legalOffsets
    #expect(
      seen > legal.lowerBound - 0.01 && seen < legal.upperBound + 0.01,
      sourceLocation: sourceLocation)
    if let offset { #expect(isNear(seen, offset), sourceLocation: sourceLocation) }
  }
}

/// Screens around a list.
@MainActor
package enum Screens {
  /// The bottom of a bar without a large title: below a status bar of 47 points.
  package static var barEnd: Double { 47 + Behaviour.barHeight }

  /// A navigation bar, with an optional large title.
  package static func navigation(largeTitle: Bool = false) -> (UIViewController) -> UIViewController
  {
    { screen in
      let stack = UINavigationController(rootViewController: screen)
      stack.navigationBar.prefersLargeTitles = largeTitle
      return stack
    }
  }

  /// A navigation bar and a tab bar.
  package static func tabs(_ screen: UIViewController) -> UIViewController {
    let tabs = UITabBarController()
    tabs.viewControllers = [UINavigationController(rootViewController: screen)]
    return tabs
  }
}
