import UIKit

/// The motion of a scroll view during one gesture.
struct Motion {
  /// One frame, or one notification of the scroll view.
  struct Sample {
    /// The time, in seconds.
    let time: TimeInterval
    /// The vertical offset, in points.
    let offset: CGFloat
    let isTracking: Bool
    let isDecelerating: Bool
  }

  /// The end of a drag.
  struct Release {
    /// The time, in seconds.
    let time: TimeInterval
    /// The offset at the release, in points.
    let offset: CGFloat
    /// The velocity that the delegate receives, in points per millisecond.
    let velocity: CGFloat
  }

  private(set) var samples: [Sample] = []
  private(set) var releases: [Release] = []

  /// The visible height of the scroll view, in points.
  var viewport: CGFloat = 0

  mutating func add(_ sample: Sample) { samples.append(sample) }

  mutating func add(_ release: Release) { releases.append(release) }

  /// The offset at a time after the first release, in points; nil without a sample.
  func offset(afterRelease delay: TimeInterval) -> CGFloat? {
    guard let release = releases.first else { return nil }
    return samples.first { $0.time >= release.time + delay - 1e-6 }?.offset
  }

  /// The offset of the last sample, in points; nil without one.
  var lastOffset: CGFloat? { samples.last?.offset }

  /// The samples of touches that follow the first release.
  var secondTouch: [Sample] {
    guard let release = releases.first else { return [] }
    return samples.filter { $0.time > release.time && $0.isTracking }
  }

  /// The samples as lines of comma-separated values: seconds, points, flags.
  var csv: String {
    let begin = samples.first?.time ?? 0
    return samples.map { sample in
      let flags = (sample.isTracking ? "t" : "-") + (sample.isDecelerating ? "d" : "-")
      return String(format: "%.4f,%.3f,", sample.time - begin, Double(sample.offset)) + flags
    }.joined(separator: "\n")
  }
}
