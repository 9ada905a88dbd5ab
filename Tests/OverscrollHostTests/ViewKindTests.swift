import Foundation
import HostDriver
import OverscrollCore
import OverscrollUIKit
import Testing
import UIKit
import WebKit

/// Every kind of scroll view, and other controls at its top edge.
@MainActor
@Suite struct ViewKindTests {
  // MARK: Web pages

  @Test func anyListMayHaveItsIndicatorOverIt() throws {
    let screen = Screen()
    screen.table.overscroll.top = .refresh(manual: { _ in })
    let control = try #require(screen.table.overscroll.top)
    control.options.placement = .over
    screen.pull()
    screen.wait(3)
    #expect(screen.table.contentInset.top == 0)
    #expect(abs(screen.box(.top)?.frame.minY ?? 9) < 0.001)
    #expect(screen.table.subviews.last === screen.box(.top))
    control.options.placement = .outside
    screen.wait(1)
    #expect(screen.box(.top)?.frame.minY == -54)
    #expect(abs(screen.table.contentInset.top - 54) < 0.001)
    #expect(screen.table.subviews.first === screen.box(.top))
  }

  @Test func whatLiesBehindTheContentStaysWhereItIsWhileTheContentSlidesOffIt() throws {
    let screen = Screen()
    screen.table.overscroll.top = .refresh(manual: { _ in })
    let control = try #require(screen.table.overscroll.top)
    control.options.placement = .behind
    let box = try #require(screen.box(.top))
    let top = -screen.table.adjustedContentInset.top
    for pull in [10.0, 40, 90] {
      screen.table.contentOffset.y = top - pull
      #expect(abs(box.frame.minY + pull) < 0.001, "at the edge of the viewport")
      #expect(box.layer.zPosition < 0)
    }
    screen.table.contentOffset.y = top
    #expect(box.frame.minY == -54, "nothing of it is behind the content at rest")
    control.begin()
    screen.wait(1)
    #expect(abs(screen.table.contentInset.top - 54) < 0.001)
    #expect(abs(box.frame.minY + 54) < 0.001)
    screen.table.contentOffset.y += 30
    #expect(abs(box.frame.minY + 24) < 0.001, "covered from below, and still at the edge")
  }

  // MARK: With the system's own control

  @Test(arguments: [true, false]) func theSystemsOwnControlKeepsItsPulls(_ isThereFirst: Bool) {
    let book = LogBook()
    let tally = Tally()
    onScreen(book) { screen in
      let own = UIRefreshControl()
      if isThereFirst { screen.table.refreshControl = own }
      screen.table.overscroll.top = .refresh(manual: { _ in tally.add() })
      if !isThereFirst { screen.table.refreshControl = own }
      for _ in 0..<2 {
        screen.hold(by: 450)
        #expect(own.isRefreshing)
        #expect(screen.box(.top)?.alpha == 0, "two of them would lie over each other")
        own.endRefreshing()
        screen.finger.lift()
        screen.wait(2)
      }
      #expect(tally.count == 0, "one pull is one refresh")
      #expect(screen.table.refreshControl === own)
      screen.table.overscroll.top?.begin()
      #expect(tally.count == 1, "what code asks for is ours")
      screen.wait(1)
      #expect(screen.box(.top)?.alpha == 1)
      screen.table.overscroll.top?.end()
      screen.wait(2)
      screen.table.refreshControl = nil
      screen.pull()
      #expect(tally.count == 2, "it has gone, so our trigger counts again")
    }
    #expect(book.lines.count == 1)
    #expect(book.lines.first?.contains("UIRefreshControl") == true)
  }

  // MARK: Trackpads

  @Test func aTrackpadPullsWithoutATouch() {
    let screen = Screen()
    let tally = Tally()
    screen.table.overscroll.top = .refresh(manual: { _ in tally.add() })
    let pan = screen.table.panGestureRecognizer
    pan.state = .began
    for pull in stride(from: 10.0, through: 80, by: 10) {
      screen.table.contentOffset.y = screen.rest - pull
      pan.state = .changed
      screen.wait(0.05)
      #expect(!screen.table.isTracking)
    }
    #expect(screen.table.overscroll.top?.phase == .armed)
    pan.state = .ended
    screen.wait(1)
    #expect(tally.count == 1)
    #expect(abs(screen.table.contentInset.top - 54) < 0.001)
    #expect(abs(screen.table.contentOffset.y - screen.rest) < 0.001)
  }

  @Test func theGestureIsLeftAsItIs() {
    let screen = Screen()
    let pan = screen.table.panGestureRecognizer
    let mask = pan.allowedScrollTypesMask
    let delegate = pan.delegate
    screen.table.overscroll.top = .refresh {}
    screen.pull()
    #expect(pan.allowedScrollTypesMask == mask)
    #expect(pan.delegate === delegate)
    #expect(screen.table.delegate == nil)
  }
}
