/// A new extra inset of an edge's inset.
public struct InsetChange: Equatable, Sendable {
  /// The way from the extra inset before to the new one; its target is the extra inset that counts from now on.
  public let motion: SettleMotion
  /// Where the content is to go along with the extra inset, in points; nil forbids to write the offset.
  ///
  /// Set only where the edge is in sight, no finger holds the content and nobody else moves it. A host
  /// whose view springs back to its insets by itself may leave the way to it.
  public let offset: Double?

  /// Whether the content moves along.
  public var movesContent: Bool { offset != nil }
}

/// What a host has to do at one edge.
public struct EdgeEffects: Equatable, Sendable {
  /// The extra inset changes.
  public internal(set) var extraInset: InsetChange?
  /// The action has to run, as this run.
  public internal(set) var run: RunID?
  /// The action of this run has to be cancelled; its result no longer counts.
  public internal(set) var cancelled: RunID?
  /// A run was completed with this result.
  public internal(set) var finished: ResultSummary?
  /// What a finger may feel.
  public internal(set) var feedback = OverscrollFeedback()
  /// What is to be said.
  public internal(set) var announcement: OverscrollAnnouncement?
  /// The phase has changed.
  public internal(set) var phaseChanged = false
  /// The indicator has to be drawn again.
  public var redraws: Bool { pullChanged || appearanceChanged }
  /// The content lies further past the edge than before, or less far.
  ///
  /// By itself it changes only what follows the pull: a host need not draw an indicator anew that does not.
  public internal(set) var pullChanged = false
  /// The indicator looks other than before, whatever follows the pull apart.
  public internal(set) var appearanceChanged = false

  /// Whether there is nothing to do but to follow the pull.
  package var onlyPullChanged: Bool {
    !appearanceChanged && !phaseChanged && feedback.isEmpty && extraInset == nil && run == nil
      && cancelled == nil && finished == nil && announcement == nil
  }
}

/// What happens to the offset of an axis, apart from what goes along with an extra inset.
public enum ScrollChange: Equatable, Sendable {
  /// The content goes to an offset, in points, and takes so many seconds for it.
  case move(to: Double, over: Double)
  /// The offset grows by so many points at once, in the turn in which the content grew before it.
  ///
  /// Nothing may be seen of it: a drag and a fling go on from there.
  case shift(by: Double)
}

/// What a host has to do after an event.
public struct OverscrollEffects: Equatable, Sendable {
  /// What to do at each edge.
  public internal(set) var edges = PerEdge(repeating: EdgeEffects())
  /// What to do with the offset of each axis.
  public internal(set) var scroll = PerAxis<ScrollChange?>(repeating: nil)
  /// How the button that leads back to the top rises or sinks: from 0, hidden, to 1.
  public internal(set) var backToTop: SettleMotion?
  /// Indicators move by themselves until this time, in seconds: frames are wanted until then.
  public internal(set) var movesUntil = 0.0
  /// The time, in seconds, at which the engine wants a ``OverscrollEvent/frame``, if none comes before.
  public internal(set) var wakeTime: Double?

  /// Whether nothing moves by it, and nobody has anything to do but to follow a pull.
  package var onlyPullChanged: Bool {
    OverscrollEdge.allCases.allSatisfy { edges[$0].onlyPullChanged } && scroll.vertical == nil
      && scroll.horizontal == nil && backToTop == nil
  }
}
