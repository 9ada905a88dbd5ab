import OverscrollCore
import Testing

@Suite struct SpringCurveTests {
  private static let times = [0.1, 0.25, 0.5, 0.75, 1, 2]

  /// Computed from the formula with another language's library.
  @Test(
    arguments: [
      (
        0,
        [
          0.13131145535900623, 0.465583948701782, 0.821025553585931, 0.9486839473633115,
          0.986399068534425, 0.9999526894211365,
        ]
      ),
      (
        0.25,
        [
          0.143142149087794, 0.5430107366577941, 0.9520929862658669, 1.0283553829881695,
          1.0133941306498255, 0.9999535953785542,
        ]
      ),
      (
        0.5,
        [
          0.15678154198772043, 0.6473275506818872, 1.1406996741435176, 1.1001150119214766,
          0.9898221290147357, 1.0012814797523528,
        ]
      ),
      (
        0.9,
        [
          0.18328000694630542, 0.9073794216817871, 1.7291561864334675, 1.0774634364334208,
          0.4684648762728283, 0.717755481294996,
        ]
      ),
    ] as [(Double, [Double])])
  func theValuesAreThoseOfATable(_ bounce: Double, _ values: [Double]) {
    for (time, value) in zip(Self.times, values) {
      #expect(abs(SpringCurve(duration: 1, bounce: bounce).value(at: time) - value) < 2e-15)
      #expect(abs(SpringCurve(duration: 16, bounce: bounce).value(at: 16 * time) - value) < 2e-15)
    }
  }

  @Test func withoutBounceNothingGoesPastTheEnd() {
    let curve = SpringCurve(duration: 0.4)
    var last = 0.0
    for frame in 0...1000 {
      let value = curve.value(at: Double(frame) / 1000)
      #expect(value >= last)
      #expect(value < 1)
      last = value
    }
  }

  @Test(arguments: [0, 0.2, 0.5, 0.95]) func itBeginsAtRestAndEndsAtOne(_ bounce: Double) {
    let curve = SpringCurve(duration: 0.4, bounce: bounce)
    #expect(curve.value(at: 0) == 0)
    #expect(curve.value(at: 1e-6) < 1e-9)
    #expect(abs(curve.value(at: 30) - 1) < 1e-9)
    #expect(curve.value(at: .infinity) == 1)
  }

  @Test func whatMakesNoSenseIsHarmless() {
    for duration in [0, -1, .nan, .infinity] {
      let curve = SpringCurve(duration: duration, bounce: 0.5)
      #expect(curve.duration == 0)
      #expect(curve.value(at: 0) == 0)
      #expect(curve.value(at: 0.001) == 1)
    }
    #expect(SpringCurve(duration: 1, bounce: .nan).bounce == 0)
    #expect(SpringCurve(duration: 1, bounce: -2).bounce == 0)
    #expect(SpringCurve(duration: 1, bounce: 7).bounce == 0.95)
    #expect(SpringCurve(duration: 1).value(at: -5) == 0)
    #expect(SpringCurve(duration: 1).value(at: .nan) == 0)
  }
}
