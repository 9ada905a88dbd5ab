import HostDriver
import OverscrollCore
import OverscrollIndicators
import OverscrollTexts
import OverscrollUIKit
import Testing
import UIKit

/// The origin and the language of shown and announced texts.
@MainActor
@Suite(.serialized) struct TextTests {
  private func german(_ text: OverscrollText) -> String { OverscrollLanguage.named("de")[text] }

  private func armed(_ screen: Screen) -> String? {
    screen.hold(by: 200)
    let words = screen.texts(.top).first
    screen.finger.drag(by: -200)
    screen.finger.lift()
    screen.wait(1)
    screen.table.contentOffset.y = screen.rest
    return words
  }

  @Test func theLanguageIsTheUsers() {
    Place("de").visit { screen in
      screen.table.overscroll.top = .refresh(manual: { _ in })
      #expect(screen.texts(.top) == ["Zum Aktualisieren ziehen"])
      #expect(armed(screen) == "Zum Aktualisieren loslassen")
    }
  }

  @Test func theAppMayChooseAnotherOneAndTheScreenChangesAtOnce() {
    Place("de").visit { screen in
      defer { OverscrollDefaults.language = nil }
      screen.table.overscroll.top = .refresh(manual: { _ in })
      screen.table.overscroll.backToTop = BackToTop()
      screen.fling()
      #expect(screen.box(.top)?.accessibilityLanguage == nil, "the voice is the user's")
      OverscrollDefaults.language = "fr-CA"
      #expect(screen.box(.top)?.accessibilityLanguage == "fr")
      #expect(screen.texts(.top) == ["Tirez pour actualiser"])
      #expect(screen.table.accessibilityCustomActions?.map(\.name) == ["Actualiser"])
      OverscrollDefaults.language = "tlh"
      #expect(screen.texts(.top) == ["Zum Aktualisieren ziehen"], "a language that there is not")
      OverscrollDefaults.language = nil
      #expect(screen.texts(.top) == ["Zum Aktualisieren ziehen"])
    }
  }

  @Test func anotherLanguageOfTheDeviceIsShownWithoutAPull() {
    let place = Place("en")
    place.visit { screen in
      screen.table.overscroll.top = .refresh(manual: { _ in })
      screen.table.overscroll.bottom = .loadMore(manual: { _ in })
      place.move(to: "ja")
      #expect(screen.texts(.top) == ["引っ張って更新"])
      #expect(screen.texts(.bottom) == ["さらに読み込む"])
      #expect(screen.box(.bottom)?.accessibilityLabel == "さらに読み込む")
    }
  }

  @Test func whatRunsGoesOnInAnotherLanguage() {
    Place("en").visit { screen in
      defer { OverscrollDefaults.language = nil }
      var runs: [OverscrollRun] = []
      screen.table.overscroll.top = .refresh(manual: { runs.append($0) })
      screen.pull()
      screen.wait(1)
      OverscrollDefaults.language = "de"
      #expect(screen.texts(.top) == [german(.refreshing)])
      #expect(screen.box(.top)?.accessibilityLabel == german(.refreshing))
      #expect(runs.map(\.isCurrent) == [true])
    }
  }

  @Test func aPulledPageSaysThatLettingGoLoads() {
    Place("en").visit { screen in
      screen.table.overscroll.top = .loadMore(trigger: .onRelease(past: 60), manual: { _ in })
      screen.hold(by: 60)
      #expect(screen.texts(.top) == ["Pull to load more"])
      screen.finger.drag(by: 140)
      screen.finger.hold(for: 0.15)
      #expect(screen.texts(.top) == ["Release to load more"])
    }
  }

  // MARK: The app's own

  @Test func theAppsOwnWordsComeBeforeOursAndAControlsBeforeThose() {
    Place("de").visit { screen in
      defer { OverscrollDefaults.texts = [:] }
      screen.table.overscroll.top = .refresh(manual: { _ in })
      OverscrollDefaults.texts = [.pullToRefresh: "Zieh", .releaseToRefresh: "Lass los"]
      #expect(screen.texts(.top) == ["Zieh"])
      screen.table.overscroll.top?.texts = [.pullToRefresh: "Hol mehr"]
      #expect(screen.texts(.top) == ["Hol mehr"])
      #expect(armed(screen) == "Lass los")
      OverscrollDefaults.texts = [:]
      #expect(armed(screen) == "Zum Aktualisieren loslassen", "what it lacks is ours")
      screen.table.overscroll.top?.texts = [:]
      #expect(screen.texts(.top) == ["Zum Aktualisieren ziehen"])
    }
  }

  // MARK: Right to left

  @Test(arguments: ["ar", "he", "fa"])
  func aForcedLanguageKeepsTheDirectionOfItsView(_ tag: String) {
    Place("en").visit { screen in
      defer { OverscrollDefaults.language = nil }
      screen.table.overscroll.top = .refresh(manual: { _ in })
      OverscrollDefaults.language = tag
      #expect(signIsLeft(screen) == true)
      screen.device.layoutDirection = .rightToLeft
      screen.wait(0.1)
      #expect(signIsLeft(screen) == false)
    }
  }

  private func signIsLeft(_ screen: Screen) -> Bool? {
    let elements = screen.box(.top)?.parts ?? []
    guard let sign = elements.first(where: { $0.shape != nil }),
      let words = elements.first(where: { $0.label != nil })
    else { return nil }
    return sign.center.x < words.center.x
  }
}

extension OverscrollLanguage {
  static func named(_ tag: String) -> OverscrollLanguage { OverscrollLanguage(preferring: [tag]) }
}
