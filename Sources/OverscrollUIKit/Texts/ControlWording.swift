#if canImport(UIKit) && !os(watchOS)
  import Foundation
  import OverscrollTexts

  /// What a control says in words of its own, and when it was last updated.
  struct ControlWording {
    var texts: [OverscrollText: String] = [:]
    var line: (@MainActor (Date?) -> String?)?
    var key: String?
    var updated: Date?
  }
#endif
