#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  import Foundation
  import OverscrollUIKit

  /// Looks for a scroll view until it is there.
  ///
  /// SwiftUI does not report that a view inside has added a list or replaced it, for example when
  /// its content has loaded.
  @MainActor
  final class ScrollViewSearch {
    /// The time between two looks, in seconds.
    private static let interval = 0.2
    /// The number of looks after which the log says that there is no scroll view: 5 s.
    private static let patience = 25

    private let clock = Alarm.Clock.current
    private let log = OverscrollLog.current
    private var alarm: Alarm?
    private var isAwaitingTurn = false
    private var lookCount = 0
    private var hasComplained = false

    /// Looks in the next turn and then repeatedly, until `look` returns true.
    ///
    /// - Parameters:
    ///   - look: Looks once.
    ///   - missing: Called when the log says that there is no scroll view.
    func begin(
      _ look: @escaping @MainActor () -> Bool, missing: @escaping @MainActor () -> Void
    ) {
      guard !isAwaitingTurn else { return }
      isAwaitingTurn = true
      DispatchQueue.main.async { [weak self] in
        MainActor.assumeIsolated {
          self?.isAwaitingTurn = false
          self?.run(look, missing)
        }
      }
    }

    private func run(
      _ look: @escaping @MainActor () -> Bool, _ missing: @escaping @MainActor () -> Void
    ) {
      (alarm, lookCount) = (nil, lookCount + 1)
      guard !look() else { return lookCount = 0 }
      if lookCount == Self.patience, !hasComplained {
        hasComplained = true
        log.note(
          "No scroll view was found where overscroll was asked for: it cannot be pulled there.")
        missing()
      }
      alarm = Alarm(after: Self.interval, by: clock) { [weak self] in self?.run(look, missing) }
    }
  }
#endif
