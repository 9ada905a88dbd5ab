#if canImport(UIKit) && !os(watchOS)
  /// The reasons for which no edge fires by nearness yet; pulls, releases and taps fire.
  ///
  /// A list gets its window, its bars, its rows and its first position in several steps, which end
  /// with the end of a chat, or with code of the app that scrolls to a row in its first turn.
  struct TriggerHold: OptionSet {
    /// The next layout makes the lengths final.
    static let layout = TriggerHold(rawValue: 1)
    /// The next layout gives the content its first position.
    static let firstLayout = TriggerHold(rawValue: 2)
    /// The rest of the turn of that layout may still scroll.
    static let firstTurn = TriggerHold(rawValue: 4)
    /// Several settings change together: a control with its state, or the policy with the runs.
    static let settings = TriggerHold(rawValue: 8)

    /// The list waits for the row at which it starts, and is elsewhere until then.
    static let startingRow = TriggerHold(rawValue: 16)

    var rawValue: UInt8
  }
#endif
