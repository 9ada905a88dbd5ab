#if !hasFeature(Embedded)
  /// A list of timers without closures, which a host polls.
  ///
  /// Times are absolute, in seconds, of any clock. Timers with equal times fire in the order in
  /// which they were added. If the clock jumps backwards, all timers are late; if it jumps
  /// forwards, all are due at once, in the order of their times.
  package struct WakeList<Tag: Equatable & Sendable>: Equatable, Sendable {
    /// A timer.
    package struct Wake: Equatable, Sendable {
      /// The identifier of the timer in its list.
      package let id: Int
      /// The time at which it is due, in seconds.
      package let time: Double
      /// The value that the host attached.
      package let tag: Tag
    }

    private var wakes: [Wake] = []
    private var lastID = 0

    /// Creates an empty list.
    package init() {}

    /// The time of the next timer, in seconds; nil if the list is empty.
    package var next: Double? { wakes.first?.time }

    /// The number of timers.
    package var count: Int { wakes.count }

    /// Adds a timer for a time.
    ///
    /// - Parameters:
    ///   - tag: A value that identifies the purpose of the timer.
    ///   - time: The time, in seconds. If it is not finite, the timer never fires.
    /// - Returns: The identifier, for ``cancel(_:)``.
    @discardableResult
    package mutating func wake(_ tag: Tag, at time: Double) -> Int {
      lastID += 1
      guard time.isFinite else { return lastID }
      let index = wakes.firstIndex { $0.time > time } ?? wakes.count
      wakes.insert(Wake(id: lastID, time: time, tag: tag), at: index)
      return lastID
    }

    /// Adds a timer that is due after a delay.
    ///
    /// - Parameters:
    ///   - tag: A value that identifies the purpose of the timer.
    ///   - seconds: The delay, in seconds. If it is not finite, the timer never fires.
    ///   - clock: The clock whose time the delay is added to.
    /// - Returns: The identifier, for ``cancel(_:)``.
    @discardableResult
    package mutating func wake(_ tag: Tag, after seconds: Double, of clock: SimulationClock) -> Int
    {
      wake(tag, at: clock.now + seconds)
    }

    /// Removes a timer; an unknown identifier changes nothing.
    ///
    /// - Parameter id: The identifier that adding it returned.
    package mutating func cancel(_ id: Int) { wakes.removeAll { $0.id == id } }

    /// Removes and returns the timers that are due at a time.
    ///
    /// - Parameter time: The time, in seconds.
    /// - Returns: The due timers, in order.
    package mutating func takeDue(at time: Double) -> [Wake] {
      let due = wakes.filter { $0.time <= time }
      wakes.removeAll { $0.time <= time }
      return due
    }

    /// Removes and returns the next timer that is due until a time, and advances a clock to its
    /// time.
    ///
    /// - Parameters:
    ///   - time: The time, in seconds.
    ///   - clock: The clock. It never moves back for a late timer; if no timer is due, it advances
    ///     to the time.
    /// - Returns: The timer; nil if none is due.
    package mutating func takeNext(until time: Double, clock: inout SimulationClock) -> Wake? {
      guard let first = wakes.first, first.time <= time else {
        clock.advance(to: time)
        return nil
      }
      clock.advance(to: first.time)
      return wakes.removeFirst()
    }
  }
#endif
