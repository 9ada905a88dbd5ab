import Foundation
import HostDriver
import OverscrollCore
import OverscrollUIKit
import Testing
import UIKit

/// Lists that refresh automatically when their content is old.
@MainActor
@Suite(.serialized) struct FreshnessTests {
  /// A header with a maximum age of 300 seconds, and a counter of its runs.
  private func attach(
    _ screen: Screen, age: Double = 300, key: String? = "feed",
    ending result: RefreshResult = .updated
  ) -> (control: OverscrollControl, begun: Tally) {
    let begun = Tally()
    let control = OverscrollControl.refresh(manual: { run in
      begun.add()
      run.end(result)
    })
    control.refreshWhenOlder(than: age, key: key)
    screen.table.overscroll.top = control
    screen.wait(6)
    return (control, begun)
  }

  private func leaveAndReturn(_ screen: Screen) {
    screen.leaveWindow()
    screen.enterWindow()
    screen.wait(6)
  }

  // MARK: When

  @Test func aListIsRefreshedWhenItAppearsAndIsTooOld() {
    let place = Place()
    place.visit { screen in
      screen.leaveWindow()
      let (control, begun) = attach(screen)
      #expect(begun.count == 0, "nobody sees it")
      screen.enterWindow()
      screen.wait(2)
      #expect(begun.count == 1, "it was never updated")
      #expect(control.lastUpdated == Place.afternoon)
      place.now += 300
      leaveAndReturn(screen)
      #expect(begun.count == 1, "not older than that")
      place.now += 1
      leaveAndReturn(screen)
      #expect(begun.count == 2)
      screen.expectRest()
    }
  }

  @Test func aListIsRefreshedWhenTheAppComesBack() {
    let place = Place()
    place.visit { screen in
      let (_, begun) = attach(screen)
      #expect(begun.count == 1, "it is in sight already")
      screen.device.setActive(false)
      place.now += 200
      screen.device.setActive(true)
      #expect(begun.count == 1)
      screen.device.setActive(false)
      place.now += 200
      #expect(begun.count == 1)
      screen.device.setActive(true)
      #expect(begun.count == 2)
    }
  }

  @Test func withoutAWindowTheAppsReturnIsNothing() {
    let place = Place()
    place.visit { screen in
      let (control, begun) = attach(screen)
      screen.leaveWindow()
      place.now += 400
      screen.device.setActive(false)
      screen.device.setActive(true)
      #expect(begun.count == 1 && control.phase == .idle)
      screen.enterWindow()
      #expect(begun.count == 2)
    }
  }

  @Test func timeThatPassesInSightRefreshesNothing() {
    let place = Place()
    place.visit { screen in
      let (_, begun) = attach(screen)
      place.now += 10_000
      screen.wait(60)
      screen.table.contentOffset.y = 300
      screen.wait(60)
      #expect(begun.count == 1)
    }
  }

  @Test func aFailureIsTriedAgainWhenTheListComesBackAndNotBefore() {
    Place().visit { screen in
      let (_, begun) = attach(screen, ending: .failed)
      screen.wait(60)
      #expect(begun.count == 1)
      leaveAndReturn(screen)
      #expect(begun.count == 2)
    }
  }

  // MARK: The age

  @Test func theAgeIsRememberedByKeyFromOneLaunchToTheNext() {
    let place = Place()
    place.visit { screen in
      _ = attach(screen)
      place.now += 200
      let next = Screen(on: screen.device)
      #expect(attach(next).begun.count == 0)
      let other = Screen(on: screen.device)
      #expect(attach(other, key: "sent").begun.count == 1)
    }
  }

  @Test func anotherListWithTheKeyKeepsThisOneFresh() {
    let place = Place()
    place.visit { screen in
      let (_, begun) = attach(screen)
      place.now += 400
      let other = Screen(on: screen.device)
      #expect(attach(other).begun.count == 1)
      leaveAndReturn(screen)
      #expect(begun.count == 1)
    }
  }

  @Test func withoutAKeyTheAgeLivesAsLongAsTheControl() {
    let place = Place()
    place.visit { screen in
      let (control, begun) = attach(screen, key: nil)
      #expect(begun.count == 1)
      screen.table.overscroll.top = nil
      screen.table.overscroll.top = control
      #expect(begun.count == 1)
      #expect(attach(Screen(on: screen.device), key: nil).begun.count == 1)
    }
  }

