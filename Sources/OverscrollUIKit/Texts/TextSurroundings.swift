#if canImport(UIKit) && !os(watchOS)
  import Foundation
  import OverscrollTexts

  /// Where languages, the time and what is remembered come from.
  ///
  /// A host takes the one that is current when it is made: tests that run beside each other have their own.
  struct TextSurroundings: Sendable {
    @TaskLocal static var current = TextSurroundings()

    /// The languages that the app has texts in, those that the user reads before others first.
    var languages: @Sendable () -> [String] = {
      Bundle.main.preferredLocalizations + Locale.preferredLanguages
    }
    var locale: @Sendable () -> Locale = { .current }
    var timeZone: @Sendable () -> TimeZone = { .current }
    var now: @Sendable () -> Date = { Date() }
    /// The defaults that times of updates are kept in; those of the app when nil.
    var suite: String?

    /// What is remembered of updates.
    var memory: UpdateMemory {
      UpdateMemory(defaults: suite.flatMap { UserDefaults(suiteName: $0) } ?? .standard)
    }

    /// The language that the app has asked for, else one that its user reads.
    @MainActor
    var language: OverscrollLanguage {
      let chosen = OverscrollDefaults.language.map { [$0] } ?? []
      return OverscrollLanguage(preferring: chosen + languages())
    }

    /// How times are written now, in a language.
    ///
    /// The user's own way where it is theirs: with the hours, the digits and the calendar that they chose.
    func line(in language: OverscrollLanguage) -> UpdateLine {
      let users = locale()
      let isUsers = OverscrollLanguage(matching: users.identifier) == language
      return UpdateLine(
        now: now(), locale: isUsers ? users : Locale(identifier: language.tag), timeZone: timeZone()
      )
    }
  }
#endif
