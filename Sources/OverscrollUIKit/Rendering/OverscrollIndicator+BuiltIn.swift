// Made by Development/Scripts/make-indicators.py from Sources/OverscrollIndicators/BuiltIn/BuiltInIndicator.swift.

#if canImport(UIKit) && !os(watchOS)
  import OverscrollIndicators

  extension OverscrollIndicator {
    /// A rotating arrow, a spinner, a status text, and the time of the last update.
    public static var classic: OverscrollIndicator { .drawn(ClassicIndicator()) }

    /// A plain spinner that appears with the pull.
    public static var spinner: OverscrollIndicator { .drawn(SpinnerIndicator()) }

    /// A circle that closes with the pull, and spins while the action runs.
    public static var ring: OverscrollIndicator { .drawn(RingIndicator()) }

    /// One line of text that states the phase.
    public static var text: OverscrollIndicator { .drawn(TextIndicator()) }

    /// Three short lines that grow with the pull, and turn into dots while the action runs.
    public static var lines: OverscrollIndicator { .drawn(LinesIndicator()) }
  }
#endif
