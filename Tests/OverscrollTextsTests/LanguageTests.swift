import Foundation
import Testing

@testable import OverscrollTexts

@Suite struct LanguageTests {
  private static let root = URL(filePath: #filePath).resolvingSymlinksInPath()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The tags of `Development/Texts/tags.txt`, with those of their texts; nil where there are none.
  private static func cases() throws -> [(tag: String, texts: String?)] {
    let file = try String(
      contentsOf: root.appending(path: "Development/Texts/tags.txt"), encoding: .utf8)
    return file.split(separator: "\n").filter { !$0.hasPrefix("#") }.compactMap { line in
      let words = line.split(separator: " ").map(String.init)
      return words.count == 2 ? (words[0], words[1] == "none" ? nil : words[1]) : nil
    }
  }

  @Test func theFirstWishThatThereIsCounts() {
    let word = OverscrollLanguage(preferring: ["gsw", "de-CH"])[.retry]  // "Wiederholen"
    #expect(word == "Wiederholen")
  }

  @Test func everyTagGetsTheTextsThatSuitIt() throws {
    let cases = try Self.cases()
    #expect(cases.count > 40)
    for (tag, texts) in cases {
      #expect(OverscrollLanguage(matching: tag)?.tag == texts, "\(tag)")
    }
  }

  @Test func everyLanguageIsFoundByItsOwnTag() {
    #expect(OverscrollLanguage.all.count == 35)
    for language in OverscrollLanguage.all {
      #expect(OverscrollLanguage(matching: language.tag) == language)
      #expect(OverscrollLanguage(matching: language.tag.uppercased()) == language)
      #expect(
        OverscrollLanguage(matching: language.tag.replacing("-", with: "_")) == language)
    }
  }

  @Test(arguments: [
    ("de_AT", "de"), ("zh_Hant_HK", "zh-Hant"), ("ja_JP@calendar=japanese", "ja"),
    ("pt_PT.UTF-8", "pt-PT"), ("th_TH@calendar=buddhist", "th"),
  ]) func theSystemsOwnIdentifiersAreTags(_ identifier: String, _ tag: String) {
    #expect(OverscrollLanguage(matching: identifier)?.tag == tag)
  }

  @Test(arguments: ["", "-", "_", "@", "--", "-de", "é", "\u{0}", "😀-DE"])
  func whatIsNoTagMatchesNothing(_ tag: String) {
    let language = OverscrollLanguage(matching: tag)
    #expect(language == nil)
  }

  @Test(arguments: [
    ([], "en"), (["gsw", "de-CH", "fr"], "de"), (["eo", "tlh"], "en"),
    (["zh-HK", "en"], "zh-Hant"),
    (["", "nn", "sv"], "nb"),
  ]) func theFirstWishThatCanBeMetIsMet(_ wishes: [String], _ tag: String) {
    #expect(OverscrollLanguage(preferring: wishes).tag == tag)
  }

  @Test(arguments: OverscrollLanguage.all)
  func everyTextIsThereAndInItsLanguage(_ language: OverscrollLanguage) {
    #expect(language.texts.count == OverscrollText.allCases.count)
    for text in OverscrollText.allCases {
      let words = language[text]
      #expect(!words.isEmpty && words != "\(text)", "\(text)")
      #expect(words.contains("{time}") == (text == .lastUpdatedToday), "\(text)")
      #expect(words.contains("{date}") == (text == .lastUpdated), "\(text)")
      #expect(words.filter { $0 == "{" }.count <= 1, "\(text)")
    }
  }

  @Test(arguments: OverscrollLanguage.all)
  func whatTellsStatesApartIsNotTheSame(_ language: OverscrollLanguage) {
    let states: [OverscrollText] = [
      .pullToRefresh, .releaseToRefresh, .refreshing, .updated, .unchanged, .refreshFailed,
      .loadMore, .loading, .noMore, .loadFailed, .retry, .pullToLoad, .releaseToLoad,
    ]
    #expect(Set(states.map { language[$0] }).count == states.count)
  }

  @Test func aWordOfEachLanguageStandsAtItsKey() {
    let words = [
      "de": "Wiederholen", "fr": "Réessayer", "ja": "再試行", "ar": "إعادة المحاولة",
      "pt-PT": "Tentar de novo", "pt-BR": "Tentar novamente", "zh-Hant": "再試一次",
    ]
    for (tag, word) in words {
      #expect(OverscrollLanguage(matching: tag)?[.retry] == word)
    }
  }
}
