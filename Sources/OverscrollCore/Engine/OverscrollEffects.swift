/// A change of the extra inset at an edge.
package struct InsetChange: Equatable, Sendable {
  /// The motion from the old extra inset to the new one.
  ///
  /// The target of the motion is the inset that the engine uses from now on.
  package let motion: SettleMotion
  /// The offset that the content moves to together with the extra inset, in points; nil if the host
  /// must not write the offset.
  ///
  /// It is set only while the edge is visible, no finger holds the content, and no other code moves
  /// it. If the host's view springs back to its insets by itself, the host may let the view do the
  /// movement.
  package let offset: Double?

  /// Whether the content moves together with the inset.
  package var movesContent: Bool { offset != nil }
}

/// The effects of an event on one edge, which the host carries out.
package struct EdgeEffects: Equatable, Sendable {
  /// The change of the extra inset; nil if it stays.
  package private(set) var extraInset: InsetChange?
  /// The run to start; the host runs the action.
  package private(set) var run: RunID?
  /// Whether the user or the app asked for the run to start: others are not announced.
  package var isRunAsked: Bool { announcement == .began }
  /// The run to cancel.
  ///
  /// The host cancels the action, whose result is then ignored.
  package private(set) var cancelled: RunID?
  /// The result of the run that ended.
  package private(set) var finished: RefreshResult.Summary?
  package private(set) var feedback = OverscrollFeedback()
  /// The announcement for users of a screen reader.
  package private(set) var announcement: OverscrollAnnouncement?
  package private(set) var phaseChanged = false
  package var redraws: Bool { pullChanged || appearanceChanged }
  /// Whether the distance between the content and the edge changed.
  ///
  /// On its own, this change affects only indicators that follow the pull. The others need not be
  /// drawn again.
  package private(set) var pullChanged = false
  /// Whether the indicator changed in any way other than the pull.
  package private(set) var appearanceChanged = false

  /// Whether the host has to answer whether the pull may arm the edge.
  ///
  /// The pull has passed the trigger distance; see ``OverscrollEvent/armingAllowed(_:_:)``.
  package private(set) var asksToArm = false

  /// Creates effects for which the host has nothing to do.
  package init() {}

  /// Whether the host has nothing to do except follow the pull.
  package var onlyPullChanged: Bool {
    !appearanceChanged && !phaseChanged && feedback.isEmpty && extraInset == nil && run == nil
      && cancelled == nil && finished == nil && announcement == nil && !asksToArm
  }
}

extension EdgeEffects {
  mutating func redraw() { appearanceChanged = true }

  mutating func changePull() { pullChanged = true }

  mutating func askToArm() { asksToArm = true }

  mutating func changePhase() {
    phaseChanged = true
    appearanceChanged = true
  }

  mutating func changeInset(_ change: InsetChange) {
    extraInset = change
    appearanceChanged = true
  }

  mutating func begin(_ runID: RunID) { run = runID }

  mutating func cancel(_ runID: RunID) { cancelled = runID }

  mutating func finish(with result: RefreshResult.Summary) { finished = result }

  mutating func feel(_ feedback: OverscrollFeedback) { self.feedback.insert(feedback) }

  mutating func announce(_ announcement: OverscrollAnnouncement) {
    self.announcement = announcement
  }
}

/// A change of the offset along one axis, apart from movements that accompany an extra inset.
package enum ScrollChange: Equatable, Sendable {
  /// The content moves to the offset, in points, within the duration, in seconds.
  case move(to: Double, over: Double)
  /// The offset grows by the distance, in points, in the same turn in which the app inserted
  /// content before it.
  ///
  /// The user does not notice it: a drag or a fling continues from the new offset.
  case shift(by: Double)
}

/// The effects of an event, which the host carries out.
package struct OverscrollEffects: Equatable, Sendable {
  package private(set) var edges = PerEdge(repeating: EdgeEffects())
  /// The change of the offset of each axis; nil leaves the offset alone.
  package private(set) var scroll = PerAxis<ScrollChange?>(repeating: nil)
  /// The motion of the back-to-top button from 0 for hidden to 1 for visible; nil if it does not
  /// change.
  package private(set) var backToTop: SettleMotion?
  /// The end of the last motion of an indicator, in seconds; the host sends frame events until
  /// then.
  package private(set) var movesUntil = 0.0
  /// The time, in seconds, at which the engine needs another event; nil for never.
  ///
  /// If no other event arrives earlier, the host sends ``OverscrollEvent/frame`` at this time.
  package private(set) var wakeTime: Double?

  /// Creates the effects of no event.
  package init() {}

  /// Whether the host has nothing to do except follow a pull and a motion that has begun before.
  package var onlyPullChanged: Bool {
    edges.top.onlyPullChanged && edges.bottom.onlyPullChanged && edges.leading.onlyPullChanged
      && edges.trailing.onlyPullChanged && scroll.vertical == nil && scroll.horizontal == nil
      && backToTop == nil
  }
}

extension OverscrollEffects {
  /// Stores the effects on an edge, including those of earlier steps.
  mutating func record(_ effects: EdgeEffects, at edge: OverscrollEdge) { edges[edge] = effects }

  mutating func scroll(_ change: ScrollChange, along axis: OverscrollAxis) { scroll[axis] = change }

  /// Replaces the offset that the content moves to together with an extra inset.
  mutating func reviseLanding(_ offset: Double?, at edge: OverscrollEdge) {
    guard let change = edges[edge].extraInset else { return }
    edges[edge].changeInset(InsetChange(motion: change.motion, offset: offset))
  }

  mutating func moveBackToTop(_ motion: SettleMotion?) { backToTop = motion }

  mutating func schedule(movesUntil: Double, wakeTime: Double?) {
    self.movesUntil = movesUntil
    self.wakeTime = wakeTime
  }
}

/// Haptic feedback, which a host plays.
public struct OverscrollFeedback: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt8

  /// Creates a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Lifting the finger would fire now; once per touch, however often the pull crosses the
  /// distance.
  public static let armed = OverscrollFeedback(rawValue: 1)
  /// A pull ran the action.
  public static let fired = OverscrollFeedback(rawValue: 2)
  /// A run ended.
  public static let ended = OverscrollFeedback(rawValue: 4)
}

/// An announcement for users who do not see the indicator.
package enum OverscrollAnnouncement: Equatable, Sendable {
  /// The user or the app started a run.
  ///
  /// Runs that start because the user came near the edge are not announced.
  case began
  case ended(RefreshResult.Summary)
}
