import Foundation
import Testing

@testable import OverscrollCore

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
}
