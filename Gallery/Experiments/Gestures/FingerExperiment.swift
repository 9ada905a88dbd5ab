import UIKit

/// A gesture and the value that shows which side of a row of the ledger a system matches.
///
/// A person, a UI test or the simulated finger of the stand-in performs the gesture; velocities and
/// distances need only be close to the given ones.
struct FingerExperiment: Identifiable {
  /// The movement of the finger, which starts in the middle of the screen.
  enum Gesture: Equatable {
    /// Drags by a distance in points, downwards if positive, holds for 0.2 s and lifts.
    case drag(CGFloat)
    /// Drags by a distance within 0.1 s and lifts without a hold.
    case throwing(CGFloat)
    /// Flicks up at 1,000 points per second.
    case flick
    /// Flicks up and touches again after a time in seconds.
    case flickAndTouch(after: TimeInterval)
    /// Drags down by 200 points, holds, lifts and touches again after a time in seconds.
    case pullAndTouch(after: TimeInterval)
    /// Touches a time in seconds after an animated scroll to 300 points began.
    case touchAnimation(after: TimeInterval)
  }

  /// The id of the row in `Development/Platforms/LinuxUIKit/Facts.md`.
  let id: String
  /// The question, in a few words.
  let title: String
  let gesture: Gesture
  /// The value of a motion; nil if the gesture was not performed.
  let figure: (Motion) -> Double?
  /// The values that the fact predicts.
  let fact: ClosedRange<Double>
  /// The values that the alternative predicts.
  let alternative: ClosedRange<Double>

  /// The side that a motion shows; nil if the gesture was not performed.
  func reading(of motion: Motion) -> FactProbe.Reading? {
    guard let figure = figure(motion) else { return nil }
    let side: FactProbe.Side =
      fact.contains(figure) ? .fact : alternative.contains(figure) ? .alternative : .neither
    return FactProbe.Reading(
      side: side, figures: "\(figure), expected \(fact) or \(alternative)")
  }
}

extension FingerExperiment {
  /// All experiments, in the order of the ledger.
  @MainActor static let all = [
    FingerExperiment(
      id: "U9", title: "A touch finds an animation's end", gesture: .touchAnimation(after: 0.3),
      figure: { $0.samples.last { $0.isTracking }.map { Double($0.offset) } }, fact: 295...305,
      alternative: 20...200),
    FingerExperiment(
      id: "U21", title: "A drag by 50 points moves the content by 40", gesture: .drag(-50),
      figure: { $0.releases.first.map { Double($0.offset) } }, fact: 38...42, alternative: 48...52),
    FingerExperiment(
      id: "U22", title: "The part of a pull that is left 0.1 s after a hold", gesture: .drag(250),
      figure: { motion in
        guard let release = motion.releases.first, release.offset < 0 else { return nil }
        return motion.offset(afterRelease: 0.1).map { Double($0 / release.offset) }
      }, fact: 0.45...0.55, alternative: 0.7...0.78),
    FingerExperiment(
      id: "U23", title: "The points that are missing when a deceleration ends", gesture: .flick,
      figure: { motion in
        guard let release = motion.releases.first, let end = motion.lastOffset,
          release.velocity > 0.3
        else { return nil }
        // A deceleration of 0.998 per millisecond covers v · 0.499 points, with v in points per
        // second.
        return Double(release.velocity * 499 - (end - release.offset))
      }, fact: 3...8, alternative: -1...2),
    FingerExperiment(
      id: "U25", title: "The velocity of a release past the edge", gesture: .throwing(200),
      figure: { $0.releases.first.map { Double($0.velocity) } }, fact: -1.4 ... -0.4,
      alternative: -3 ... -1.8),
    FingerExperiment(
      id: "U26", title: "A touch that interrupts a fling leaves isDecelerating true",
      gesture: .flickAndTouch(after: 0.1),
      figure: { motion in
        motion.secondTouch.isEmpty
          ? nil : motion.secondTouch.contains { $0.isDecelerating } ? 1 : 0
      }, fact: 1...1, alternative: 0...0),
    FingerExperiment(
      id: "U27", title: "A bounce that is interrupted jumps to its edge",
      gesture: .pullAndTouch(after: 0.05),
      figure: { $0.secondTouch.last.map { Double($0.offset) } }, fact: -1...1,
      alternative: -400 ... -10),
  ]
}
