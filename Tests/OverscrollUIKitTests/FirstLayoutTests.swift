import HostRigs
import OverscrollCore
import OverscrollUIKit
import Testing
@_spi(Simulation) import UIKit

/// Runs that code begins before the first layout of a screen.
@MainActor
@Suite struct FirstLayoutTests {
  /// The moment at which a screen adds its control and begins.
  enum Moment: CaseIterable, Sendable {
    case creation, load, willAppear, didAppear, willLayout, didLayout
  }

  /// The bars of a screen.
  enum Bars: CaseIterable, Sendable {
    case none, small, largeTitle, search, largeTitleAndSearch, tabs
  }

  /// Without U1d: such a title stays small after a run, whenever it begins.
  private nonisolated static let contested: [DeviceFacts.Row?] =
    [
      nil, .stretchingBars, .barHeight, .titleInset, .observableInsets, .insetRounding,
    ]

  @Test(
    "A header that code begins before the first layout opens and closes at its rest",
    arguments: Moment.allCases, Bars.allCases)
  func bars(_ moment: Moment, _ bars: Bars) {
    for rows in [0, 3, 30] { expectRest(moment, bars, rows: rows) }
  }

  @Test("The same holds for both sides of each contested fact", arguments: contested)
  func facts(_ row: DeviceFacts.Row?) {
    let sides = row.map { [$0: $0.usualSide.other] } ?? [:]
    DeviceFacts.$current.withValue(DeviceFacts(sides)) {
      for moment in Moment.allCases { expectRest(moment, .largeTitle, rows: 30) }
    }
  }

  private func expectRest(_ moment: Moment, _ bars: Bars, rows: Int) {
    let launch = Launch(moment, rows: rows, in: bars.screens)
    launch.wait(1)
    let name = "\(moment) \(bars) \(rows)"
    #expect(launch.table.overscroll.top?.phase == .refreshing, "\(name)")
    #expect(launch.isHeaderShown, "\(name): \(launch.table.contentOffset.y)")
    launch.table.overscroll.top?.end()
    launch.wait(2)
    #expect(launch.isAtRest, "\(name): \(launch.table.contentOffset.y)")
    #expect(launch.table.overscroll.brokenInvariant == nil, "\(name)")
  }

  @Test("A safe area that arrives late moves the open header", arguments: [0.0, 0.1, 0.5])
  func lateSafeArea(_ delay: Double) {
    let launch = Launch(.load, rows: 30, in: Bars.small.screens)
    launch.wait(delay)
    launch.additionalSafeAreaInsets.top = 30
    launch.wait(1)
    #expect(launch.isHeaderShown, "\(launch.table.contentOffset.y)")
    launch.table.overscroll.top?.end()
    launch.wait(2)
    #expect(launch.isAtRest)
  }

  @Test("A container that insets its child after the first layout moves the open header")
  func container() {
    let launch = Launch(.load, rows: 30) { screen in
      let container = Container(screen)
      return container
    }
    launch.wait(1)
    #expect(launch.isHeaderShown, "\(launch.table.contentOffset.y)")
  }

  @Test("A run that begins in a view without a size opens when the view gets one")
  func zeroBounds() {
    let launch = Launch(.load, rows: 30, in: Bars.small.screens)
    let other = Launch(.load, rows: 30, isSized: false, in: Bars.small.screens)
    launch.wait(1)
    other.wait(0.5)
    other.table.frame = other.view.bounds
    other.wait(1)
    #expect(other.table.overscroll.top?.phase == .refreshing)
    #expect(other.table.contentOffset.y == launch.table.contentOffset.y)
  }

  @Test("A footer that code begins above a tab bar is visible", arguments: Moment.allCases)
  func footer(_ moment: Moment) {
    let launch = Launch(moment, rows: 30, at: .bottom, in: Bars.tabs.screens)
    launch.wait(1)
    launch.additionalSafeAreaInsets.bottom = 40
    launch.wait(1)
    let end = launch.table.contentSize.height + launch.table.adjustedContentInset.bottom
    let bottom = Double(launch.table.bounds.maxY)
    #expect(launch.table.overscroll.bottom?.phase == .refreshing)
    #expect(abs(bottom - Double(end)) < 0.5, "\(moment): \(bottom) \(end)")
  }

  @Test("A header that is begun on a screen that is presented opens at its rest")
  func modal() {
    let launch = Launch(.creation, rows: 30)
    let modal = Launch.Screen(.load, rows: 30, at: .top)
    let stack = UINavigationController(rootViewController: modal)
    stack.navigationBar.prefersLargeTitles = true
    launch.screen.present(stack, animated: true)
    launch.wait(1)
    #expect(Launch.isHeaderShown(modal.table), "\(modal.table.contentOffset.y)")
  }

