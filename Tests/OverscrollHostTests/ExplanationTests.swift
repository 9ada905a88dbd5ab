import HostDriver
import OverscrollCore
import OverscrollPaging
import OverscrollUIKit
import Testing
import UIKit

/// `explain`: each reason for which an edge runs nothing, in a list that has it.
@MainActor
@Suite("Explanations", .serialized) struct ExplanationTests {
  typealias Reason = EdgeExplanation.Reason
  typealias Arrangement = @MainActor (Screen) async -> EdgeExplanation

  /// What UIKit cannot have: a SwiftUI list whose scroll view was not found; see its own tests.
  nonisolated static let reasonsOfSwiftUI: Set<Reason> = [.noScrollView]

  @Test("No reason is without a case")
  func complete() {
    let tested = Set(Self.phases.keys).union(Self.settings.keys).union(Self.lists.keys)
      .union(Self.pulls.keys).union(Self.loads.keys)
    #expect(tested.union(Self.reasonsOfSwiftUI) == Set(Reason.allCases))
  }

  @Test(
    "An edge that runs nothing says why",
    arguments: Reason.allCases.filter { !reasonsOfSwiftUI.contains($0) })
  func reason(_ reason: Reason) async throws {
    let all = [Self.phases, Self.settings, Self.lists, Self.pulls, Self.loads]
    let arrange = try #require(all.compactMap { $0[reason] }.first)
    await onDevice { device in
      let explanation = await arrange(Screen(on: device))
      #expect(explanation.reason == reason)
      let sentence = explanation.description
      #expect(sentence.first?.isUppercase == true && sentence.last == ".")
    }
  }

  @Test(
    "The sentence has the numbers",
    arguments: [
      (Reason.shortPull, "and fires beyond 54."), (.notPulled, "more than 54 points"),
      (.tooFar, "after 393 more points"), (.otherEdge, "at the top edge"),
      (.failed, "A tap on the indicator tries again."), (.fillLimit, "At most 0 pages"),
    ])
  func numbers(_ reason: Reason, _ part: String) async throws {
    let all = [Self.phases, Self.settings, Self.lists, Self.pulls, Self.loads]
    let arrange = try #require(all.compactMap { $0[reason] }.first)
    await onDevice { device in
      let sentence = await arrange(Screen(on: device)).description
      #expect(sentence.contains(part), "\(sentence)")
    }
  }

  @Test("A failure at an edge that is pulled waits for a tap or a pull, and closes")
  func pulledFailure() {
    onScreen { screen in
      screen.table.overscroll.top = .held()
      screen.table.overscroll.top?.begin()
      screen.wait(1)
      screen.table.overscroll.top?.end(.failed)
      let sentence = screen.table.overscroll.explain(.top).description
      #expect(sentence.hasPrefix("The last run failed. A tap or a pull tries again."))
      #expect(sentence.contains("closes in 4 s"))
    }
  }

  @Test("An explanation changes nothing, and adds nothing to a list without controls")
  func pure() {
    onScreen { screen in
      let tableView = screen.table
      let count = tableView.subviews.count
      print(tableView.overscroll.explain(.bottom))
      #expect(tableView.overscroll.explain(.bottom).reason == .noControl)
      #expect(tableView.subviews.count == count)
    }
  }

  // MARK: What the edge does

  private static let phases: [Reason: Arrangement] = [
    .running: { screen in
      screen.table.overscroll.top = .held()
      screen.table.overscroll.top?.begin()
      return screen.table.overscroll.explain(.top)
    },
    .showsActivity: { screen in
      screen.table.overscroll.top = .held()
      screen.table.overscroll.top?.showsActivity = true
      return screen.table.overscroll.explain(.top)
    },
    .waitsForWindow: { screen in
      screen.table.overscroll.top = .held()
      screen.leaveWindow()
      screen.table.overscroll.top?.begin()
      return screen.table.overscroll.explain(.top)
    },
    .ending: { screen in
      screen.table.overscroll.top = .held()
      screen.table.overscroll.top?.begin()
      screen.wait(1)
      screen.table.overscroll.top?.end(.updated("3 new"))
      return screen.table.overscroll.explain(.top)
    },
    .noMore: { screen in
      screen.table.overscroll.bottom = .held(.load)
      screen.table.overscroll.bottom?.setNoMore()
      return screen.table.overscroll.explain(.bottom)
    },
    .failed: { screen in
      screen.table.overscroll.bottom = .held(.load)
      screen.table.overscroll.bottom?.begin()
      screen.table.overscroll.bottom?.end(.failed)
      return screen.table.overscroll.explain(.bottom)
    },
  ]

  // MARK: What the app has set

