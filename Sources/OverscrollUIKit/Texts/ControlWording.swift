#if canImport(UIKit) && !os(watchOS)
  import Foundation
  import OverscrollTexts

  /// A control's own texts, and the time of its last update.
  struct ControlWording {
    var texts: [OverscrollText: String] = [:]
    var line: (@MainActor (Date?) -> String?)?
    var key: String?
    var updated: Date?
  }
#endif
