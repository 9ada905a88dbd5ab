import Foundation
import HostDriver
import OverscrollCore
import OverscrollIndicators
import OverscrollTexts
import OverscrollUIKit
import Testing
import UIKit

/// Texts and times in every locale and text size.
@MainActor
@Suite(.serialized) struct TextBugTests {
  // MARK: B164

  private static let places: [(tag: String, time: String, year: String)] = [
    ("en", "2:05", "2024"), ("zh-Hans", "14:05", "2024"), ("zh-Hant-HK", "2:05", "2024"),
    ("ar-EG", "٢:٠٥", "٢٠٢٤"), ("th-TH", "14:05", "2567"), ("fa-IR", "۱۴:۰۵", "۱۴۰۳"),
    ("hi", "2:05", "2024"),
  ]

  private func lastLine(_ screen: Screen) -> String {
    (screen.texts(.top).last ?? "").replacingOccurrences(of: "\u{202F}", with: " ")
  }

  @Test("B164: a time is formatted for its locale")
  func writtenTimes() {
    for (tag, time, year) in Self.places {
      let place = Place(tag)
      place.visit { screen in
        let language = OverscrollLanguage.named(tag)
        let control = OverscrollControl.refresh(manual: { $0.end() })
        screen.table.overscroll.top = control
        for seconds in [0.0, 3_600] {
          place.now = Place.afternoon + seconds
          control.lastUpdated = Place.afternoon
          let prefix = language[.lastUpdatedToday].prefix { $0 != "{" }
          #expect(lastLine(screen).hasPrefix(prefix), "\(tag)")
          #expect(lastLine(screen).contains(time), "\(tag): \(lastLine(screen))")
        }
        for days in [1.0, 365] {
          control.lastUpdated = Place.afternoon - days * 86_400
          let prefix = language[.lastUpdated].prefix { $0 != "{" }
          #expect(lastLine(screen).hasPrefix(prefix), "\(tag)")
        }
        #expect(lastLine(screen).contains(year), "\(tag): \(lastLine(screen))")
      }
    }
  }

  @Test("B164: today ends at the locale's midnight without a pull")
  func midnight() {
    let place = Place("en")
    place.visit { screen in
      let control = OverscrollControl.refresh(manual: { $0.end() })
      screen.table.overscroll.top = control
      control.lastUpdated = Place.afternoon
      // 23:59 in Berlin, and 00:00.
      place.now = Place.afternoon + 9 * 3_600 + 54 * 60
      NotificationCenter.default.post(name: .NSCalendarDayChanged, object: nil)
      #expect(lastLine(screen) == "Last updated today at 2:05 PM")
      place.now += 60
      NotificationCenter.default.post(name: .NSCalendarDayChanged, object: nil)
      #expect(lastLine(screen) == "Last updated: Nov 20, 2025")
      // In New York it is still the day before.
      place.zone = TimeZone(identifier: "America/New_York") ?? .current
      NotificationCenter.default.post(name: .NSSystemTimeZoneDidChange, object: nil)
      #expect(lastLine(screen) == "Last updated today at 8:05 AM")
    }
  }

  @Test("B164: another locale updates the line without a pull")
  func otherPlaces() {
    let place = Place("en")
    place.visit { screen in
      let control = OverscrollControl.refresh(manual: { $0.end() })
      screen.table.overscroll.top = control
      control.lastUpdated = Place.afternoon
      for (tag, time, _) in Self.places {
        place.move(to: tag)
        #expect(lastLine(screen).contains(time), "\(tag): \(lastLine(screen))")
        #expect(screen.texts(.top).first == OverscrollLanguage.named(tag)[.pullToRefresh])
      }
    }
  }

  // MARK: B141, B149

  @Test(
    "B141: a reset of the end of the list is visible at once",
    arguments: [EdgeOptions.Placement.inline, .outside])
  func resetIsVisible(_ placement: EdgeOptions.Placement) {
    onScreen { screen in
      let control = OverscrollControl.held(.load)
      control.options = .footer(.onRelease(past: 60), placement)
      screen.table.overscroll.bottom = control
      screen.device.turn()
      let idle = screen.texts(.bottom)
      control.setNoMore()
      #expect(!idle.isEmpty && screen.texts(.bottom) != idle)
      control.reset()
      #expect(screen.texts(.bottom) == idle)
    }
  }

  @Test(
    "B149: the text of a result does not depend on the results before it", arguments: [true, false])
  func textsOfResults(_ isAtTop: Bool) {
    Place("en").visit { screen in
      screen.table.overscroll.durations.resultDuration = 0.3
      let edge: OverscrollEdge = isAtTop ? .top : .bottom
      let control: OverscrollControl = isAtTop ? .held() : .held(.load, .onRelease(past: 60))
      screen.table.overscroll[edge] = control
      let language = OverscrollLanguage.named("en")
      @MainActor func texts(_ result: RefreshResult) -> [String] {
        control.reset()
        control.begin()
        screen.wait(0.6)
        control.end(result)
        screen.device.turn()
        return screen.texts(edge)
      }
      let results: [(RefreshResult, String)] =
        isAtTop
        ? [
          (.failed, language[.refreshFailed]), (.updated, language[.updated]),
          (.unchanged, language[.unchanged]),
        ]
        : [
          (.failed, language[.loadFailed]), (.updated, language[.loadMore]),
          (.noMore, language[.noMore]),
        ]
      let all = Set(results.map(\.1))
      for (before, _) in results {
        for (result, expected) in results {
          _ = texts(before)
          #expect(all.intersection(texts(result)) == [expected])
        }
      }
    }
  }
}