  private static let settings: [Reason: Arrangement] = [
    .noControl: { screen in
      screen.table.overscroll.bottom = .held(.load)
      return screen.table.overscroll.explain(.top)
    },
    .disabled: { screen in
      screen.table.overscroll.top = .held()
      screen.table.overscroll.top?.isEnabled = false
      return screen.table.overscroll.explain(.top)
    },
    .hidden: { screen in
      screen.table.overscroll.top = .held()
      screen.table.overscroll.top?.isHidden = true
      return screen.table.overscroll.explain(.top)
    },
    .onlyFromCode: { screen in
      screen.table.overscroll.bottom = .held(.load, .within(.points(.infinity)))
      #expect(screen.table.overscroll.explain(.bottom).reason == .onlyFromCode)
      screen.table.overscroll.top = .held(.refresh, .programmatic)
      return screen.table.overscroll.explain(.top)
    },
    .waitsForTap: { screen in
      screen.table.overscroll.bottom = .held(.load, .onTap)
      return screen.table.overscroll.explain(.bottom)
    },
    .pageLimit: { screen in
      let paginator = Paginator<Int, Int>(id: \.self) { request in
        let start = request.cursor ?? 0
        return PaginatorPage(Array(start..<start + 40), next: start + 40)
      }
      screen.rowCount = 0
      screen.table.overscroll.bind(paginator, owner: screen, automaticPages: 1) { screen, pages in
        screen.rowCount = pages.items.count
      }
      await paginator.refresh()
      screen.wait(1)
      await paginator.loadNext()
      screen.wait(1)
      return screen.table.overscroll.explain(.bottom)
    },
    .waitsForRelease: { screen in
      screen.table.overscroll.bottom = .held(.load, .programmatic)
      screen.table.overscroll.bottom?.options.loadsOnRelease = true
      return screen.table.overscroll.explain(.bottom)
    },
    .systemControl: { screen in
      screen.table.overscroll.top = .held(indicator: .system)
      #expect(screen.table.overscroll.explain(.top).reason == .systemControl)
      screen.table.overscroll.top = nil
      screen.table.refreshControl = UIRefreshControl()
      screen.table.overscroll.top = .held()
      return screen.table.overscroll.explain(.top)
    },
  ]

  // MARK: The list and its other edges

  private static let lists: [Reason: Arrangement] = [
    .outsideWindow: { screen in
      screen.table.overscroll.top = .held()
      screen.leaveWindow()
      return screen.table.overscroll.explain(.top)
    },
    .otherGesture: { screen in
      let view = Zoomed(frame: screen.window.bounds)
      screen.window.addSubview(view)
      view.overscroll.top = .held()
      view.isZoomed = true
      screen.finger.touch(view)
      screen.finger.drag(by: 100, over: 0.2)
      return view.overscroll.explain(.top)
    },
    .otherEdge: { screen in
      screen.table.overscroll.bottom = .held(.load)
      screen.table.overscroll.top = .held()
      screen.table.overscroll.top?.begin()
      return screen.table.overscroll.explain(.bottom)
    },
    .frozenContent: { screen in
      screen.table.overscroll.concurrency = .independent
      screen.table.overscroll.bottom = .held(.load)
      screen.table.overscroll.top = .held()
      screen.table.overscroll.top?.options.freezesContent = true
      screen.table.overscroll.top?.begin()
      return screen.table.overscroll.explain(.bottom)
    },
    .noContent: { screen in
      screen.rowCount = 0
      screen.table.overscroll.bottom = .held(.load)
      return screen.table.overscroll.explain(.bottom)
    },
    .shortContent: { screen in
      screen.rowCount = 3
      let control = OverscrollControl.held(.load)
      control.options.visibility = .beyondViewport
      control.options.trigger = .onRelease(past: 60)
      screen.table.overscroll.bottom = control
      return screen.table.overscroll.explain(.bottom)
    },
    .layoutPending: { screen in
      screen.table.overscroll.bottom = .held(.load)
      screen.leaveWindow()
      screen.window.addSubview(screen.table)
      return screen.table.overscroll.explain(.bottom)
    },
    .startingRow: { screen in
      screen.table.overscroll.readingPosition = ReadingPosition(
        anchor: ReadingAnchor(id: 500, offset: 0), id: { $0.row },
        indexPath: { $0 < 40 ? IndexPath(row: $0, section: 0) : nil })
      screen.table.overscroll.bottom = .held(.load)
      screen.wait(0.5)
      return screen.table.overscroll.explain(.bottom)
    },
  ]

  private final class Zoomed: DrivenTable {
    var isZoomed = false
    override var isZooming: Bool { isZoomed }
  }

  // MARK: Pulls

