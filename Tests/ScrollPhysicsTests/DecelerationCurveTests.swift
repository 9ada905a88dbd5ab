import Foundation
import ScrollPhysics
import Testing

@Suite struct DecelerationCurveTests {
  static let curves = [-4000.0, -500, 500, 1500, 4000].flatMap {
    [
      DecelerationCurve(from: 2000, velocity: $0, at: 3),
      DecelerationCurve(from: 2000, velocity: $0, rate: .fast, at: 3),
    ]
  }

  /// Distance and duration to within half a point, as published for both rates.
  @Test(
    "A fling has its published distance and duration",
    arguments: [
      (DecelerationRate.normal, 500.0, 249.75, 3.10), (.normal, 1500, 749.25, 3.65),
      (.normal, 4000, 1998, 4.14), (.fast, 500, 49.75, 0.458), (.fast, 1500, 149.25, 0.567),
      (.fast, 4000, 398, 0.665),
    ])
  func aFlingGoesAsFarAndAsLongAsPublished(
    _ rate: DecelerationRate, _ velocity: Double, _ distance: Double, _ duration: Double
  ) {
    let curve = DecelerationCurve(from: 0, velocity: velocity, rate: rate)
    #expect(abs(curve.destination - distance) < 0.01)
    #expect(abs(curve.duration() - duration) < 0.006)
    #expect(abs(curve.destination - curve.value(at: curve.duration())) - 0.5 < 1e-9)
    #expect(abs(curve.destination - curve.value(at: curve.duration() - 0.01)) > 0.5)
  }

  @Test("The velocity is the derivative of the offset", arguments: curves)
  func theVelocityIsTheSlopeOfTheOffset(_ curve: DecelerationCurve) {
    for step in 1..<300 {
      let time = 3 + Double(step) / 100
      let slope = (curve.value(at: time + 1e-5) - curve.value(at: time - 1e-5)) / 2e-5
      #expect(abs(slope - curve.velocity(at: time)) < 1e-3)
    }
  }

  @Test("The time of an offset is the time when it is reached", arguments: curves)
  func theTimeOfAnOffsetIsWhenItIsReached(_ curve: DecelerationCurve) {
    for step in 0..<100 {
      let offset = curve.origin + (curve.destination - curve.origin) * Double(step) / 100
      let time = curve.time(at: offset)
      #expect(time.map { abs(curve.value(at: $0) - offset) < 1e-9 } == true)
    }
  }

  @Test("Offsets behind the origin or beyond the destination are never reached", arguments: curves)
  func offsetsBehindOriginOrBeyondDestinationAreNeverReached(_ curve: DecelerationCurve) {
    let way = curve.destination - curve.origin
    #expect(curve.time(at: curve.origin - way * 0.01) == nil)
    #expect(curve.time(at: curve.destination + way * 0.01) == nil)
  }

  @Test("A target is reached exactly") func anAimIsMetExactly() {
    let curve = DecelerationCurve(from: 130, to: 600, rate: .fast, at: 1)
    #expect(curve.destination == 600)
    #expect(abs(curve.value(at: 9) - 600) < 1e-9)
    #expect(abs(curve.value(at: 1 + 1e-12) - 130) < 1e-6)
  }

  @Test("Before its start the curve is at rest") func restsBeforeItsStart() {
    let curve = DecelerationCurve(from: 7, velocity: 100, at: 2)
    #expect(curve.value(at: 1) == 7)
    #expect(curve.velocity(at: 1) == 100)
  }

  @Test("Without a velocity nothing moves", arguments: [0.0, .nan, .infinity])
  func withoutAVelocityNothingMoves(_ velocity: Double) {
    let curve = DecelerationCurve(from: 7, velocity: velocity)
    #expect(curve.value(at: 5) == 7)
    #expect(curve.duration() == 0)
    #expect(curve.time(at: 7) == nil)
  }

  @Test("An invalid rate counts as normal", arguments: [0.0, 1, -2, .nan, .infinity])
  func invalidRateCountsAsNormal(
    _ rate: Double
  ) {
    #expect(DecelerationRate(perMillisecond: rate) == .normal)
    #expect(abs(DecelerationRate.normal.exponent - 1000 * log(0.998)) < 1e-12)
  }
}
