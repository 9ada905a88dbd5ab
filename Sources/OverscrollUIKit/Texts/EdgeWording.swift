#if canImport(UIKit) && !os(watchOS)
  import Foundation
  import OverscrollTexts

  /// The texts of one edge, and the values that the line of the last update depends on.
  struct EdgeWording {
    var words = Wording()
    var surroundings = TextSurroundings.current
    /// Whether times of updates are stored; otherwise nothing is known about earlier launches.
    var remembersUpdates = false
    /// The app's closure that creates the line of the last update, instead of the library.
    var ownLine: (@MainActor (Date?) -> String?)?

    /// The time of the last update as a text; empty for no line.
    @MainActor
    func timeOfUpdate(_ date: Date?) -> String {
      if let ownLine { return ownLine(date) ?? "" }
      guard let date else { return remembersUpdates ? words[.neverUpdated] : "" }
      return surroundings.line(in: words.language).words(for: date, in: words)
    }
  }
#endif
