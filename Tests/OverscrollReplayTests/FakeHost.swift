import OverscrollCore

@testable import ScenarioRigs

/// A host that records its calls, and returns values that a test sets.
@MainActor
struct FakeHost: ReplayHost {
  var told: [String] = []
  var phases: [OverscrollEdge: OverscrollPhase] = [:]
  var contentSize = PerAxis(vertical: 1000.0, horizontal: 100)
  var viewport = PerAxis(repeating: 100.0)
  var contentInset = PerEdge(repeating: 0.0)
  var systemInset = PerEdge(repeating: 0.0)
  var offsets = PerAxis(repeating: 0.0)
  var brokenInvariants: [String] = []
  /// The offsets to which the library moves the content, by the number of placements.
  var meddling: [Int: Double] = [:]
  private(set) var places: [Double] = []

  mutating func beginDrag() { told.append("beginDrag") }
  mutating func endDrag() { told.append("endDrag") }
  mutating func cancelDrag() { told.append("cancelDrag") }

  mutating func place(at offsets: PerAxis<Double>) {
    places.append(offsets.vertical)
    self.offsets = offsets
    if let offset = meddling[places.count] { self.offsets.vertical = offset }
  }

  mutating func comeToRest() { told.append("comeToRest") }

  mutating func runQueue(finishingMotions: Bool) {
    told.append(finishingMotions ? "tick" : "runloop")
  }

  mutating func advance(by seconds: Double) { told.append("advance \(seconds)") }

  mutating func begin(_ edge: OverscrollEdge, revealing: Bool) {
    told.append("begin \(edge)" + (revealing ? " revealing" : ""))
    phases[edge] = .refreshing
  }

  mutating func end(_ edge: OverscrollEdge) {
    told.append("end \(edge)")
    phases[edge] = .idle
  }

  mutating func giveUp(_ edge: OverscrollEdge) { told.append("giveUp \(edge)") }
  mutating func endNoMore(_ edge: OverscrollEdge) { told.append("endNoMore \(edge)") }
  mutating func resetNoMore(_ edge: OverscrollEdge) { told.append("resetNoMore \(edge)") }
  mutating func tap(_ edge: OverscrollEdge) { told.append("tap \(edge)") }

  mutating func setHidden(_ isHidden: Bool, _ edge: OverscrollEdge) {
    told.append("\(isHidden ? "hide" : "show") \(edge)")
  }

  mutating func setComponent(_ component: Scenario.Component?, at edge: OverscrollEdge) {
    told.append(component == nil ? "remove \(edge)" : "attach \(edge)")
    phases[edge] = component == nil ? nil : .idle
  }

  mutating func setContentSize(_ size: PerAxis<Double>) { contentSize = size }
  mutating func setViewport(_ size: PerAxis<Double>) { viewport = size }
  mutating func setContentInset(_ inset: PerEdge<Double>) { contentInset = inset }
  mutating func setSystemInset(_ inset: PerEdge<Double>) { systemInset = inset }
  mutating func setInWindow(_ isInWindow: Bool) { told.append("window \(isInWindow)") }
  mutating func setRows(_ count: Int) { told.append("rows \(count)") }

  func look(at edge: OverscrollEdge) -> ReplayLook? {
    phases[edge].map { ReplayLook(phase: $0, progress: 0.12345, origin: -54, extent: 54) }
  }

  func calls(of edge: OverscrollEdge) -> Int { told.count { $0.hasPrefix("begin \(edge)") } }
}

extension Scenario {
  /// A scenario with the fake host's viewport.
  init(_ components: [Component], _ steps: [Step]) {
    self.init(
      id: "fake", viewport: PerAxis(repeating: 100),
      contentSize: PerAxis(vertical: 1000, horizontal: 100),
      contentInset: PerEdge(repeating: 0), systemInset: PerEdge(repeating: 0), window: true,
      components: components, steps: steps.map { ("op", $0) })
  }
}
