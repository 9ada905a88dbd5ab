import Foundation
import ScrollPhysics
import Testing

@Suite struct BounceCurveTests {
  static let laws = [
    BounceLaw.critical(), .critical(omega: 14.14), .overdamped(),
    .overdamped(mass: 0.3, stiffness: 75, dampingRatio: 1.3),
  ]
  static let starts = [(-80.0, 0.0), (-80, -900), (0, 4000), (0, -500), (30, 200), (-80, 3000)]

  @Test("A bounce begins at its origin and ends at its edge", arguments: laws)
  func bounceBeginsAtItsOriginAndEndsAtItsEdge(_ law: BounceLaw) {
    for (distance, velocity) in Self.starts {
      let curve = BounceCurve(from: 100 + distance, to: 100, velocity: velocity, law: law, at: 2)
      #expect(abs(curve.value(at: 2) - 100 - distance) < 1e-12)
      #expect(abs(curve.value(at: 2.000_001) - 100 - distance) < 0.01)
      for step in 0...200 {
        let time = 2 + curve.duration() + Double(step) / 100
        #expect(abs(curve.value(at: time) - 100) <= BounceCurve.stopDistance)
      }
    }
  }

  @Test("The velocity is the derivative of the offset", arguments: laws)
  func theVelocityIsTheSlopeOfTheOffset(_ law: BounceLaw) {
    for (distance, velocity) in Self.starts {
      let curve = BounceCurve(from: distance, to: 0, velocity: velocity, law: law)
      for step in 1..<100 {
        let time = Double(step) / 100
        let slope = (curve.value(at: time + 1e-6) - curve.value(at: time - 1e-6)) / 2e-6
        #expect(abs(slope - curve.velocity(at: time)) < 0.01)
      }
    }
  }

  @Test("A bounce continues with the initial velocity", arguments: laws) func theVelocityIsTakenOn(
    _ law: BounceLaw
  ) {
    for (distance, velocity) in Self.starts {
      let curve = BounceCurve(from: distance, to: 0, velocity: velocity, law: law)
      #expect(abs(curve.velocity(at: 0) - velocity) < 1e-9)
    }
  }

  /// Peaks of a fling that reaches the edge at 2,000 points per second, as published.
  @Test(
    "The peak of a fling has its published height",
    arguments: [
      (BounceLaw.critical(), 73.6), (.critical(omega: 14.14), 52.0),
      (.overdamped(), 48.8),
    ]) func aFlingPeaksAsHighAsPublished(_ law: BounceLaw, _ peak: Double)
  {
    let curve = BounceCurve(from: 0, to: 0, velocity: 2000, law: law)
    let highest = (0...1000).map { curve.value(at: Double($0) / 1000) }.max()
    #expect(abs((highest ?? 0) - peak) < 0.06)
  }

  @Test("Only content that is thrown back passes the edge", arguments: laws)
  func onlyContentThatIsThrownBackPassesEdge(_ law: BounceLaw) {
    #expect(BounceCurve(from: -80, to: 0, velocity: 0, law: law).passageTime == nil)
    #expect(BounceCurve(from: -80, to: 0, velocity: -2000, law: law).passageTime == nil)
    #expect(BounceCurve(from: 0, to: 0, velocity: 2000, law: law).passageTime == nil)
    let thrown = BounceCurve(from: -80, to: 0, velocity: 6000, law: law, at: 1)
    let time = thrown.passageTime
    #expect(time.map { $0 > 1 && abs(thrown.value(at: $0)) < 1e-9 } == true)
    #expect(time.map { thrown.velocity(at: $0) > 0 } == true)
    #expect(time.map { thrown.velocity(at: $0) < 6000 } == true)
  }

  @Test("A critical spring only loses energy") func aCriticalSpringOnlyLosesEnergy() {
    for (distance, velocity) in Self.starts {
      let curve = BounceCurve(from: distance, to: 0, velocity: velocity, law: .critical(omega: 10))
      let energies = (0...200).map {
        let (x, v) = (curve.value(at: Double($0) / 100), curve.velocity(at: Double($0) / 100))
        return v * v + 100 * x * x
      }
      #expect(energies.isFalling)
    }
  }

  @Test("Before its start a bounce is at rest") func beforeItsStartBounceIsAtRest() {
    let curve = BounceCurve(from: -30, to: 0, velocity: 5, at: 2)
    #expect(curve.value(at: 1) == -30)
    #expect(curve.velocity(at: 1) == 5)
  }

  @Test("Invalid springs count as the default ones") func invalidSpringsCountAsDefaultOnes() {
    func offset(_ law: BounceLaw) -> Double {
      BounceCurve(from: -80, to: 0, velocity: .nan, law: law).value(at: 0.1)
    }
    #expect(offset(.critical(omega: .nan)) == offset(.critical(omega: 10)))
    #expect(offset(.critical(omega: -1)) == offset(.critical()))
    #expect(offset(.overdamped(mass: 0, stiffness: .infinity)) == offset(.overdamped()))
    #expect(
      offset(.overdamped(mass: 1, stiffness: 100, dampingRatio: 0.4)) == offset(.critical()))
    #expect(
      offset(.overdamped(mass: 1, stiffness: 100, dampingRatio: .nan)) == offset(.critical()))
  }
}
