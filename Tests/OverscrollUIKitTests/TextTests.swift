import OverscrollCore
import OverscrollIndicators
import OverscrollTexts
import Testing
@_spi(Simulation) import UIKit

@testable import OverscrollUIKit

/// The origin and the language of shown and announced texts.
@MainActor
@Suite(.serialized) struct TextTests {
  @Test func theButtonIsRenamedAsWell() {
    Place("en").visit { screen in
      defer { OverscrollDefaults.language = nil }
      screen.table.overscroll.backToTop = BackToTop(after: .points(100))
      screen.fling()
      screen.fling(2_000)
      let button = screen.host?.backToTopPresenter.button
      #expect(button?.accessibilityLabel == "Back to top")
      OverscrollDefaults.language = "de"
      #expect(button?.accessibilityLabel == "Nach oben")
      #expect(button?.accessibilityLanguage == "de")
    }
  }

  @Test func everyPhaseAndPurposeHasItsWords() {
    let words = IndicatorWords()
    words.set(.updated("12 new"), updated: nil)
    for state in IndicatorState.samples(in: IndicatorSize(width: 320, height: 54)) {
      let title = IndicatorText.title(for: state)
      #expect(!words.words(for: title).isEmpty, "\(state)")
    }
    #expect(words.words(for: .retry) == "Try again")
  }

  // MARK: The app's own

  @Test func theAppsOwnWordsAreSaidAndOffered() {
    Place("en").visit { screen in
      screen.device.isVoiceOverRunning = true
      let control = OverscrollControl.refresh(manual: { $0.end(.failed) })
      control.texts = [.refreshing: "Fetching …", .refreshFailed: "No luck", .refresh: "Fetch"]
      screen.table.overscroll.top = control
      #expect(screen.table.accessibilityCustomActions?.map(\.name) == ["Fetch"])
      screen.pull()
      screen.wait(1)
      #expect(screen.device.posts.compactMap(\.text) == ["Fetching", "No luck"])
      #expect(screen.box(.top)?.accessibilityLabel == "No luck, Try again")
    }
  }

  @Test(arguments: OverscrollLanguage.all)
  func whatIsSaidHasNoEllipsis(_ language: OverscrollLanguage) {
    for purpose in EdgeOptions.Purpose.allCases {
      let said = Wording(language: language)
        .announcement(.began, for: purpose, result: nil)
      #expect(said?.isEmpty == false)
      #expect(said?.contains("…") == false)
      #expect(said?.last?.isWhitespace == false)
    }
  }
}
