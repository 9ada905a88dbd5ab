import Foundation
import OverscrollCore
import OverscrollIndicators
import OverscrollTexts
import Testing
@_spi(Simulation) import UIKit

@testable import OverscrollUIKit

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
    (screen.texts(.top).last ?? "").replacing("\u{202F}", with: " ")
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

  // MARK: B165

  private static let sizes: [UIContentSizeCategory] = [
    .extraSmall, .large, .extraExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  @Test("B165: no text is truncated or overlaps another", arguments: OverscrollLanguage.all)
  func widths(_ language: OverscrollLanguage) {
    for category in Self.sizes {
      for edge in [OverscrollEdge.top, .bottom] {
        Place(language.tag).visit { screen in
          screen.device.contentSizeCategory = category
          let view = IndicatorView(.drawn(ClassicIndicator()))
          screen.table.addSubview(view)
          var wording = EdgeWording()
          wording.words.language = language
          view.words.use(wording)
          view.words.set(nil, updated: Place.afternoon)
          for state in IndicatorState.samples(in: SceneSize(width: 320, height: 160))
          where state.edge == edge && state.progress == 0 && !state.showsMessage {
            view.show(state, IndicatorView.Manner())
            expectRoom(view, "\(language.tag) \(category.rawValue) \(state.phase)")
          }
        }
      }
    }
  }

  @Test("B165: a message of any length leaves room for Retry")
  func longMessage() {
    Place("de").visit { screen in
      let view = IndicatorView(.drawn(ClassicIndicator()))
      screen.table.addSubview(view)
      view.words.set(
        .failed(String(repeating: "Der Server antwortet nicht. ", count: 9)), updated: nil)
      view.show(
        IndicatorState(
          edge: .top, purpose: .refresh, phase: .failed,
          result: ResultSummary(.failed, hasMessage: true),
          size: SceneSize(width: 320, height: 54)), IndicatorView.Manner())
      expectRoom(view, "message")
      #expect(view.elements.count == 2)
      #expect(view.elements.allSatisfy { $0.bounds.width > 60 })
    }
  }

  private func expectRoom(_ view: IndicatorView, _ comment: String) {
    // An arrow has no size: it is drawn in a box of 24 points.
    let frames = view.elements.map {
      $0 is SceneShape
        ? CGRect(x: $0.center.x - 12, y: $0.center.y - 12, width: 24, height: 24) : $0.frame
    }
    for frame in frames {
      #expect(frame.minX >= 8 - 0.001 && frame.maxX <= 312 + 0.001, "\(comment): \(frame)")
    }
    // Beside each other with a gap of eight points, or above each other.
    for (index, one) in frames.enumerated() {
      for other in frames[(index + 1)...] {
        let apart = max(other.minX - one.maxX, one.minX - other.maxX)
        let above = max(other.minY - one.maxY, one.minY - other.maxY)
        #expect(apart >= 8 - 0.001 || above >= -4.001, "\(comment): \(one) \(other)")
      }
    }
    for label in view.elements.compactMap({ $0 as? SceneLabel }) {
      #expect(label.shrinksToFit, "\(comment)")
    }
  }
}
