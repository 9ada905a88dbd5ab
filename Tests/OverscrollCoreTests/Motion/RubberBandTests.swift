import OverscrollCore
import Testing

@Suite struct RubberBandTests {
  /// Published figures of the formula for a viewport of 800 points.
  @Test(arguments: [
    (20.0, 10.85), (60, 31.69), (100, 51.46), (200, 96.70), (300, 136.79), (400, 172.55),
    (600, 233.63),
  ]) func theContentFollowsAsFarAsUIScrollViewLetsIt(_ travel: Double, _ shown: Double) {
    let band = RubberBand(extent: 800)
    #expect(abs(band.displacement(forTravel: travel) - shown) < 0.01)
  }

  @Test func atTheEdgeTheSlopeIsTheCoefficient() {
    let band = RubberBand(extent: 800)
    #expect(abs(band.displacement(forTravel: 1e-6) / 1e-6 - RubberBand.coefficient) < 1e-6)
    #expect(RubberBand.coefficient == 0.55)
  }

  @Test func theReachIsHowFarAWayOfOneExtentLeads() {
    for extent in [100.0, 600, 800] {
      let shown = RubberBand(extent: extent).displacement(forTravel: extent)
      #expect(abs(shown / extent - RubberBand.reach) < 1e-12)
    }
  }

  @Test func goingBackTheSameWayGivesTheSameNumbers() {
    let band = RubberBand(extent: 667)
    for travel in [0.5, 1] + stride(from: 0.0, through: 2000, by: 7) {
      let back = band.travel(forDisplacement: band.displacement(forTravel: travel))
      #expect(abs(back - travel) < 1e-6)
    }
  }

  @Test func thePullIsProgressivelyHarderAndNeverReachesTheExtent() {
    let band = RubberBand(extent: 600)
    var lastGain = Double.infinity
    for step in 0..<400 {
      let gain =
        band.displacement(forTravel: Double(step + 1) * 10)
        - band.displacement(forTravel: Double(step) * 10)
      #expect(gain > 0)
      #expect(gain < lastGain)
      lastGain = gain
    }
    #expect(band.displacement(forTravel: 1e12) <= 600)
  }

  @Test(arguments: [Double.nan, -5, 0, .infinity]) func aViewportThatIsNoneCountsAsOnePoint(
    _ extent: Double
  ) {
    #expect(RubberBand(extent: extent).extent == 1)
  }

  @Test(arguments: [Double.nan, -1, 0]) func noWayIsNoDistance(_ travel: Double) {
    #expect(RubberBand(extent: 600).displacement(forTravel: travel) == 0)
    #expect(RubberBand(extent: 600).travel(forDisplacement: travel) == 0)
  }

  @Test func unreachableDistancesStayFinite() {
    let band = RubberBand(extent: 600)
    for displacement in [599.5, 600, 900, 1e9] {
      #expect(band.travel(forDisplacement: displacement) == band.travel(forDisplacement: 599.4))
    }
    #expect(band.travel(forDisplacement: 1e9).isFinite)
    #expect(band.displacement(forTravel: .infinity) == 600)
  }
}
