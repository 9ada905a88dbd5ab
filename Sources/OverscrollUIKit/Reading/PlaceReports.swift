#if canImport(UIKit) && !os(watchOS)
  import Foundation
  import UIKit

  /// Reports the place of the row being read when it has changed and the list rests, and the rows
  /// that a reader has had the time to read.
  @MainActor
  final class PlaceReports {
    /// The time between two readings, in seconds; a list rests if they are equal.
    private static let interval = 0.25
    /// The number of readings in a row that a row was visible for when it has been read: a second.
    private static let readings = 5

    /// The place that was reported last, or at which the list has started.
    private var last: RowPlace?
    /// The place at the last reading.
    private var seen: RowPlace?
    /// The number of readings in a row, without a movement, at which each visible row was visible.
    private var visible: [AnyHashable: Int] = [:]
    /// The rows that were reported last.
    private var reportedRows: [AnyHashable] = []
    /// Whether a user has moved the content since the last reading.
    private var hasMoved = false
    private var alarm: Alarm?
    private let clock: Alarm.Clock
    private let machine: ReadingMachine
    private weak var scrollView: UIScrollView?
    private let report: (@MainActor (RowPlace) -> Void)?
    private let reportRows: (@MainActor ([AnyHashable]) -> Void)?
    private var tokens: [NotificationToken] = []

    /// Creates the reports that a reading position asks for; nil if it asks for none.
    init?(
      _ position: ReadingPosition, of machine: ReadingMachine, in scrollView: UIScrollView,
      by clock: Alarm.Clock
    ) {
      guard position.onPlaceChange != nil || position.onVisibleRowsChange != nil else {
        return nil
      }
      (self.machine, self.scrollView, self.clock) = (machine, scrollView, clock)
      (last, report) = (position.start, position.onPlaceChange)
      reportRows = position.onVisibleRowsChange
      tokens = [
        NotificationToken(UIApplication.didEnterBackgroundNotification) { [weak self] in
          self?.flush()
        },
        NotificationToken(
          UIScene.didActivateNotification,
          from: { [weak scrollView] in scrollView?.window?.windowScene },
          { [weak self] in self?.placeChanged() }),
      ]
    }

    /// Notes that the place may have changed.
    func placeChanged() {
      if scrollView?.isIdle == false { hasMoved = true }
      if alarm == nil { wait() }
    }

    /// Reports a changed place now.
    func flush() {
      guard let report, let place = machine.place, !place.isNear(last) else { return }
      last = place
      report(place)
    }

    private func wait() {
      alarm = Alarm(after: Self.interval, by: clock) { [weak self] in self?.ring() }
    }

    private func ring() {
      alarm = nil
      let before = seen
      seen = machine.place
      let isIdle = scrollView?.isIdle == true
      let isStill = isIdle && (seen == nil || seen?.isNear(before) == true)
      if isStill { flush() }
      let hasRead = reportRows == nil || readRows(isIdle: isIdle)
      if !isStill || !hasRead, alarm == nil { wait() }
    }

    /// Reports the rows that were visible for long enough; returns whether these are all.
    private func readRows(isIdle: Bool) -> Bool {
      defer { hasMoved = false }
      guard isIdle, !hasMoved, isActive else {
        visible = [:]
        // The list asks again when it is active.
        return isIdle && !isActive
      }
      let rows = machine.visibleRows
      let before = visible
      visible = Dictionary(rows.map { ($0, (before[$0] ?? 0) + 1) }) { first, _ in first }
      let read = rows.filter { (visible[$0] ?? 0) >= Self.readings }
      if !read.isEmpty, read != reportedRows {
        reportedRows = read
        reportRows?(read)
      }
      return read.count == rows.count
    }

    /// Whether the user can see the list and the app.
    private var isActive: Bool {
      guard let window = scrollView?.window else { return false }
      return window.windowScene.map { $0.activationState == .foregroundActive } ?? true
    }
  }
#endif
