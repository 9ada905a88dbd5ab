#if canImport(UIKit) && !os(watchOS)
  import OverscrollCore

  /// What an event means for the edges besides insets and offsets.
  struct EventReport {
    let changes: PerEdge<EdgeEffects>
    /// The states after the event; nil for edges without observers.
    let states: PerEdge<OverscrollControl.State?>
    let ends: PerEdge<RunEnd?>
  }

  /// The end of a run, which its control reports after the effects before it.
  struct RunEnd {
    let control: OverscrollControl
    let result: RefreshResult
  }

  /// The reports of events that were caused while the report of an earlier one is being delivered.
  struct ReportQueue {
    private var waiting: [EventReport] = []
    /// Whether reports are being delivered.
    private(set) var isDelivering = false

    /// Begins to deliver; returns false if reports are being delivered already, so that this one has
    /// to wait.
    mutating func begin() -> Bool {
      defer { isDelivering = true }
      return !isDelivering
    }

    /// Adds a report that waits for the earlier ones.
    mutating func add(_ report: EventReport) { waiting.append(report) }

    /// Removes and returns the report to deliver next; nil ends the delivery.
    mutating func next() -> EventReport? {
      isDelivering = !waiting.isEmpty
      return waiting.isEmpty ? nil : waiting.removeFirst()
    }
  }
#endif
