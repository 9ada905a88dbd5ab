import OverscrollCore

/// A scenario as decoded from a file: every value may be missing or unknown.
struct ScenarioFile: Decodable {
  struct Size: Decodable {
    var width: Double?
    var height: Double?
  }

  struct Sides: Decodable {
    var top: Double?
    var left: Double?
    var bottom: Double?
    var right: Double?
  }

  struct Component: Decodable {
    var edge: String
    var kind: String
    var ignoredInset: Double?
    var triggerPercent: Double?
    var autoTriggerTimes: Int?
    var automaticallyRefresh: Bool?
    var onRefresh: String?
    var hidden: Bool?
  }

  struct Step: Decodable {
    var op: String
    var edge: String?
    var x: Double?
    var y: Double?
    var width: Double?
    var height: Double?
    var top: Double?
    var left: Double?
    var bottom: Double?
    var right: Double?
    var seconds: Double?
    var value: Bool?
    var count: Int?
  }

  var id: String?
  var viewport: Size
  var contentSize: Size?
  var contentInset: Sides?
  var systemInset: Sides?
  var window: Bool?
  var components: [Component]
  var steps: [Step]
}

/// An error in a scenario, as a sentence that names the place.
struct ScenarioFault: Error, Equatable, CustomStringConvertible {
  let description: String
}

extension Scenario {
  /// Converts a decoded file.
  init(_ file: ScenarioFile) throws(ScenarioFault) {
    id = file.id ?? ""
    viewport = file.viewport.lengths
    contentSize = file.contentSize?.lengths ?? PerAxis(repeating: 0)
    contentInset = file.contentInset?.insets ?? PerEdge(repeating: 0)
    systemInset = file.systemInset?.insets ?? PerEdge(repeating: 0)
    window = file.window ?? true
    var components: [Component] = []
    for (number, component) in file.components.enumerated() {
      components.append(try Component(component, number))
    }
    self.components = components
    var steps: [(op: String, step: Step)] = []
    for (number, step) in file.steps.enumerated() {
      steps.append((step.op, try Step(step, number, among: components)))
    }
    self.steps = steps
  }
}

extension Scenario.Component {
  fileprivate init(_ file: ScenarioFile.Component, _ number: Int) throws(ScenarioFault) {
    func fault(_ what: String) -> ScenarioFault {
      ScenarioFault(description: "component \(number): \(what)")
    }
    guard let edge = OverscrollEdge(side: file.edge) else {
      throw fault("unknown edge \"\(file.edge)\"")
    }
    guard let kind = Kind(rawValue: file.kind) else { throw fault("unknown kind \"\(file.kind)\"") }
    self.init(edge: edge, kind: kind)
    if let answer = file.onRefresh {
      guard let known = Answer(rawValue: answer) else {
        throw fault("unknown onRefresh \"\(answer)\"")
      }
      onRefresh = known
    }
    ignoredInset = file.ignoredInset ?? 0
    triggerPercent = file.triggerPercent ?? 1
    autoTriggerTimes = file.autoTriggerTimes ?? 1
    automaticallyRefresh = file.automaticallyRefresh ?? true
    hidden = file.hidden ?? false
  }
}

extension Scenario.Step {
  fileprivate init(
    _ file: ScenarioFile.Step, _ number: Int, among components: [Scenario.Component]
  ) throws(ScenarioFault) {
    self = try StepReader(file: file, number: number, components: components).read()
  }
}

/// Reads one step; each function handles some operations, and returns nil for the others.
private struct StepReader {
  let file: ScenarioFile.Step
  let number: Int
  let components: [Scenario.Component]

  func read() throws(ScenarioFault) -> Scenario.Step {
    if let step = simple() { return step }
    if let step = lengthened() { return step }
    if let step = try ofEdge() { return step }
    if let step = try ofValue() { return step }
    throw fault("unknown op")
  }

  private func simple() -> Scenario.Step? {
    switch file.op {
    case "dragBegin": .dragBegin
    case "dragEnd": .dragEnd
    case "dragCancel": .dragCancel
    case "settle": .settle
    case "tick": .tick
    case "runloop": .runloop
    case "saveContentInset": .saveContentInset
    case "offset": .offset(PerAxis(vertical: file.y ?? 0, horizontal: file.x ?? 0))
    default: nil
    }
  }

  private func ofEdge() throws(ScenarioFault) -> Scenario.Step? {
    switch file.op {
    case "begin": .begin(try edge())
    case "end": .end(try edge())
    case "endNoMore": .endNoMore(try edge())
    case "resetNoMore": .resetNoMore(try edge())
    case "tap": .tap(try edge())
    case "hide": .hide(try edge())
    case "show": .show(try edge())
    case "remove": .remove(try edge())
    case "attach": .attach(try edge())
    default: nil
    }
  }

  private func lengthened() -> Scenario.Step? {
    switch file.op {
    case "contentSize": .contentSize(lengths)
    case "viewport": .viewport(lengths)
    case "contentInset": .contentInset(insets)
    case "addContentInset": .addContentInset(insets)
    case "restoreContentInset": .restoreContentInset(insets)
    case "systemInset": .systemInset(insets)
    default: nil
    }
  }

  private func ofValue() throws(ScenarioFault) -> Scenario.Step? {
    switch file.op {
    case "advance": .advance(try need(file.seconds, "seconds"))
    case "window": .window(try need(file.value, "value"))
    case "rows": .rows(try need(file.count, "count"))
    default: nil
    }
  }

  private func fault(_ what: String) -> ScenarioFault {
    ScenarioFault(description: "step \(number): \(what) \"\(file.op)\"")
  }

  private func need<Value>(_ value: Value?, _ key: String) throws(ScenarioFault) -> Value {
    guard let value else { throw fault("no \"\(key)\" in") }
    return value
  }

  private func edge() throws(ScenarioFault) -> OverscrollEdge {
    let side = try need(file.edge, "edge")
    guard let edge = OverscrollEdge(side: side) else { throw fault("unknown edge \"\(side)\" in") }
    guard components.contains(where: { $0.edge == edge }) else {
      throw fault("no component at \"\(side)\" for")
    }
    return edge
  }

  private var lengths: PerAxis<Double?> {
    PerAxis(vertical: file.height, horizontal: file.width)
  }

  private var insets: PerEdge<Double?> {
    PerEdge(top: file.top, bottom: file.bottom, leading: file.left, trailing: file.right)
  }
}

extension ScenarioFile.Size {
  fileprivate var lengths: PerAxis<Double> {
    PerAxis(vertical: height ?? 0, horizontal: width ?? 0)
  }
}

extension ScenarioFile.Sides {
  fileprivate var insets: PerEdge<Double> {
    PerEdge(top: top ?? 0, bottom: bottom ?? 0, leading: left ?? 0, trailing: right ?? 0)
  }
}