  @Test func aKeyThatIsThereAlreadyStays() {
    Place().visit { screen in
      let control = OverscrollControl.refresh {}
      control.lastUpdatedKey = "inbox"
      control.refreshWhenOlder(than: 60)
      #expect(control.lastUpdatedKey == "inbox")
    }
  }

  // MARK: Exceptions

  @Test func nothingBeginsWhileSomethingRuns() {
    let place = Place()
    place.visit { screen in
      let (control, begun) = attach(screen)
      var page: OverscrollRun?
      screen.table.overscroll.bottom = .loadMore(trigger: .programmatic, manual: { page = $0 })
      screen.table.overscroll.bottom?.begin()
      place.now += 400
      leaveAndReturn(screen)
      #expect(begun.count == 1 && page?.isCurrent == true, "a page is not overtaken")
      page?.end()
      screen.wait(1)
      #expect(begun.count == 1)
      leaveAndReturn(screen)
      #expect(begun.count == 2 && control.phase == .idle)
    }
  }

  @Test func aListThatIsElsewhereStaysThere() {
    let place = Place()
    place.visit { screen in
      let (control, begun) = attach(screen)
      screen.table.contentOffset.y = 700
      screen.wait(1)
      let writes = screen.table.watched.offsetWriteCount
      place.now += 400
      screen.device.setActive(false)
      screen.device.setActive(true)
      screen.wait(6)
      #expect(begun.count == 2 && control.result == .updated)
      #expect(screen.table.contentOffset.y == 700)
      #expect(screen.table.watched.offsetWriteCount == writes)
    }
  }

  @Test func anotherEdgeThatIsTakenAwayIsNoAppearance() {
    let place = Place()
    place.visit { screen in
      let (_, begun) = attach(screen, ending: .failed)
      screen.table.overscroll.bottom = .loadMore(trigger: .programmatic) { .updated }
      screen.table.overscroll.bottom = nil
      #expect(begun.count == 1)
    }
  }

  @Test func pagesDoNotGrowOld() {
    Place().visit { screen in
      let begun = Tally()
      let control = OverscrollControl.loadMore(trigger: .programmatic, manual: { _ in begun.add() })
      control.refreshWhenOlder(than: 0, key: "pages")
      screen.table.overscroll.bottom = control
      leaveAndReturn(screen)
      #expect(begun.count == 0)
    }
  }

  // MARK: Strange clocks and ages

  @Test func aClockThatIsSetBackRefreshesOnceAndNotForEver() {
    let place = Place()
    place.visit { screen in
      let (control, begun) = attach(screen)
      place.now -= 30
      leaveAndReturn(screen)
      #expect(begun.count == 1, "a clock is set right")
      place.now -= 86_400
      leaveAndReturn(screen)
      #expect(begun.count == 2, "nobody knows how old it is")
      #expect(control.lastUpdated == place.now)
      leaveAndReturn(screen)
      #expect(begun.count == 2)
    }
  }

  @Test(arguments: [Double.infinity, .nan])
  func withoutAnAgeNothingIsOld(age: Double) {
    let place = Place()
    place.visit { screen in
      let (control, begun) = attach(screen, age: age)
      #expect(begun.count == 0)
      control.refreshWhenOlder(than: 10)
      #expect(begun.count == 1)
      control.refreshWhenOlder(than: age)
      place.now += 1_000
      leaveAndReturn(screen)
      #expect(begun.count == 1)
    }
  }

  @Test(arguments: [0, -1, -Double.infinity])
  func withoutAnyAgeEveryMomentCounts(age: Double) {
    let place = Place()
    place.visit { screen in
      let (_, begun) = attach(screen, age: age)
      leaveAndReturn(screen)
      #expect(begun.count == 1, "in the same moment it is not older")
      place.now += 1
      leaveAndReturn(screen)
      #expect(begun.count == 2)
    }
  }

  @Test func anEdgeThatIsOffDoesNotRefresh() {
    Place().visit { screen in
      screen.leaveWindow()
      let (control, begun) = attach(screen)
      control.isEnabled = false
      screen.enterWindow()
      #expect(begun.count == 0)
    }
  }
}
