#if canImport(UIKit) && !os(watchOS)
  import Foundation
  import OverscrollTexts

  /// The words of one edge with what the line of the last update depends on.
  package struct EdgeWording {
    var words = Wording()
    var surroundings = TextSurroundings.current
    /// Whether updates are remembered: only then is it known that there was none.
    var remembersUpdates = false
    /// What the app makes of the last update, in place of the library.
    var ownLine: (@MainActor (Date?) -> String?)?

    /// When the last update was, in words; empty where there is nothing to say.
    @MainActor
    func timeOfUpdate(_ date: Date?) -> String {
      if let ownLine { return ownLine(date) ?? "" }
      guard let date else { return remembersUpdates ? words[.neverUpdated] : "" }
      return surroundings.line(in: words.language).words(for: date, in: words)
    }
  }
#endif
