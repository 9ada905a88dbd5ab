#if !hasFeature(Embedded)
  /// What is to happen at its time: timers without closures, which a host asks what is due.
  ///
  /// Times are absolute, in seconds, of any clock. What was asked for first comes first where times
  /// are equal. A clock that jumps backwards makes everything late; one that jumps forwards makes
  /// everything due at once, in the order of the times.
  package struct WakeList<Tag: Equatable & Sendable>: Equatable, Sendable {
    /// What is to happen at a time.
    package struct Wake: Equatable, Sendable {
      /// What tells it from others of the list.
      package let id: Int
      /// When it is due, in seconds.
      package let time: Double
      /// What is to happen.
      package let tag: Tag
    }

    private var wakes: [Wake] = []
    private var lastID = 0

    /// Creates an empty list.
    package init() {}

    /// When the next one is due, in seconds; nil where there is none.
    package var next: Double? { wakes.first?.time }

    /// How many are left.
    package var count: Int { wakes.count }

    /// Asks for something at a time.
    ///
    /// - Parameters:
    ///   - tag: What is to happen.
    ///   - time: When, in seconds. What is not finite never comes.
    /// - Returns: What cancels it.
    @discardableResult
    package mutating func wake(_ tag: Tag, at time: Double) -> Int {
      lastID += 1
      guard time.isFinite else { return lastID }
      let index = wakes.firstIndex { $0.time > time } ?? wakes.count
      wakes.insert(Wake(id: lastID, time: time, tag: tag), at: index)
      return lastID
    }

    /// Asks for something some time from now.
    ///
    /// - Parameters:
    ///   - tag: What is to happen.
    ///   - seconds: How long from now, in seconds. What is not finite never comes.
    ///   - clock: The clock that says what is now.
    /// - Returns: What cancels it.
    @discardableResult
    package mutating func wake(_ tag: Tag, after seconds: Double, of clock: SimulationClock) -> Int
    {
      wake(tag, at: clock.now + seconds)
    }

    /// Forgets one; what is none changes nothing.
    ///
    /// - Parameter id: What asking for it returned.
    package mutating func cancel(_ id: Int) { wakes.removeAll { $0.id == id } }

    /// Hands over what is due at a time.
    ///
    /// - Parameter time: The time, in seconds.
    /// - Returns: What is due, in order; nothing of it is left.
    package mutating func takeDue(at time: Double) -> [Wake] {
      let due = wakes.filter { $0.time <= time }
      wakes.removeAll { $0.time <= time }
      return due
    }

    /// Hands over the next one that is due until a time, and sets a clock to when it is due.
    ///
    /// - Parameters:
    ///   - time: The time, in seconds.
    ///   - clock: The clock. It never goes back for one that is late; where nothing is left it comes
    ///     to the time.
    /// - Returns: What is due; nil where nothing is left.
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