  private static let pulls: [Reason: Arrangement] = [
    .armed: { screen in
      screen.table.overscroll.top = .held()
      screen.hold(by: 300)
      return screen.table.overscroll.explain(.top)
    },
    .noBounces: { screen in
      screen.table.overscroll.top = .held()
      screen.table.bounces = false
      return screen.table.overscroll.explain(.top)
    },
    .transparent: { screen in
      screen.table.overscroll.top = .held()
      screen.table.overscroll.top?.alpha = 0
      return screen.table.overscroll.explain(.top)
    },
    .notPulled: { screen in
      screen.table.overscroll.top = .held()
      return screen.table.overscroll.explain(.top)
    },
    .shortPull: { screen in
      screen.table.overscroll.top = .held()
      screen.hold(by: 40)
      return screen.table.overscroll.explain(.top)
    },
    .armingDenied: { screen in
      screen.table.overscroll.top = .held()
      screen.table.overscroll.top?.shouldArm = { _ in false }
      screen.hold(by: 300)
      return screen.table.overscroll.explain(.top)
    },
    .spentTouch: { screen in
      screen.table.overscroll.top = .held(.refresh, .onPull(past: 54))
      screen.hold(by: 300)
      screen.wait(1)
      screen.table.overscroll.top?.end()
      screen.wait(1)
      screen.finger.drag(by: 20, over: 0.2)
      return screen.table.overscroll.explain(.top)
    },
  ]

  // MARK: Loads

  /// Gives the content the length of its rows, which it has then before they are displayed.
  private static func measure(_ screen: Screen) {
    screen.table.estimatedRowHeight = 0
    screen.table.reloadData()
    screen.device.turn()
  }

  /// An edge that is always near enough, and loads nothing before a finger scrolls.
  private static func near(
    _ screen: Screen, _ change: (inout EdgeOptions) -> Void = { _ in }
  ) -> OverscrollControl {
    measure(screen)
    let control = OverscrollControl.held(.load, .within(.points(5_000)))
    control.options.maximumPagesToFillViewport = 0
    change(&control.options)
    screen.table.overscroll.bottom = control
    screen.wait(0.5)
    return control
  }

  private static func scroll(_ screen: Screen, by distance: Double = -60) {
    screen.finger.touch(screen.table)
    screen.finger.drag(by: distance, over: 0.2)
  }

  private static let loads: [Reason: Arrangement] = [
    .tooFar: { screen in
      measure(screen)
      screen.table.overscroll.bottom = .held(.load)
      screen.wait(0.5)
      return screen.table.overscroll.explain(.bottom)
    },
    .uncountedItems: { screen in
      let view = UIScrollView(frame: screen.window.bounds)
      view.contentSize = CGSize(width: 390, height: 5_000)
      screen.window.addSubview(view)
      view.overscroll.bottom = .held(.load, .within(.items(5)))
      screen.wait(0.5)
      return view.overscroll.explain(.bottom)
    },
    .fling: { screen in
      screen.table.overscroll.bottom = .held(.load)
      screen.table.overscroll.bottom?.options.triggersDuringDeceleration = false
      screen.finger.touch(screen.table)
      screen.finger.flick(velocity: -4_000)
      for _ in 0..<120 where screen.table.overscroll.explain(.bottom).reason == .tooFar {
        screen.wait(1 / 60)
      }
      return screen.table.overscroll.explain(.bottom)
    },
    .dragLimit: { screen in
      let control = near(screen) { $0.rearmPolicy = .afterContentGrows(maximumPerDrag: 1) }
      scroll(screen)
      screen.rowCount = 60
      control.end()
      screen.wait(0.5)
      return screen.table.overscroll.explain(.bottom)
    },
    .waitsForTouch: { screen in
      let control = near(screen) { $0.placement = .outside }
      control.begin()
      screen.wait(1)
      control.end(.failed)
      screen.wait(6)
      return screen.table.overscroll.explain(.bottom)
    },
    .waitsForRows: { screen in
      screen.rowCount = 3
      screen.table.overscroll.bottom = .held(.load)
      screen.wait(0.5)
      screen.table.overscroll.bottom?.end(.updated)
      return screen.table.overscroll.explain(.bottom)
    },
    .fillLimit: { screen in
      screen.rowCount = 3
      _ = near(screen)
      return screen.table.overscroll.explain(.bottom)
    },
    .sameContent: { screen in
      let control = near(screen)
      scroll(screen)
      control.end(.updated)
      screen.wait(0.5)
      return screen.table.overscroll.explain(.bottom)
    },
    .ready: { screen in
      _ = near(screen)
      let explanation = screen.table.overscroll.explain(.bottom)
      scroll(screen)
      #expect(screen.table.overscroll.bottom?.phase == .refreshing)
      return explanation
    },
  ]
}