  @Test("A list that comes back to a window with another safe area opens its header there")
  func back() {
    let launch = Launch(.creation, rows: 30, in: Bars.small.screens)
    launch.wait(1)
    launch.table.overscroll.top?.end()
    launch.wait(2)
    launch.table.removeFromSuperview()
    launch.table.overscroll.top?.begin()
    launch.device.safeAreaInsets.top = 80
    launch.view.addSubview(launch.table)
    launch.wait(1)
    #expect(launch.isHeaderShown, "\(launch.table.contentOffset.y)")
  }
}

extension FirstLayoutTests.Bars {
  @MainActor
  fileprivate var screens: (UIViewController) -> UIViewController {
    switch self {
    case .none: { $0 }
    case .small: Screens.navigation()
    case .largeTitle: Screens.navigation(largeTitle: true)
    case .search: searching(largeTitle: false)
    case .largeTitleAndSearch: searching(largeTitle: true)
    case .tabs: { Screens.tabs($0) }
    }
  }

  @MainActor
  private func searching(largeTitle: Bool) -> (UIViewController) -> UIViewController {
    { screen in
      screen.navigationItem.searchController = UISearchController(searchResultsController: nil)
      return Screens.navigation(largeTitle: largeTitle)(screen)
    }
  }
}

/// A container that insets its child in its own layout.
@MainActor
private final class Container: UIViewController {
  let child: UIViewController

  init(_ child: UIViewController) {
    self.child = child
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(child)
    child.view.frame = view.bounds
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    child.view.frame = view.bounds
    child.additionalSafeAreaInsets.top = 60
  }
}

/// A screen that begins a run while it is launched.
@MainActor
private final class Launch {
  let device = SimulatedDevice()
  let screen: Screen
  let window: UIWindow

  init(
    _ moment: FirstLayoutTests.Moment, rows: Int, isSized: Bool = true,
    at edge: OverscrollEdge = .top,
    in screens: (UIViewController) -> UIViewController = { $0 }
  ) {
    screen = Screen(moment, rows: rows, isSized: isSized, at: edge)
    window = device.show(screens(screen))
  }

  var table: UITableView { screen.table }
  var view: UIView { screen.view }
  var isHeaderShown: Bool { Self.isHeaderShown(table) }

  var additionalSafeAreaInsets: UIEdgeInsets {
    get { screen.additionalSafeAreaInsets }
    set { screen.additionalSafeAreaInsets = newValue }
  }

  func wait(_ seconds: Double) { device.advance(by: seconds) }

  /// Whether the list rests with all of its header, and nothing more, above the rows.
  static func isHeaderShown(_ table: UITableView) -> Bool {
    abs(table.contentInset.top - 54) < 0.5
      && abs(table.contentOffset.y + table.adjustedContentInset.top) < 0.5
      && abs(table.adjustedContentInset.top - table.safeAreaInsets.top - 54) < 0.5
  }

  /// Whether the list rests at its top, with its whole bar.
  var isAtRest: Bool {
    table.contentInset.top == 0
      && abs(table.contentOffset.y + table.safeAreaInsets.top) < 0.5
      && table.safeAreaInsets.top >= screen.fullInset - 0.5
  }

  final class Screen: UIViewController {
    let table = UITableView()
    private let moment: FirstLayoutTests.Moment
    private let edge: OverscrollEdge
    private let items: Items
    private let isSized: Bool
    private var hasBegun = false

    init(
      _ moment: FirstLayoutTests.Moment, rows: Int, isSized: Bool = true, at edge: OverscrollEdge
    ) {
      (self.moment, self.edge, items, self.isSized) = (moment, edge, Items([rows]), isSized)
      super.init()
      table.rowHeight = 50
      table.dataSource = items
      begin(.creation)
    }

    required init?(coder: NSCoder) { nil }

    /// The safe area with the whole bar.
    var fullInset: Double {
      guard let bar = navigationController?.navigationBar else { return 0 }
      let rows = (bar.prefersLargeTitles ? 1 : 0) + (navigationItem.searchController == nil ? 0 : 1)
      return Screens.barEnd + Double(rows) * 52 + Double(additionalSafeAreaInsets.top)
    }

    private func begin(_ moment: FirstLayoutTests.Moment) {
      guard moment == self.moment, !hasBegun else { return }
      hasBegun = true
      let control = OverscrollControl.held(edge == .top ? .refresh : .load)
      if edge == .bottom { control.options.placement = .outside }
      table.overscroll[edge] = control
      control.begin(revealing: edge == .bottom)
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      table.frame = isSized ? view.bounds : .zero
      if isSized { table.autoresizingMask = [.flexibleWidth, .flexibleHeight] }
      view.addSubview(table)
      begin(.load)
    }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      begin(.willAppear)
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      begin(.didAppear)
    }

    override func viewWillLayoutSubviews() {
      super.viewWillLayoutSubviews()
      begin(.willLayout)
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      begin(.didLayout)
    }
  }
}
