import Foundation
import HostDriver
import OverscrollCore
import OverscrollUIKit
import Testing
import UIKit

/// Controls from an archive, such as a storyboard.
@MainActor
@Suite struct StoryboardTests {
  /// The app's connected action.
  @MainActor
  private final class Reload {
    private(set) var count = 0

    func connect(to view: OverscrollEdgeControl) {
      view.addAction(UIAction { [weak self] _ in self?.count += 1 }, for: .valueChanged)
    }
  }

  private func archived() throws -> OverscrollEdgeControl {
    try #require(OverscrollEdgeControl(coder: NSKeyedArchiver(requiringSecureCoding: true)))
  }

  @Test func aHeaderFromAnArchiveIsARefreshControl() throws {
    let screen = Screen()
    let rest = screen.table.contentSize.height
    screen.leaveWindow()
    let view = try archived()
    view.frame.size.height = 60
    screen.table.tableHeaderView = view
    let reload = Reload()
    reload.connect(to: view)
    screen.enterWindow()
    #expect(screen.table.tableHeaderView == nil)
    #expect(screen.table.contentSize.height == rest, "its room in the layout is given back")
    #expect(view.edge == .top)
    screen.pull()
    #expect(reload.count == 1)
    #expect(view.control?.phase == .refreshing)
    view.end(.unchanged)
    screen.wait(2)
    #expect(view.control?.phase == .idle)
    #expect(view.control?.result == .unchanged)
    #expect(screen.table.contentInset.top == 0)
  }

  @Test func aFooterFromAnArchiveLoadsMore() throws {
    let screen = Screen()
    screen.leaveWindow()
    let view = try archived()
    screen.table.tableFooterView = view
    let reload = Reload()
    reload.connect(to: view)
    screen.enterWindow()
    screen.fling()
    #expect(reload.count == 1)
    #expect(view.edge == .bottom)
    #expect(view.control?.options.purpose == .load)
  }

  @Test(arguments: [
    (
      UIControl.ContentVerticalAlignment.center, UIControl.ContentHorizontalAlignment.center,
      OverscrollEdge.top
    ),
    (.top, .trailing, .top), (.bottom, .center, .bottom), (.center, .leading, .leading),
    (.fill, .trailing, .trailing),
  ])
  func itsAlignmentSaysAtWhichEdge(
    _ vertical: UIControl.ContentVerticalAlignment,
    _ horizontal: UIControl.ContentHorizontalAlignment, _ edge: OverscrollEdge
  ) throws {
    let device = Device()
    let list = DrivenScrollView()
    let view = try archived()
    view.contentVerticalAlignment = vertical
    view.contentHorizontalAlignment = horizontal
    list.addSubview(view)
    #expect(view.edge == nil, "an archive is not read to its end yet")
    let window = device.show(list)
    #expect(view.edge == edge)
    #expect(list.overscroll[edge] === view.control)
    #expect(view.isHidden)
    #expect(view.superview === list, "somebody keeps it")
    withExtendedLifetime(window) {}
  }

  @Test func aControlThatIsSetBeforehandStandsThereAtOnce() throws {
    let screen = Screen()
    screen.leaveWindow()
    let view = try archived()
    screen.table.tableFooterView = view
    var runs: [OverscrollRun] = []
    view.control = .loadMore(trigger: .programmatic, manual: { runs.append($0) })
    #expect(screen.table.overscroll.bottom === view.control)
    view.control?.begin()
    screen.enterWindow()
    #expect(runs.count == 1)
    view.control = .refresh(manual: { runs.append($0) })
    #expect(screen.table.overscroll.bottom === view.control)
    #expect(runs.first?.isCurrent == false, "another control has another action")
    view.control = nil
    #expect(screen.table.overscroll.bottom != nil)
  }

  @Test func whatIsPutIntoItIsSeenAtTheEdge() throws {
    let screen = Screen()
    screen.leaveWindow()
    let view = try archived()
    view.frame.size.height = 72
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
    view.addSubview(label)
    screen.table.tableHeaderView = view
    screen.enterWindow()
    #expect(view.superview === screen.box(.top))
    #expect(screen.box(.top)?.frame == CGRect(x: 0, y: -72, width: 390, height: 72))
    #expect(!view.isHidden)
    screen.pull()
    screen.wait(1)
    #expect(abs(screen.table.contentInset.top - 72) < 0.001)
  }

  @Test func oneThatIsOffRunsNothing() throws {
    let screen = Screen()
    screen.leaveWindow()
    let view = try archived()
    view.isEnabled = false
    screen.table.tableHeaderView = view
    let reload = Reload()
    reload.connect(to: view)
    screen.enterWindow()
    screen.pull()
    screen.wait(1)
    #expect(reload.count == 0)
    view.isEnabled = true
    screen.pull()
    #expect(reload.count == 1)
  }

  @Test func oneThatIsNowhereSaysSoOnce() throws {
    let book = LogBook()
    try onScreen(book) { screen in
      let view = try archived()
      for _ in 0..<2 {
        screen.window.addSubview(view)
        if view.edge == nil { view.removeFromSuperview() }
      }
      #expect(view.control == nil)
    }
    #expect(book.lines == ["An OverscrollEdgeControl is in no scroll view: it does nothing."])
  }

  @Test(arguments: [false, true]) func itGoesWithItsList(_ hasSubviews: Bool) throws {
    weak var freed: OverscrollEdgeControl?
    weak var list: UITableView?
    try {
      let screen = Screen()
      screen.leaveWindow()
      let view = try archived()
      if hasSubviews { view.addSubview(UIView()) }
      screen.table.tableHeaderView = view
      screen.enterWindow()
      screen.pull()
      (freed, list) = (view, screen.table)
      #expect(freed != nil)
    }()
    #expect(list == nil)
    #expect(freed == nil)
  }
}
