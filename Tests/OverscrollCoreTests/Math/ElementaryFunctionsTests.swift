import Foundation
import OverscrollCore
import Testing

@Suite struct ElementaryFunctionsTests {
  @Test func theExponentialAgreesWithTheCLibraryInAlmostEveryBit() {
    for step in -7000...7000 {
      let x = Double(step) * 0.1
      let exact = exp(x)
      let error = abs(Elementary.exponential(x) - exact) / exact
      #expect(error < 5e-16, "at \(x)")
    }
  }

  @Test func theExponentialOfNothingIsExactlyOne() {
    #expect(Elementary.exponential(0) == 1)
  }

  @Test func theExponentialNeverFallsWhereItsArgumentRises() {
    var last = 0.0
    for step in 0...20_000 {
      let value = Elementary.exponential(-20 + Double(step) * 0.001)
      #expect(value >= last)
      last = value
    }
  }

  @Test(
    arguments: [
      (-Double.infinity, 0.0), (.infinity, .infinity), (-800, 0), (800, .infinity),
    ] as [(Double, Double)]) func theEndsOfTheRangeAreTotal(_ x: Double, _ expected: Double)
  {
    #expect(Elementary.exponential(x) == expected)
  }

  @Test func whatIsNoNumberStaysNone() {
    #expect(Elementary.exponential(.nan).isNaN)
  }

  @Test func theLogarithmAgreesWithTheCLibraryInAlmostEveryBit() {
    for step in -7000...7000 {
      let x = 1.37 * exp(Double(step) * 0.1)
      let error = abs(Elementary.logarithm(x) - log(x)) / abs(log(x))
      #expect(error < 4e-16, "at \(x)")
    }
  }

  @Test func theLogarithmIsExactToTheLastBitsAroundOneAndWhereItsHalvesMeet() {
    for step in 1...40_000 {
      let x = 0.4 + Double(step) * 0.00005
      let error = abs(Elementary.logarithm(x) - log(x))
      #expect(error <= 4e-16 * abs(log(x)), "at \(x)")
    }
  }

  @Test func theLogarithmOfOneIsExactlyNothing() {
    #expect(Elementary.logarithm(1) == 0)
  }

  @Test func theLogarithmTakesBackTheExponential() {
    for step in -700...700 {
      let x = Double(step) * 1.01
      #expect(abs(Elementary.logarithm(Elementary.exponential(x)) - x) < 4e-16 * max(1, abs(x)))
    }
  }

  @Test(arguments: [Double.leastNonzeroMagnitude, 0x1.8p-1070, .leastNormalMagnitude, 1e308])
  func theLogarithmKnowsTheSmallestAndTheLargestNumbers(_ x: Double) {
    #expect(abs(Elementary.logarithm(x) - log(x)) <= 4e-16 * abs(log(x)))
  }

  @Test func theLogarithmIsTotal() {
    #expect(Elementary.logarithm(0) == -.infinity)
    #expect(Elementary.logarithm(-0.0) == -.infinity)
    #expect(Elementary.logarithm(.infinity) == .infinity)
    #expect(Elementary.logarithm(-1).isNaN)
    #expect(Elementary.logarithm(-.infinity).isNaN)
    #expect(Elementary.logarithm(.nan).isNaN)
  }

  @Test func theSquareRootAgreesWithTheProcessorsInAlmostEveryBit() {
    for step in -500...500 {
      let x = 1.37 * exp(Double(step) * 1.31)
      #expect(abs(Elementary.squareRoot(x) - x.squareRoot()) <= 2.3e-16 * x.squareRoot(), "of \(x)")
    }
    #expect(Elementary.squareRoot(0) == 0)
    #expect(Elementary.squareRoot(.infinity) == .infinity)
    #expect(Elementary.squareRoot(-1).isNaN)
    #expect(Elementary.squareRoot(.nan).isNaN)
  }

  @Test func theNearestIntegerIsTheProcessors() {
    for step in -4000...4000 {
      let x = Double(step) * 0.25
      #expect(Elementary.nearestInteger(x) == x.rounded(.toNearestOrEven))
    }
    for x in [0x1p51 + 0.5, -1e300, .infinity, -.infinity] {
      #expect(Elementary.nearestInteger(x) == x)
    }
    #expect(Elementary.nearestInteger(.nan).isNaN)
  }
}
