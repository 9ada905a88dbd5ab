import Foundation
import HostDriver
import OverscrollCore
import OverscrollTexts
import OverscrollUIKit
import Testing
import UIKit

/// The time of the last update: how it is stored and shown.
@MainActor
@Suite(.serialized) struct LastUpdatedTests {
  private static let key = "overscroll.lastUpdated.inbox"

  /// Systems write a non-breaking space before "PM".
  private func line(_ screen: Screen) -> String? {
    let texts = screen.texts(.top)
    return texts.count > 1 ? texts[1].replacingOccurrences(of: "\u{202F}", with: " ") : nil
  }

  private func attach(
    _ screen: Screen, ending result: RefreshResult = .updated, key: String? = "inbox"
  ) -> OverscrollControl {
    let control = OverscrollControl.refresh(manual: { $0.end(result) })
    control.lastUpdatedKey = key
    screen.table.overscroll.top = control
    return control
  }

  private func refresh(_ screen: Screen) {
    screen.table.overscroll.top?.begin()
    screen.wait(8)
  }

  // MARK: Storage

  @Test(arguments: [RefreshResult.updated, .unchanged, .noMore, .failed, .cancelled])
  func onlySuccessCounts(_ result: RefreshResult) {
    let place = Place()
    place.visit { screen in
      let control = attach(screen, ending: result)
      refresh(screen)
      let counts = result.kind != .failed && result.kind != .cancelled
      #expect((control.lastUpdated == Place.afternoon) == counts)
      #expect((place.defaults.object(forKey: Self.key) as? Double != nil) == counts)
    }
  }

  @Test func aFailureLeavesTheTimeBeforeIt() {
    let place = Place()
    place.visit { screen in
      var results: [RefreshResult] = [.failed, .updated]
      let control = OverscrollControl.refresh(manual: { $0.end(results.popLast() ?? .failed) })
      control.lastUpdatedKey = "inbox"
      screen.table.overscroll.top = control
      refresh(screen)
      place.now += 3_600
      refresh(screen)
      #expect(control.lastUpdated == Place.afternoon)
      #expect(line(screen) == "Last updated today at 2:05 PM")
    }
  }

  @Test func theNextLaunchKnowsIt() {
    let place = Place()
    place.visit { screen in
      _ = attach(screen)
      refresh(screen)
      place.now += 600
      let other = Screen()
      let control = attach(other)
      #expect(control.lastUpdated == Place.afternoon)
      #expect(line(other) == "Last updated today at 2:05 PM")
    }
  }

  @Test func listsWithAKeyOfTheirOwnKeepATimeOfTheirOwn() {
    let place = Place()
    place.visit { screen in
      _ = attach(screen)
      refresh(screen)
      let other = Screen()
      #expect(attach(other, key: "sent").lastUpdated == nil)
    }
  }

  @Test func withoutAKeyTheTimeLivesAsLongAsTheControl() {
    let place = Place()
    place.visit { screen in
      let control = attach(screen, key: nil)
      #expect(line(screen) == nil)
      refresh(screen)
      #expect(line(screen) == "Last updated today at 2:05 PM")
      let kept = place.defaults.persistentDomain(forName: place.suite) ?? [:]
      #expect(kept.isEmpty)
      screen.table.overscroll.top = nil
      screen.table.overscroll.top = control
      #expect(line(screen) == "Last updated today at 2:05 PM")
      #expect(attach(screen, key: nil).lastUpdated == nil)
    }
  }

  @Test func anAppMayWriteIt() {
    let place = Place()
    place.visit { screen in
      let control = attach(screen)
      control.lastUpdated = Place.afternoon - 60
      #expect(line(screen) == "Last updated today at 2:04 PM")
      #expect(place.defaults.object(forKey: Self.key) as? Double == 1_763_643_840)
      control.lastUpdated = nil
      #expect(line(screen) == "Never updated")
      #expect(place.defaults.object(forKey: Self.key) == nil)
    }
  }

  @Test func aListThatComesAgainKnowsWhatAnotherOneWithItsKeyKept() {
    let place = Place()
    place.visit { screen in
      let control = attach(screen)
      screen.table.overscroll.top = nil
      let other = Screen()
      _ = attach(other)
      refresh(other)
      screen.table.overscroll.top = control
      #expect(line(screen) == "Last updated today at 2:05 PM")
    }
  }

  // MARK: The line

  @Test func aListThatWasNeverUpdatedSaysSoOnlyWhereThatIsKnown() {
    Place().visit { screen in
      let control = attach(screen)
      #expect(line(screen) == "Never updated")
      control.lastUpdatedKey = nil
      #expect(line(screen) == nil)
    }
  }

  @Test func anotherDayIsNamed() {
    let place = Place("de")
    place.visit { screen in
      let control = attach(screen)
      refresh(screen)
      #expect(line(screen) == "Zuletzt heute um 14:05 aktualisiert")
      control.lastUpdated = Place.afternoon - 40 * 86_400
      #expect(line(screen) == "Zuletzt aktualisiert: 11.10.2025")
    }
  }

  @Test func theAppMaySayItInItsOwnWay() {
    Place().visit { screen in
      let control = attach(screen)
      control.lastUpdatedText = { $0.map { "\(Int($0.timeIntervalSince1970))" } ?? "not yet" }
      #expect(line(screen) == "not yet")
      refresh(screen)
      #expect(line(screen) == "1763643900")
      control.lastUpdatedText = { _ in nil }
      #expect(line(screen) == nil)
      control.lastUpdatedText = nil
      control.texts = [.lastUpdatedToday: "Seen {time}"]
      #expect(line(screen) == "Seen 2:05 PM")
    }
  }

  @Test(arguments: [
    "abc" as any Sendable, -1.0, Double.nan, Double.infinity, 1e300, Date.distantFuture, [1, 2],
    Data([0]),
  ])
  func whatIsNoTimeCountsAsNone(_ kept: any Sendable) {
    let place = Place()
    place.visit { screen in
      place.defaults.set(kept, forKey: Self.key)
      let control = attach(screen)
      #expect(control.lastUpdated == nil)
      refresh(screen)
      #expect(line(screen) == "Last updated today at 2:05 PM")
    }
  }
}
