package import OverscrollCore
package import UIKit

extension Device {
  /// The visible offset of a scroll view now and in each frame from now on.
  package func trace(
    of view: UIScrollView, for seconds: Double, along axis: OverscrollAxis = .vertical,
    _ inspect: () -> Void = {}
  ) -> [Double] {
    var offsets = [view.watched.presentedOffset(along: axis)]
    for _ in 0..<Int((seconds * framesPerSecond).rounded()) {
      advance(by: 1 / framesPerSecond)
      offsets.append(view.watched.presentedOffset(along: axis))
      inspect()
    }
    return offsets
  }
}

/// Whether two lengths are visibly equal.
package func isNear(_ one: Double, _ other: Double) -> Bool { abs(one - other) < 0.01 }

extension [Double] {
  /// The largest distance between two successive frames.
  package var longestStep: Double { zip(self, dropFirst()).map { abs($1 - $0) }.max() ?? 0 }

  /// Whether the values never decrease, or never increase.
  package var isOneWay: Bool {
    let steps = zip(self, dropFirst()).map { $1 - $0 }
    return steps.allSatisfy { $0 > -0.001 } || steps.allSatisfy { $0 < 0.001 }
  }

  /// Whether all values are equal, except for an inset's mark.
  package func stay(at place: Double) -> Bool { allSatisfy { abs($0 - place) < 0.01 } }

  /// The number of changes of direction; those that are too small to see do not count.
  package var turnCount: Int {
    let steps = zip(self, dropFirst()).map { $1 - $0 }.filter { abs($0) > 0.01 }
    return zip(steps, steps.dropFirst()).count { $0 * $1 < 0 }
  }
}
