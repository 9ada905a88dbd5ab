import OverscrollCore
import OverscrollIndicators
import Testing

@testable import OverscrollWeb

/// A simulated browser that scrolls as far as it can and applies the session's requests.
///
/// All positions are along the axis of one edge; a positive distance pulls at that edge.
struct PageRig {
  let edge: OverscrollEdge
  let isRightToLeft: Bool
  var session: WebSession
  var time = 0.0
  /// The browser's scroll position, from the start of the content.
  var position = 0.0
  var content = 2000.0
  /// The position of the finger, from the start of the content.
  var finger: Double?
  private(set) var runs: [RunID] = []

  /// A page with pull to refresh and load more.
  init() {
    self.init(.top, OverscrollEngine(top: .refresh, bottom: .loadMore))
  }

  /// A page that refreshes at both edges of an axis.
  init(at edge: OverscrollEdge, isRightToLeft: Bool = false, content: Double = 2000) {
    let engine =
      edge.axis == .vertical
      ? OverscrollEngine(top: .refresh, bottom: .refresh)
      : OverscrollEngine(leading: .refresh, trailing: .refresh)
    self.init(edge, engine, isRightToLeft: isRightToLeft, content: content)
  }

  init(
    _ edge: OverscrollEdge, _ engine: OverscrollEngine, isRightToLeft: Bool = false,
    content: Double = 2000, position: Double = 0, hasBackToTop: Bool = false
  ) {
    self.edge = edge
    self.position = position
    self.isRightToLeft = isRightToLeft
    self.content = content
    session = WebSession(
      engine: engine, indicators: PerEdge(repeating: .classic(.classic)),
      hasBackToTop: hasBackToTop)
    measure()
    if !edge.isStart { self.position = scrollLimit }
    pass(1.0 / 60)
  }

  var place: ScrollerAxis { edge.axis == .vertical ? session.vertical : session.horizontal }

  /// The position of the content's start, from the start of the viewport.
  var firstRow: Double {
    place.displacement.value(at: session.engine.now) + place.startSpace - position
  }

  /// The distance between the content and the edge, in points; negative if the content is scrolled.
  var seen: Double { edge.isStart ? firstRow : -firstRow - max(0, content - 600) }

  var space: Double { edge.isStart ? place.startSpace : place.endSpace }

  var scrollLimit: Double { max(0, content + place.startSpace + place.endSpace - 600) }

  var holdsScroll: Bool { place.displacement.value(at: session.engine.now) != 0 }

  mutating func measure() {
    let along = AxisGeometry(contentLength: content, viewportLength: 600)
    let across = AxisGeometry(contentLength: 390, viewportLength: 390)
    session.changed(
      to: edge.axis == .vertical
        ? PerAxis(vertical: along, horizontal: across)
        : PerAxis(vertical: across, horizontal: along),
      isRightToLeft: isRightToLeft, at: time, onPage(position))
    settle()
  }

  mutating func put(_ point: Double = 300) {
    finger = point
    session.touchBegan(onPage(point), at: time, onPage(position))
    settle()
  }

  /// Moves the finger in one step per frame; the browser scrolls first, unless `holdsScroll` is true.
  mutating func move(by distance: Double, in steps: Int = 10) {
    for _ in 0..<steps {
      guard let point = finger else { return }
      time += 1.0 / 60
      let way = (edge.isStart ? 1 : -1) * distance / Double(steps)
      finger = point + way
      if !holdsScroll { position = min(max(0, position - way), scrollLimit) }
      session.touchMoved(onPage(point + way), at: time, onPage(position))
      settle()
    }
  }

  mutating func lift(firing: Bool = true) {
    finger = nil
    session.touchEnded(firing: firing, at: time, onPage(position))
    settle()
  }

  mutating func pass(_ seconds: Double) {
    let frames = max(1, Int(seconds * 60))
    for _ in 0..<frames {
      time += seconds / Double(frames)
      send(.frame)
    }
  }

  /// Scrolls to a distance from the edge.
  mutating func scroll(to distance: Double) {
    position = min(max(0, edge.isStart ? distance : scrollLimit - distance), scrollLimit)
    send(.frame)
  }

  mutating func begin() { send(.begin(edge)) }

  mutating func end(_ result: RefreshResult.Summary = .updated) {
    guard let runID = session.engine.runID(of: edge) else { return }
    send(.end(runID, result))
  }

  mutating func send(_ event: OverscrollEvent) {
    session.happened(event, at: time, onPage(position))
    settle()
  }

  /// Converts a number along the axis into the page's coordinates, whose origin is on the left.
  private func onPage(_ number: Double) -> PagePosition {
    guard edge.axis == .horizontal else { return PagePosition(100, number) }
    return PagePosition(isRightToLeft ? -number : number, 100)
  }

  private mutating func settle() {
    position = min(max(0, position + place.scrollBy), scrollLimit)
    if let run = session.effects.edges[edge].run { runs.append(run) }
    #expect(session.engine.checkInvariants() == nil)
    #expect(abs(position - place.position) < 1e-9)
  }
}
