#if canImport(UIKit) && !os(watchOS)
  import Foundation
  import UIKit

  /// Reports the place of the row being read when it has changed and the list rests.
  @MainActor
  final class PlaceReports {
    /// The time between two readings, in seconds; a list rests if they are equal.
    private static let interval = 0.25

    /// The place that was reported last, or at which the list has started.
    private var last: RowPlace?
    /// The place at the last reading.
    private var seen: RowPlace?
    private var alarm: Alarm?
    private let clock: Alarm.Clock
    private let place: @MainActor () -> RowPlace?
    private let isIdle: @MainActor () -> Bool
    private let report: @MainActor (RowPlace) -> Void
    private var background: NotificationToken?

    /// Creates reports of what `place` returns while `isIdle` returns true.
    init(
      since start: RowPlace?, by clock: Alarm.Clock, _ place: @escaping @MainActor () -> RowPlace?,
      isIdle: @escaping @MainActor () -> Bool, _ report: @escaping @MainActor (RowPlace) -> Void
    ) {
      (last, self.clock) = (start, clock)
      (self.place, self.isIdle, self.report) = (place, isIdle, report)
      background = NotificationToken(UIApplication.didEnterBackgroundNotification) {
        [weak self] in self?.flush()
      }
    }

    /// Notes that the place may have changed.
    func placeChanged() {
      if alarm == nil { wait() }
    }

    /// Reports a changed place now.
    func flush() {
      alarm = nil
      guard let place = place(), !place.isNear(last) else { return }
      last = place
      report(place)
    }

    private func wait() {
      alarm = Alarm(after: Self.interval, by: clock) { [weak self] in self?.ring() }
    }

    private func ring() {
      let before = seen
      seen = place()
      guard isIdle(), seen == nil || seen?.isNear(before) == true else { return wait() }
      flush()
    }
  }
#endif
