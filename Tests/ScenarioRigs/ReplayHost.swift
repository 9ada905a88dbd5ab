import OverscrollCore

/// A scroll view with our controls on which scenarios are played.
///
/// A host only does what it is called for: nothing moves between two calls.
@MainActor
protocol ReplayHost {
  // MARK: The finger

  /// A finger touches the content without moving it.
  mutating func beginDrag()
  /// The finger lifts without moving the content.
  mutating func endDrag()
  /// The system cancels the touch.
  mutating func cancelDrag()
  /// Sets the offset and reports it, even if it is unchanged.
  mutating func place(at offsets: PerAxis<Double>)
  /// Ends the movement after a release.
  mutating func comeToRest()

  // MARK: Time

  /// Runs the queued work; optionally also all animations in progress, to their ends.
  mutating func runQueue(finishingMotions: Bool)
  /// Advances the time.
  mutating func advance(by seconds: Double)

  // MARK: The app

  mutating func begin(_ edge: OverscrollEdge, revealing: Bool)
  /// Ends the run of an edge.
  mutating func end(_ edge: OverscrollEdge)
  /// Cancels the run or the pull of an edge.
  mutating func giveUp(_ edge: OverscrollEdge)
  mutating func endNoMore(_ edge: OverscrollEdge)
  mutating func resetNoMore(_ edge: OverscrollEdge)
  mutating func tap(_ edge: OverscrollEdge)
  mutating func setHidden(_ isHidden: Bool, _ edge: OverscrollEdge)
  /// Adds a control at its edge, or removes the present one.
  mutating func setComponent(_ component: Scenario.Component?, at edge: OverscrollEdge)

  // MARK: The view

  mutating func setContentSize(_ size: PerAxis<Double>)
  mutating func setViewport(_ size: PerAxis<Double>)
  /// Writes the raw property, as other code does.
  mutating func setContentInset(_ inset: PerEdge<Double>)
  mutating func setSystemInset(_ inset: PerEdge<Double>)
  mutating func setInWindow(_ isInWindow: Bool)
  /// Sets the number of rows, and notifies the observers.
  mutating func setRows(_ count: Int)

  // MARK: The visible state

  var contentSize: PerAxis<Double> { get }
  var viewport: PerAxis<Double> { get }
  /// The raw property.
  var contentInset: PerEdge<Double> { get }
  var systemInset: PerEdge<Double> { get }
  var offsets: PerAxis<Double> { get }
  /// The visible state of the control at an edge; nil without a control.
  func look(at edge: OverscrollEdge) -> ReplayLook?
  /// The number of times that the action of an edge has begun.
  func calls(of edge: OverscrollEdge) -> Int
  /// The broken invariants so far, each with the event after which it was broken.
  var brokenInvariants: [String] { get }
}

/// The visible state of one control.
struct ReplayLook: Equatable {
  let phase: OverscrollPhase
  let progress: Double
  /// The position of the indicator along its axis, in points of the content.
  let origin: Double
  /// The length of the indicator along its axis, in points.
  let extent: Double
}
