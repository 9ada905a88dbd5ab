import Foundation
import OverscrollCore
import OverscrollTexts
import Testing
@_spi(Simulation) import UIKit

@testable import OverscrollUIKit

/// The time of the last update: how it is stored and shown.
@MainActor
@Suite(.serialized) struct LastUpdatedTests {
  private static let key = "overscroll.lastUpdated.inbox"

  /// Systems write a non-breaking space before "PM".
  private func line(_ screen: Screen) -> String? {
    let texts = screen.texts(.top)
    return texts.count > 1 ? texts[1].replacing("\u{202F}", with: " ") : nil
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

  // MARK: The line

  @Test func aTimeThatIsStillToComeIsNotTold() {
    let place = Place()
    place.visit { screen in
      let control = attach(screen)
      refresh(screen)
      place.now -= 30
      screen.host?.wordsChanged()
      #expect(line(screen) == "Last updated today at 2:05 PM", "a clock is set right")
      place.now -= 86_400
      screen.host?.wordsChanged()
      #expect(line(screen) == nil)
      #expect(control.lastUpdated == Place.afternoon, "it is not forgotten")
      refresh(screen)
      #expect(line(screen) == "Last updated today at 2:04 PM")
    }
  }

  @Test("The line of the last update follows the time zone and the language")
  func followsTimeZoneAndLanguage() throws {
    let place = Place()
    place.visit { screen in
      _ = attach(screen)
      refresh(screen)
      place.zone = .gmt
      screen.host?.wordsChanged()
      #expect(line(screen) == "Last updated today at 1:05 PM")
      place.move(to: "de")
      #expect(line(screen) == "Zuletzt heute um 13:05 aktualisiert")
    }
  }

  @Test("Two texts in one locale and time zone use the same formatter")
  func formattersAreUsedAgain() {
    let locale = Locale(identifier: "en")
    let first = UpdateFormatters.matching(locale: locale, timeZone: .gmt)
    let second = UpdateFormatters.matching(locale: locale, timeZone: .gmt)
    #expect(first.time === second.time)
    #expect(first.day === second.day)
  }
}
