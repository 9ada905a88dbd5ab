package import Foundation
package import OverscrollTexts
package import OverscrollUIKit

/// The location, language and clock of a test's user; can change at any time.
package final class Place: Sendable {
  private struct State {
    var languages: [String]
    var locale: Locale
    var zone = TimeZone(identifier: "Europe/Berlin") ?? .current
    var now: Date
  }

  private let state: Locked<State>
  /// A separate suite of user defaults.
  package let suite = "overscroll.tests.\(UUID().uuidString)"

  /// 14:05 in Berlin, on Thursday, 20 November 2025.
  package static let afternoon = Date(timeIntervalSince1970: 1_763_643_900)

  package init(_ tag: String = "en", now: Date = Place.afternoon) {
    state = Locked(State(languages: [tag], locale: Locale(identifier: tag), now: now))
  }

  package var now: Date {
    get { state.with { $0.now } }
    set { state.with { $0.now = newValue } }
  }

  package var zone: TimeZone {
    get { state.with { $0.zone } }
    set { state.with { $0.zone = newValue } }
  }

  package var defaults: UserDefaults { UserDefaults(suiteName: suite) ?? .standard }

  /// Changes the user's language and locale.
  package func move(to tag: String) {
    state.with {
      $0.languages = [tag]
      $0.locale = Locale(identifier: tag)
    }
    NotificationCenter.default.post(name: NSLocale.currentLocaleDidChangeNotification, object: nil)
  }

  package var surroundings: TextSurroundings {
    let state = state
    return TextSurroundings(
      languages: { state.with { $0.languages } }, locale: { state.with { $0.locale } },
      timeZone: { state.with { $0.zone } }, now: { state.with { $0.now } }, suite: suite)
  }

  /// Runs a body in this place.
  @MainActor
  package func visit(_ body: @MainActor (Screen) throws -> Void) rethrows {
    defer { defaults.removePersistentDomain(forName: suite) }
    try TextSurroundings.$current.withValue(surroundings) {
      try onScreen { try body($0) }
    }
  }
}

extension OverscrollLanguage {
  /// The language of a tag.
  package static func named(_ tag: String) -> OverscrollLanguage {
    OverscrollLanguage(preferring: [tag])
  }
}
