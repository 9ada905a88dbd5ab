import Foundation
import OverscrollCore
import ScrollPhysics

/// The effects of a touch that devices and the simulation do not share; see `DeviceFacts`.
extension UIScrollView {
  /// The duration before a release whose offsets determine the velocity, in seconds.
  private static let velocityTime = 0.1
  /// The speed above which a release is a throw, in points per second.
  private static let throwSpeed = 50.0
  /// The jump after an inset was set in the notification of `.ended`, in points (`Facts.md`, U5d).
  private static let jumpAfterEnded = 20.0

  /// Applies the effect of a touch on a movement, before the touch stops it.
  func meetMotion() {
    let isBouncing = simulation.isDecelerating && nearestLegalOffset() != exactOffset
    interruptsFling = facts.touchKeepsDecelerating && simulation.isDecelerating
    if facts.interruptedBouncesJump && isBouncing {
      let edge = PerAxis(nearestLegalOffset())
      simulate { $0.setOffsets(edge, .notAnimated) }
    } else if facts.touchFindsModel && isPresentedElsewhere {
      simulate { $0.setOffsets($0.offsets, .notAnimated) }
    }
  }

  /// Records an offset during a touch.
  func noteTouchedOffset() {
    guard facts.velocityIsOfOffsets else { return }
    let now = simulation.now
    touchedOffsets.append((now, exactOffset))
    while touchedOffsets.count > 1, touchedOffsets[1].time <= now - Self.velocityTime {
      touchedOffsets.removeFirst()
    }
  }

  /// Returns the velocity of the latest offsets, with the sign of a finger's, or that of the finger.
  func releaseSpeed(_ finger: PerAxis<Double>) -> PerAxis<Double> {
    guard facts.velocityIsOfOffsets, let first = touchedOffsets.first,
      finger != PerAxis(repeating: 0), simulation.now > first.time
    else { return finger }
    let (end, time) = (exactOffset, simulation.now - first.time)
    return PerAxis(
      vertical: Double(first.offset.y - end.y) / time,
      horizontal: Double(first.offset.x - end.x) / time)
  }

  /// Selects the curve of the bounce after a throw or a hold.
  func chooseBounce(for speed: PerAxis<Double>) {
    guard facts.bouncesAsMeasured else { return }
    let isThrow = max(abs(speed.vertical), abs(speed.horizontal)) > Self.throwSpeed
    // Rates of 9 and 46 per second: the stiffness is their product, and the damping ratio is half
    // their sum divided by the root of the product.
    simulation.bounceLaw =
      isThrow
      ? .critical(omega: 11)
      : .overdamped(mass: 1, stiffness: 414, dampingRatio: 27.5 / 414.0.squareRoot())
  }

  /// Moves the content away from the centre, after an inset was written while the finger held it.
  func jumpOutwards() {
    let legal = simulation.legalOffsets
    let isAtStart = simulation.offset - legal.lowerBound < legal.upperBound - simulation.offset
    simulate { $0.setOffset($0.offset + (isAtStart ? -Self.jumpAfterEnded : Self.jumpAfterEnded)) }
  }

  private var exactOffset: CGPoint {
    CGPoint(x: simulation.offsets.horizontal, y: simulation.offsets.vertical)
  }

  private var isPresentedElsewhere: Bool {
    OverscrollAxis.allCases.contains {
      simulation.presentedOffset(at: simulation.now, along: $0) != simulation.offsets[$0]
    }
  }
}
