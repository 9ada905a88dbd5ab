public import InvariantRigs
import OverscrollCore

/// Scripts that are read from bytes; any bytes form a script.
extension StormScript {
  /// The maximum number of steps; more take too long for a fuzzer.
  private static let limit = 60

  /// Reads a script.
  public init(bytes: [UInt8]) {
    var reader = ByteReader(bytes)
    let title = reader.isHeads()
    // At most two, because more concurrent writers cannot be told apart reliably (decision 7).
    let writers = [reader.writer(), reader.writer()]
    var steps: [StormStep] = []
    while !reader.isAtEnd, steps.count < Self.limit { steps.append(reader.step(writers)) }
    self.init(hasLargeTitle: title, steps: steps)
  }
}

extension FuzzTarget {
  /// The UIKit host on a simulated device.
  public static let host = FuzzTarget("host") { bytes in
    MainActor.assumeIsolated {
      let script = StormScript(bytes: bytes)
      return StormPlayer.fault(in: script).map { "\($0) in\n\(script)" }
    }
  }
}

extension ByteReader {
  fileprivate mutating func writer() -> StormStep.Writer {
    any(StormStep.Writer.self, else: .absolute)
  }

  fileprivate mutating func step(_ writers: [StormStep.Writer]) -> StormStep {
    switch below(12) {
    case 0, 1: drag()
    case 2: .flick(velocity: Double(Int8(bitPattern: byte())) * 32)
    case 3, 4: .write(any(of: writers) ?? .absolute)
    case 5: .end(any(RefreshResult.Kind.self, else: .updated), message: isHeads())
    case 6: .wait(Double(byte()) / 256)
    case 7: .begin(side(), revealing: isHeads())
    case 8: .rows(rows())
    case 9: setting()
    default: fact()
    }
  }

  private mutating func side() -> OverscrollEdge { isHeads() ? .bottom : .top }

  private mutating func drag() -> StormStep {
    .drag(
      by: Double(Int8(bitPattern: byte())) * 4, over: 0.02 + Double(byte()) / 1024,
      any(StormStep.Ending.self, else: .lifted))
  }

  private mutating func rows() -> StormStep.Rows {
    switch below(5) {
    case 0, 1: .append(1 + below(30))
    case 2: .prepend(1 + below(10))
    case 3: .reload(below(60))
    default: .deleteAll
    }
  }

  private mutating func setting() -> StormStep {
    switch below(4) {
    case 0: .control(side())
    case 1: .concurrency(any(ConcurrentRunPolicy.self, else: .refreshCancelsLoads))
    default: .change(side(), any(StormStep.Change.self, else: .extent))
    }
  }

  private mutating func fact() -> StormStep {
    switch below(6) {
    case 0: .rotate
    case 1: .window
    case 2: .scrollToTop
    case 3: .cancel(side())
    case 4: .reset(side())
    default: .noMore(side())
    }
  }
}
