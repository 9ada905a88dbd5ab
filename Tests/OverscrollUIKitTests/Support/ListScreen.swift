import OverscrollCore
import ScrollPhysics
import Testing
@_spi(Simulation) import UIKit

@testable import OverscrollUIKit

/// A list in the app's screens, with a finger.
@MainActor
final class ListScreen<List: UIScrollView> {
  let device: SimulatedDevice
  let list: List
  let items: Items
  let screen = UIViewController()
  let window: UIWindow
  let finger: Finger
  /// The runs of all edges, in order.
  private(set) var runs: [(edge: OverscrollEdge, run: OverscrollRun)] = []

  /// - Parameters:
  ///   - list: The list, made on the device.
  ///   - items: How many rows of 50 points, or items, each section has.
  ///   - hasTitles: Whether sections have titles.
  ///   - screens: The app's screens around the list's.
  init(
    _ list: @autoclosure () -> List, items: [Int] = [40], hasTitles: Bool = false,
    in screens: (UIViewController) -> UIViewController = { $0 }
  ) {
    device = SimulatedDevice()
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
  func add(
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
  func refresh() {
    add(.top).begin()
    wait(1)
  }

  func end(_ result: RefreshResult = .updated) { runs.last?.run.end(result) }

  func wait(_ seconds: Double) { device.advance(by: seconds) }

  func pull(by distance: Double = 200) { drag(0, distance) }

  /// Drags, rests, and lifts the finger.
  func drag(_ dx: Double, _ dy: Double) {
    finger.touch(list)
    finger.drag(by: CGVector(dx: dx, dy: dy), over: 0.3)
    finger.hold(for: 0.15)
    finger.lift()
  }

  // MARK: Visible state

  var host: OverscrollHostView? { OverscrollHostView.host(of: list) }

  func phase(_ edge: OverscrollEdge) -> OverscrollPhase { list.overscroll[edge]?.phase ?? .idle }

  func box(_ edge: OverscrollEdge) -> IndicatorView? { host?.edges[edge].indicator }

  /// The adjusted inset of an edge of the view, without its mark.
  func inset(_ edge: OverscrollEdge) -> Double {
    (Double(list.adjustedContentInset[physical: edge]) * 100).rounded() / 100
  }

  /// The part of it that code has set.
  func rawInset(_ edge: OverscrollEdge) -> Double {
    (Double(list.contentInset[physical: edge]) * 100).rounded() / 100
  }

  /// The visible offset, frame by frame, from now on.
  func trace(
    _ seconds: Double, along axis: OverscrollAxis = .vertical, _ inspect: () -> Void = {}
  ) -> [Double] {
    var trace = [list.simulation.presentedOffset(at: device.now, along: axis)]
    for _ in 0..<Int(seconds * 60) {
      wait(1 / 60)
      trace.append(list.simulation.presentedOffset(at: device.now, along: axis))
      inspect()
    }
    return trace
  }

  /// Expects a list at rest: invariants hold, no extra inset is left, and the content is in its
  /// place.
  func expectRest(
    at offset: Double? = nil, inset: UIEdgeInsets = .zero,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for edge in OverscrollEdge.allCases where list.overscroll[edge] != nil {
      #expect(phase(edge) == .idle, sourceLocation: sourceLocation)
      let extraInset = list.overscroll[edge]?.options.placement == .inline ? 44.0 : 0
      let base = Double(inset[physical: host?.reader.direction.side(of: edge) ?? edge])
      #expect(
        isNear(rawInset(host?.reader.direction.side(of: edge) ?? edge), base + extraInset),
        sourceLocation: sourceLocation)
    }
    #expect(list.overscroll.brokenInvariant == nil, sourceLocation: sourceLocation)
    let seen = list.simulation.presentedOffset
    let legal = list.simulation.legalOffsets
    #expect(
      seen > legal.lowerBound - 0.01 && seen < legal.upperBound + 0.01,
      sourceLocation: sourceLocation)
    if let offset { #expect(isNear(seen, offset), sourceLocation: sourceLocation) }
  }
}

/// Whether two lengths are visibly equal.
func isNear(_ one: Double, _ other: Double) -> Bool { abs(one - other) < 0.01 }

extension [Double] {
  /// The number of changes of direction; those that are too small to see do not count.
  var turnCount: Int {
    let steps = zip(self, dropFirst()).map { $1 - $0 }.filter { abs($0) > 0.01 }
    return zip(steps, steps.dropFirst()).count { $0 * $1 < 0 }
  }
}

/// Screens around a list.
@MainActor
enum Screens {
  /// The bottom of a bar without a large title: below a status bar of 47 points.
  static var barEnd: Double { 47 + Double(DeviceFacts.current.barHeight) }

  /// A navigation bar, with an optional large title.
  static func navigation(largeTitle: Bool = false) -> (UIViewController) -> UIViewController {
    { screen in
      let stack = UINavigationController(rootViewController: screen)
      stack.navigationBar.prefersLargeTitles = largeTitle
      return stack
    }
  }

  /// A navigation bar and a tab bar.
  static func tabs(_ screen: UIViewController) -> UIViewController {
    let tabs = UITabBarController()
    tabs.viewControllers = [UINavigationController(rootViewController: screen)]
    return tabs
  }
}
