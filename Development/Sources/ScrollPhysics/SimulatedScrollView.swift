package import OverscrollCore

/// A scroll view without a screen, with UIScrollView's physics along both axes.
///
/// The view is a value. Inputs such as a touch, a write or ``advance(to:)`` change it;
/// ``drainEvents()`` returns the resulting events in order. Every position is a closed form at an absolute time, so the size of the steps
/// does not affect it. Lengths are in points, times in seconds, velocities in points per second.
/// An offset grows towards the end of the content, a finger's location downwards and to the
/// trailing side.
///
/// Members without an axis are vertical: ``offset`` is the vertical part of ``offsets``. UIKit is
/// closed source, so every behavior that reimplementations and measurements disagree about is a
/// parameter.
package struct SimulatedScrollView: Equatable, Sendable {
  var axes: PerAxis<SimulatedAxis>
  /// The finger that is on the view.
  var touch: Touch?
  /// The events that have not been drained yet.
  var events: [ScrollEvent] = []

  // MARK: Geometry

  /// The insets that code set: UIKit's raw `contentInset`.
  ///
  /// Every write is counted, and reported along the axes that it changed. At rest a smaller inset
  /// clamps the offset; a larger one does not move it.
  package var contentInset: PerEdge<Double> {
    didSet {
      insetWriteCount += 1
      insetsChanged(bySystem: false)
    }
  }
  /// The insets that the system adds for bars and the safe area while the view has a window.
  package var systemInset: PerEdge<Double> { didSet { insetsChanged(bySystem: true) } }
  /// The sum of the insets of code and system: UIKit's `adjustedContentInset`.
  ///
  /// Stored, because hosts read it in every scroll event.
  package internal(set) var adjustedInset: PerEdge<Double>
  /// The lengths of the content; announced lengths are not in effect yet.
  ///
  /// Stored, because hosts read it in every scroll event.
  package internal(set) var effectiveContentLengths: PerAxis<Double>
  /// Whether content at rest at its start follows a change of the system's inset there.
  ///
  /// UIKit does so if a bar or a safe area appears late. If false, the offset is unchanged, as
  /// for an inset that code sets.
  package var systemInsetMovesContent = false
  /// The number of times that code wrote ``contentInset``, including equal values.
  package private(set) var insetWriteCount = 0
  /// The number of times that code wrote the offset, including equal values.
  package internal(set) var offsetWriteCount = 0

  // MARK: Behaviour

  /// The distance that a finger moves before a drag begins, in points: UIKit's pan has 10.
  ///
  /// The content does not catch up with that distance. With 0, the first move begins the drag.
  package var dragSlop = 0.0
  /// Whether a drag that begins along one axis stays on it; an exact diagonal moves both.
  package var isDirectionalLockEnabled = false
  /// Whether ``scrollToTop(over:)`` does anything.
  package var scrollsToTop = true
  /// Whether the content moves by itself after a release.
  ///
  /// If false, all offsets come from outside, as from a recording: ``place(at:)`` sets them,
  /// ``comeToRest()`` ends the bounce after a release past an edge, and only a change of the
  /// geometry clamps.
  package var movesByItself = true
  /// When a new length of the content is reported.
  package var lengthNotice = LengthNotice.afterChange

  // MARK: State

  /// Whether the view is in a window; ``attach()`` and ``detach()`` change it.
  package internal(set) var isInWindow = true

  var announcedLengths = PerAxis<Double?>(repeating: nil)
  var animationEnd = AnimationEnd.none
  var isInAnimationBlock = false
  /// Whether a bounce that is driven from outside is in progress since a finger was lifted.
  var isLedBack = false
  private var tellsDeceleration = false

  /// Creates a view at rest at its top and leading edge.
  ///
  /// - Parameters:
  ///   - contentLengths: The lengths of the content.
  ///   - viewportLengths: The lengths of the viewport.
  ///   - contentInset: The insets that code set.
  ///   - systemInset: The insets that the system adds.
  package init(
    contentLengths: PerAxis<Double>, viewportLengths: PerAxis<Double>,
    contentInset: PerEdge<Double> = PerEdge(repeating: 0),
    systemInset: PerEdge<Double> = PerEdge(repeating: 0)
  ) {
    let insets = Self.sum(systemInset, contentInset)
    func axis(_ axis: OverscrollAxis) -> SimulatedAxis {
      SimulatedAxis(
        contentLength: contentLengths[axis], viewportLength: viewportLengths[axis],
        startInset: insets[axis.startEdge], endInset: insets[axis.endEdge])
    }
    self.contentInset = contentInset
    self.systemInset = systemInset
    adjustedInset = insets
    effectiveContentLengths = contentLengths
    axes = PerAxis(vertical: axis(.vertical), horizontal: axis(.horizontal))
  }

  /// Creates a view that scrolls vertically, at rest at its top.
  ///
  /// - Parameters:
  ///   - contentLength: The length of the content.
  ///   - viewportLength: The length of the viewport.
  ///   - contentInset: The insets that code set.
  ///   - systemInset: The insets that the system adds.
  package init(
    contentLength: Double, viewportLength: Double,
    contentInset: PerEdge<Double> = PerEdge(repeating: 0),
    systemInset: PerEdge<Double> = PerEdge(repeating: 0)
  ) {
    self.init(
      contentLengths: PerAxis(vertical: contentLength, horizontal: 0),
      viewportLengths: PerAxis(vertical: viewportLength, horizontal: 0),
      contentInset: contentInset, systemInset: systemInset)
  }

  /// Advances the view to a time.
  ///
  /// Announced lengths apply first, without another report.
  ///
  /// - Parameter time: The time, in seconds. Past times and values that are not finite change
  ///   nothing.
  package mutating func advance(to time: Double) {
    guard time.isFinite, time > now else { return }
    applyAnnouncedLengths()
    axes.vertical.advance(to: time)
    axes.horizontal.advance(to: time)
    settle()
  }

  /// Sets the current time, and lets every motion continue from its present value.
  ///
  /// - Parameter time: The time, in seconds; may be in the past. Values that are not finite
  ///   change nothing.
  package mutating func clockJumped(to time: Double) {
    guard time.isFinite else { return }
    axes.vertical.rebase(to: time)
    axes.horizontal.rebase(to: time)
  }

  /// Returns and clears the events since the last call.
  ///
  /// - Returns: The events, in order.
  package mutating func drainEvents() -> [ScrollEvent] {
    let drained = events
    events = []
    return drained
  }

  mutating func tell(_ event: ScrollEvent) { events.append(event) }

  /// Reports the moves of the axes.
  mutating func settle() {
    for axis in OverscrollAxis.allCases {
      for offset in axes[axis].takeMoves() { tell(.scrolled(to: offset, along: axis)) }
    }
    if tellsDeceleration && !isDecelerating { tell(.didEndDecelerating) }
    tellsDeceleration = isDecelerating
    endAnimationIfDone()
  }

}
