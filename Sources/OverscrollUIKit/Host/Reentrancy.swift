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

  /// What happens while a call of the host is in progress, and has to wait for its end.
  ///
  /// Changes that the scroll view reports during a write are consequences of that write: they are
  /// noted, and read at the end of the event. Events that observers and actions cause take effect
  /// at once, but their reports wait until the earlier ones are delivered.
  struct Reentrancy {
    /// Whether a write is in progress.
    private(set) var isWriting = false
    private var needsReading = false
    private var needsLayout = false
    private var isDelivering = false
    private var waiting: [EventReport] = []

    // MARK: Writes

    /// Begins a write.
    ///
    /// - Returns: Whether it is part of another write, for ``endWrite(isPart:)``.
    mutating func beginWrite() -> Bool {
      defer { isWriting = true }
      return isWriting
    }

    mutating func endWrite(isPart: Bool) { isWriting = isPart }

    /// Returns whether the scroll view must not be read yet, and notes then that it has changed.
    mutating func defersReading() -> Bool {
      if isWriting { needsReading = true }
      return isWriting
    }

    /// Returns whether a layout is part of a write, and notes then that another one is needed.
    mutating func defersLayout() -> Bool {
      if isWriting { needsLayout = true }
      return isWriting
    }

    /// Returns whether the scroll view changed during a write, and resets that.
    mutating func takeReading() -> Bool {
      defer { needsReading = false }
      return needsReading
    }

    /// Returns whether the scroll view was laid out during a write, and resets that.
    mutating func takeLayout() -> Bool {
      defer { needsLayout = false }
      return needsLayout
    }

    // MARK: Reports

    /// Begins to deliver, unless reports are being delivered already, so that the next one waits.
    ///
    /// ``nextReportOrEnd()`` ends the delivery.
    ///
    /// - Returns: Whether it is the first report, for ``add(_:isFirst:)``.
    mutating func beginDelivery() -> Bool {
      defer { isDelivering = true }
      return !isDelivering
    }

    /// Adds a report that waits for the earlier ones.
    ///
    /// The first one is delivered before those that were added since its delivery began.
    mutating func add(_ report: EventReport, isFirst: Bool) {
      waiting.insert(report, at: isFirst ? 0 : waiting.count)
    }

    /// Removes and returns the report to deliver next; nil ends the delivery.
    mutating func nextReportOrEnd() -> EventReport? {
      isDelivering = !waiting.isEmpty
      return waiting.isEmpty ? nil : waiting.removeFirst()
    }
  }
#endif
