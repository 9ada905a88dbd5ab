import Foundation
import OverscrollUIKit
@_spi(Simulation) import UIKit

/// The location, language and clock of a test's user; can change at any time.
final class Place: Sendable {
  private struct State {
    var languages: [String]
    var locale: Locale
    var zone = TimeZone(identifier: "Europe/Berlin") ?? .current
    var now: Date
  }

  private let state: Locked<State>
  /// A separate suite of user defaults.
  let suite = "overscroll.tests.\(UUID().uuidString)"

  /// 14:05 in Berlin, on Thursday, 20 November 2025.
  static let afternoon = Date(timeIntervalSince1970: 1_763_643_900)

  init(_ tag: String = "en", now: Date = Place.afternoon) {
    state = Locked(State(languages: [tag], locale: Locale(identifier: tag), now: now))
  }

  var now: Date {
    get { state.with { $0.now } }
    set { state.with { $0.now = newValue } }
  }

  var zone: TimeZone {
    get { state.with { $0.zone } }
    set { state.with { $0.zone = newValue } }
  }

  var defaults: UserDefaults { UserDefaults(suiteName: suite) ?? .standard }

  /// Changes the user's language and locale.
  func move(to tag: String) {
    state.with {
      $0.languages = [tag]
      $0.locale = Locale(identifier: tag)
    }
    NotificationCenter.default.post(name: NSLocale.currentLocaleDidChangeNotification, object: nil)
  }

  var surroundings: TextSurroundings {
    let state = state
    return TextSurroundings(
      languages: { state.with { $0.languages } }, locale: { state.with { $0.locale } },
      timeZone: { state.with { $0.zone } }, now: { state.with { $0.now } }, suite: suite)
  }

  /// Runs a body in this place.
  @MainActor
  func visit(_ body: @MainActor (Screen) throws -> Void) rethrows {
    defer { defaults.removePersistentDomain(forName: suite) }
    try TextSurroundings.$current.withValue(surroundings) {
      try onScreen { try body($0) }
    }
  }
}
