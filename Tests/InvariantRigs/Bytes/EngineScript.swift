import OverscrollCore

/// The whole life of an engine, read from bytes: its options, its events, and its way to rest.
///
/// Any bytes are a script, so that a fuzzer may write them. The invariants are asked after every event.
public struct EngineScript {
  private var reader: ByteReader
  private var witness: InvariantWitness
  private let setup: OverscrollEngine
  private var events: [(event: OverscrollEvent, time: Double)] = []

  /// Reads how the engine is set up.
  public init(_ bytes: [UInt8]) {
    var reader = ByteReader(bytes)
    setup = reader.engine()
    witness = InvariantWitness(setup)
    self.reader = reader
    if reader.isHeads() { fill() }
  }

  /// Plays what bytes say.
  ///
  /// - Parameter bytes: Any bytes.
  /// - Returns: What went wrong first; nil where nothing did.
  public static func fault(in bytes: [UInt8]) -> String? {
    var script = EngineScript(bytes)
    return script.play().map { "\($0)\n\(script)" }
  }

  /// Plays all events, and waits until everything is at rest.
  ///
  /// - Returns: What went wrong first; nil where nothing did.
  public mutating func play() -> String? {
    while !reader.isAtEnd {
      let event = reader.event(for: witness.engine)
      let time = witness.time + reader.delay()
      events.append((event, time))
      witness.play(event, at: time)
      if let fault = witness.fault { return fault }
    }
    witness.comeToRestEverywhere()
    return (witness.fault ?? witness.unrest).map { "at rest: \($0)" }
  }

  /// Most lists have content: bytes need not say so.
  private mutating func fill() {
    let lengths = AxisGeometry(contentLength: 2000, viewportLength: 600)
    for axis in OverscrollAxis.allCases { witness.play(.geometryChanged(lengths, along: axis)) }
  }
}

extension EngineScript: CustomStringConvertible {
  /// How the engine was set up, and what has happened to it.
  public var description: String {
    let controls = OverscrollEdge.allCases.compactMap { edge in
      setup.options(of: edge).map { "\(edge): \($0)" }
    }
    let lines =
      controls + ["\(setup.durations)", "\(setup.concurrency)"]
      + events.map { "\($0.event) at \($0.time)" }
    return lines.joined(separator: "\n")
  }
}

/// How an engine is set up.
extension ByteReader {
  fileprivate mutating func engine() -> OverscrollEngine {
    let parts = byte()
    var controls = PerEdge<EdgeOptions?>(repeating: nil)
    for edge in OverscrollEdge.allCases where parts & 1 << edge.rawValue != 0 {
      controls[edge] = options()
    }
    return OverscrollEngine(
      top: controls.top, bottom: controls.bottom, leading: controls.leading,
      trailing: controls.trailing,
      backToTop: parts & 0x10 != 0 ? BackToTopOptions(after: distance()) : nil,
      durations: parts & 0x20 != 0 ? durations() : OverscrollDurations(),
      concurrency: ConcurrentRunPolicy.allCases[
        Int(parts >> 6) % ConcurrentRunPolicy.allCases.count])
  }

  private mutating func options() -> EdgeOptions {
    let shape = below(4)
    if shape == 0 { return .refresh }
    if shape == 1 { return .loadMore }
    var options = EdgeOptions(
      purpose: any(EdgeOptions.Purpose.self, else: .refresh), trigger: trigger(), extent: number(),
      hold: isHeads() ? number() : nil, placement: any(EdgeOptions.Placement.self, else: .outside),
      releaseHysteresis: isHeads() ? number() : 1, ignoredInset: isHeads() ? number() : 0)
    options.visibility = any(EdgeOptions.Visibility.self, else: .always)
    options.triggersDuringDeceleration = isHeads()
    options.maximumPagesToFillViewport = isHeads() ? Int(byte()) : 3
    let limit = isHeads() ? Int(byte()) : 0
    options.loadsOnRelease = isHeads()
    let atMost = limit == 0 ? Int.max : limit
    options.rearmPolicy =
      isHeads() ? .afterUpdate(maximumPerDrag: atMost) : .afterContentGrows(maximumPerDrag: atMost)
    options.following = any(of: [.automatic, .always, .never]) ?? .automatic
    options.scrollAnchoring = any(of: [.automatic, .always, .never]) ?? .automatic
    return options
  }

  private mutating func trigger() -> OverscrollTrigger {
    switch below(6) {
    case 0: .onRelease(past: number())
    case 1: .onPull(past: number())
    case 2: .within(distance())
    case 3: .indicatorVisible(fraction: number())
    case 4: .onTap
    default: .programmatic
    }
  }

  private mutating func distance() -> OverscrollDistance {
    switch below(3) {
    case 0: .points(number())
    case 1: .viewports(number())
    default: .items(Int(byte()) - 4)
    }
  }

  private mutating func durations() -> OverscrollDurations {
    var durations = OverscrollDurations()
    let paths: [WritableKeyPath<OverscrollDurations, Double>] = [
      \.expand, \.collapse, \.minimumVisible, \.messageDuration, \.resultDuration,
      \.failureDuration, \.turn, \.timeout,
    ]
    for path in paths { durations[keyPath: path] = delay() }
    return durations
  }
}
