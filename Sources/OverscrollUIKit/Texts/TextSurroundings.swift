#if canImport(UIKit) && !os(watchOS)
  package import Foundation
  import OverscrollTexts

  /// The source of languages, the time, and stored times of updates.
  ///
  /// A host uses the value that is current when the host is created, so that parallel tests can
  /// have their own.
  package struct TextSurroundings: Sendable {
    @TaskLocal package static var current = TextSurroundings()

    /// The languages of the app's texts, in the order of the user's preference.
    package var languages: @Sendable () -> [String]
    package var locale: @Sendable () -> Locale
    package var timeZone: @Sendable () -> TimeZone
    package var now: @Sendable () -> Date
    /// The suite of user defaults that stores the times of updates; nil for the app's own.
    package var suite: String?

    package init(
      languages: @escaping @Sendable () -> [String] = {
        Bundle.main.preferredLocalizations + Locale.preferredLanguages
      },
      locale: @escaping @Sendable () -> Locale = { .current },
      timeZone: @escaping @Sendable () -> TimeZone = { .current },
      now: @escaping @Sendable () -> Date = { Date() }, suite: String? = nil
    ) {
      self.languages = languages
      self.locale = locale
      self.timeZone = timeZone
      self.now = now
      self.suite = suite
    }

    /// The stored times of updates.
    var memory: UpdateMemory {
      UpdateMemory(defaults: suite.flatMap { UserDefaults(suiteName: $0) } ?? .standard)
    }

    /// The language that the app has chosen, or otherwise one that the user prefers.
    @MainActor
    var language: OverscrollLanguage {
      let chosen = OverscrollDefaults.language.map { [$0] } ?? []
      return OverscrollLanguage(preferring: chosen + languages())
    }

    /// The format of times in a language.
    ///
    /// If it is the user's own language, the format follows their settings for hours, digits and
    /// calendar.
    func line(in language: OverscrollLanguage) -> UpdateLine {
      let users = locale()
      let isUsers = OverscrollLanguage(matching: users.identifier) == language
      return UpdateLine(
        now: now(), locale: isUsers ? users : Locale(identifier: language.tag), timeZone: timeZone()
      )
    }
  }
#endif
