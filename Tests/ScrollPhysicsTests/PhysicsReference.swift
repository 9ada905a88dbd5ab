import Foundation
import ScrollPhysics

/// The trajectories of `physics-reference.csv`, computed by other open-source implementations.
///
/// A list of 10,000 points in a viewport of 800, without insets: offsets from 0 to 9,200 are legal.
struct PhysicsReference {
  struct Row: Equatable {
    /// The time since the release, in seconds; for a drag the distance of the finger, in points.
    let step: Double
    /// The offset; for a drag the distance past the edge.
    let offset: Double
  }

  static let legal = 0.0...9200
  static let shared = PhysicsReference()
  let cases: [String: [Row]]

  init() {
    let file = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()
      .appendingPathComponent("physics-reference.csv")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    var cases: [String: [Row]] = [:]
    for line in text.split(whereSeparator: \.isNewline).dropFirst() {
      let fields = line.split(separator: ",")
      guard fields.count == 3, let step = Double(fields[1]), let offset = Double(fields[2]) else {
        continue
      }
      let name = String(fields[0])
      let unit = name.contains("_drag_") ? 1.0 : 1000
      cases[name, default: []].append(Row(step: step / unit, offset: offset))
    }
    self.cases = cases
  }

  /// The names of the cases with a prefix, in order.
  static func names(_ prefix: String) -> [String] {
    shared.cases.keys.filter { $0.hasPrefix(prefix) }.sorted()
  }

  static func rows(_ name: String) -> [Row] { shared.cases[name] ?? [] }

  /// The velocity in a name such as `closed_normal_edge_v-1500_from400`; 0 if it has none.
  static func velocity(_ name: String) -> Double {
    let part = name.split(separator: "_").first { $0.first == "v" && Double($0.dropFirst()) != nil }
    return part.flatMap { Double($0.dropFirst()) } ?? 0
  }

  /// A view that was released as in a case, at time 0.
  static func view(_ name: String, law: BounceLaw = .critical()) -> SimulatedScrollView {
    var view = SimulatedScrollView(contentLength: 10_000, viewportLength: 800)
    view.decelerationRate = name.contains("_fast_") ? .fast : .normal
    view.bounceLaw = law
    view.release(from: rows(name).first?.offset ?? 0, velocity: velocity(name))
    return view
  }
}

extension SimulatedScrollView {
  /// Releases a finger at an offset, with a velocity of the offset, and discards the events.
  mutating func release(from offset: Double, velocity: Double = 0) {
    setOffset(offset)
    touchDown(at: 0)
    fingerMoved(to: -1)
    setOffset(offset)
    fingerLifted(velocity: -velocity)
    _ = drainEvents()
  }

  /// The offset at a time, computed with a copy of the view.
  func offset(at time: Double) -> Double {
    var copy = self
    copy.advance(to: time)
    return copy.offset
  }

  /// The offsets of a number of frames, at 120 frames per second.
  func offsets(frames: Int) -> [Double] { (1...frames).map { offset(at: now + Double($0) / 120) } }
}

extension [Double] {
  var isRising: Bool { zip(self, dropFirst()).allSatisfy { $0 <= $1 } }
  var isFalling: Bool { zip(self, dropFirst()).allSatisfy { $0 >= $1 } }
}
