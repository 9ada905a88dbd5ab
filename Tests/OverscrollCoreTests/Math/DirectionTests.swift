import Foundation
import OverscrollCore
import Testing

@Suite struct DirectionTests {
  @Test(
    arguments: [
      (0, 1, 0), (90, 0, 1), (180, -1, 0), (270, 0, -1), (-90, 0, -1), (360, 1, 0), (-720, 1, 0),
      (36_000_090, 0, 1),
    ] as [(Double, Double, Double)])
  func rightAnglesAreExact(_ degrees: Double, _ cosine: Double, _ sine: Double) {
    let direction = Elementary.direction(at: degrees)
    #expect(direction.cosine == cosine)
    #expect(direction.sine == sine)
  }

  /// From a table of the circular functions, to sixteen digits.
  @Test(
    arguments: [
      (1, 0.9998476951563913, 0.01745240643728351), (30, 0.8660254037844386, 0.5),
      (45, 0.7071067811865476, 0.7071067811865476), (60, 0.5, 0.8660254037844386),
      (137, -0.7313537016191705, 0.6819983600624985),
      (-200, -0.9396926207859084, 0.3420201433256687),
    ] as [(Double, Double, Double)])
  func otherAnglesAreThoseOfTheTables(_ degrees: Double, _ cosine: Double, _ sine: Double) {
    let direction = Elementary.direction(at: degrees)
    #expect(abs(direction.cosine - cosine) < 3e-16)
    #expect(abs(direction.sine - sine) < 3e-16)
  }

  @Test func allOfACircleAgreesWithTheCLibrary() {
    for step in -7200...7200 {
      let degrees = Double(step) * 0.1
      let direction = Elementary.direction(at: degrees)
      #expect(abs(direction.cosine - cos(degrees * .pi / 180)) < 5e-15, "at \(degrees)")
      #expect(abs(direction.sine - sin(degrees * .pi / 180)) < 5e-15, "at \(degrees)")
    }
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -0x1p40])
  func whatNamesNoDirectionIsTheFirstOne(_ degrees: Double) {
    #expect(Elementary.direction(at: degrees) == (1, 0))
  }
}
