import OverscrollCore
import Testing

@Suite struct SettleMotionTests {
  static let velocities = [-4000.0, -300, 0, 300, 4000]

  @Test(arguments: velocities) func noVelocityLeadsPastTheTarget(_ velocity: Double) {
    let motion = SettleMotion(from: 120, to: 54, at: 3, over: 0.4, velocity: velocity)
    for frame in 0...480 {
      #expect(motion.value(at: 3 + Double(frame) / 1000) >= 54)
    }
  }

  @Test func aMotionBeginsAtItsOriginAndEndsAtItsTarget() {
    let motion = SettleMotion(from: 120, to: 54, at: 3, over: 0.4)
    #expect(motion.value(at: 2) == 120)
    #expect(motion.value(at: 3) == 120)
    #expect(motion.value(at: 3.4) == 54)
    #expect(motion.isSettled(at: 3.4))
    #expect(!motion.isSettled(at: 3.39))
  }

  @Test func theCutAtTheEndIsTooSmallToSee() {
    let motion = SettleMotion(from: 54, to: 0, at: 0, over: 0.4)
    #expect(motion.value(at: 0.399_999) < 0.06)
  }

  @Test(arguments: velocities) func theVelocityIsTheSlopeOfTheValue(_ velocity: Double) {
    let motion = SettleMotion(from: 10, to: 200, at: 0, over: 0.3, velocity: velocity)
    for step in 1..<290 {
      let time = Double(step) / 1000
      let slope = (motion.value(at: time + 1e-6) - motion.value(at: time - 1e-6)) / 2e-6
      #expect(abs(slope - motion.velocity(at: time)) < 0.01 + abs(slope) * 1e-5)
    }
  }

  /// 9.2 of the way in a duration: 66 points in 0.4 seconds may not be fallen through faster.
  @Test(arguments: [
    (-4000.0, -1518.0), (-300, -300), (0, 0), (300, 300), (.nan, 0), (.infinity, 0),
  ])
  func theVelocityIsCutWhereItWouldOvershoot(_ velocity: Double, _ expected: Double) {
    let down = SettleMotion(from: 120, to: 54, at: 3, over: 0.4, velocity: velocity)
    #expect(abs(down.initialVelocity - expected) < 1e-9)
    #expect(abs(down.velocity(at: 3) - expected) < 1e-9)
    let up = SettleMotion(from: 54, to: 120, at: 3, over: 0.4, velocity: -velocity)
    #expect(abs(up.initialVelocity + expected) < 1e-9)
    let there = SettleMotion(from: 54, to: 54, at: 3, over: 0.4, velocity: velocity)
    #expect(there.initialVelocity == 0)
    let atOnce = SettleMotion(from: 120, to: 54, at: 3, over: 0, velocity: velocity)
    #expect(atOnce.initialVelocity == 0)
  }

  @Test func aNewTargetIsTakenUpWithoutAJumpOrAJerk() {
    let first = SettleMotion(from: 0, to: 54, at: 0, over: 0.25)
    let second = first.retargeted(to: 100, at: 0.05, over: 0.25)
    #expect(abs(second.value(at: 0.05) - first.value(at: 0.05)) < 1e-12)
    #expect(abs(second.velocity(at: 0.05) - first.velocity(at: 0.05)) < 1e-9)
  }

  @Test(arguments: [0.0, -1, .nan, .infinity]) func withoutADurationItIsThereAtOnce(
    _ duration: Double
  ) {
    let motion = SettleMotion(from: 0, to: 54, at: 1, over: duration)
    #expect(motion.value(at: 1) == 54)
    #expect(motion.duration == 0)
  }

  @Test func aRestingValueRestsAtEveryTime() {
    let rest = SettleMotion.resting(at: 7)
    #expect(rest.value(at: -1) == 7)
    #expect(rest.value(at: 1e9) == 7)
    #expect(rest.velocity(at: 1) == 0)
  }
}
