import OverscrollCore

/// A scroll view with our controls on which a scenario can be played.
///
/// A host does what it is told and no more: nothing moves by itself between two calls.
@MainActor
protocol ReplayHost {
  // MARK: The finger

  /// A finger takes hold of the content, and has not moved it yet.
  mutating func beginDrag()
  /// The finger lets go where the content is.
  mutating func endDrag()
  /// The system takes the touch away.
  mutating func cancelDrag()
  /// The content is at an offset, and everybody is told, also when it was there before.
  mutating func place(at offsets: PerAxis<Double>)
  /// What moved since a finger let go has come to rest.
  mutating func comeToRest()

  // MARK: Time

  /// Runs what is queued; with motions, also all those that are under way, to their ends.
  mutating func runQueue(finishingMotions: Bool)
  /// Lets time pass.
  mutating func advance(by seconds: Double)

  // MARK: The app

  mutating func begin(_ edge: OverscrollEdge, revealing: Bool)
  /// The action of an edge is done.
  mutating func end(_ edge: OverscrollEdge)
  /// The app wants neither what runs nor what is pulled.
  mutating func giveUp(_ edge: OverscrollEdge)
  mutating func endNoMore(_ edge: OverscrollEdge)
  mutating func resetNoMore(_ edge: OverscrollEdge)
  mutating func tap(_ edge: OverscrollEdge)
  mutating func setHidden(_ isHidden: Bool, _ edge: OverscrollEdge)
  /// Puts a control at its edge, or takes away what stands there.
  mutating func setComponent(_ component: Scenario.Component?, at edge: OverscrollEdge)

  // MARK: The view

  mutating func setContentSize(_ size: PerAxis<Double>)
  mutating func setViewport(_ size: PerAxis<Double>)
  /// Writes the raw property, as other code does.
  mutating func setContentInset(_ inset: PerEdge<Double>)
  mutating func setSystemInset(_ inset: PerEdge<Double>)
  mutating func setInWindow(_ isInWindow: Bool)
  /// The list has so many rows, and says so to whoever listens.
  mutating func setRows(_ count: Int)

  // MARK: What is seen

  var contentSize: PerAxis<Double> { get }
  var viewport: PerAxis<Double> { get }
  /// The raw property.
  var contentInset: PerEdge<Double> { get }
  var systemInset: PerEdge<Double> { get }
  var offsets: PerAxis<Double> { get }
  /// What is seen of the control at an edge; nil where there is none.
  func look(at edge: OverscrollEdge) -> ReplayLook?
  /// How often the action of an edge was begun.
  func calls(of edge: OverscrollEdge) -> Int
  /// The invariants that were broken so far, each with the event after which it was.
  var brokenInvariants: [String] { get }
}

/// What is seen of one control.
struct ReplayLook: Equatable {
  let phase: OverscrollPhase
  let progress: Double
  /// Where the indicator begins along its axis, in points of the content.
  let origin: Double
  /// How long the indicator is along its axis, in points.
  let extent: Double
}
