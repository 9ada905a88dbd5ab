import Foundation
import IndicatorDrawings
import OverscrollCore
import OverscrollIndicators
import Testing

@Suite struct IndicatorPoseTests {
  private let size = IndicatorSize(width: 390, height: 54)

  private func placed(
    _ x: Double, _ y: Double, _ side: OverscrollEdge, isMirrored: Bool = false
  ) -> ElementPlacement {
    IndicatorPose(at: side, size: size, isMirrored: isMirrored)
      .placed(ElementPlacement(IndicatorPoint(x, y), rotation: 30, scale: 2, opacity: 0.5))
  }

  @Test("At the top and the bottom a drawing is unchanged")
  func atTheTopAndTheBottomADrawingIsAsItIs() {
    for side in [OverscrollEdge.top, .bottom] {
      #expect(
        placed(10, 20, side)
          == ElementPlacement(IndicatorPoint(10, 20), rotation: 30, scale: 2, opacity: 0.5))
      #expect(placed(10, 20, side, isMirrored: true).position == IndicatorPoint(380, 20))
      #expect(placed(10, 20, side, isMirrored: true).rotation == 30, "signs keep their shape")
      #expect(IndicatorPose(at: side, size: size).box == size)
    }
  }

  @Test("At the sides a drawing rotates with the edge") func atTheSidesADrawingTurnsWithTheEdge() {
    // Its upper side is outside: text runs upwards at the left and downwards at the right.
    #expect(placed(10, 20, .leading).position == IndicatorPoint(20, 380))
    #expect(placed(10, 20, .leading).rotation == -60)
    #expect(placed(10, 20, .trailing).position == IndicatorPoint(34, 10))
    #expect(placed(10, 20, .trailing).rotation == 120)
    #expect(placed(10, 20, .leading, isMirrored: true).position == IndicatorPoint(20, 10))
    #expect(placed(10, 20, .trailing, isMirrored: true).position == IndicatorPoint(34, 380))
    #expect(IndicatorPose(at: .leading, size: size).box == IndicatorSize(width: 54, height: 390))
  }

  /// A rotation is not a reflection: it keeps distances and the reading direction of a row.
  @Test(
    "The order of a row follows the direction of the rotation", arguments: OverscrollEdge.allCases)
  func orderOfRowFollowsDirectionOfRotation(_ side: OverscrollEdge) {
    let (first, second) = (placed(10, 20, side), placed(11, 20, side))
    let next = IndicatorPoint(around: first.position, radius: 1, at: first.rotation - 30)
    #expect(second.position == next)
  }

  @Test("Everything that is drawn is rotated") func everythingThatIsDrawnIsRotated() {
    var canvas = TurnedCanvas(IndicatorDrawing(), IndicatorPose(at: .trailing, size: size))
    let place = ElementPlacement(IndicatorPoint(10, 20))
    canvas.text(.updated, as: .title, color: .label, place)
    canvas.spinner(diameter: 20, color: .tint, progress: nil, place)
    canvas.image(
      IndicatorImage(.refreshing, frame: 3), size: IndicatorSize(width: 9, height: 8), place)
    canvas.move(to: IndicatorPoint(0, 0))
    canvas.line(to: IndicatorPoint(1, 1))
    canvas.stroke(width: 1, color: .rgb(1, 2, 3), place)
    canvas.arc(around: IndicatorPoint(0, 0), radius: 4, from: 0, to: 90)
    canvas.close()
    canvas.fill(color: .secondary, place)
    #expect(
      canvas.base.description == """
        updated as title, label, at 34.0 10.0, turned 90.0
        spinner 20.0, tint, turning, at 34.0 10.0, turned 90.0
        image 3 of refreshing, 9.0 by 8.0, at 34.0 10.0, turned 90.0
        stroke of 2 points, 1.0 wide, rgb 1 2 3, at 34.0 10.0, turned 90.0
        fill of arc 4.0 from 0.0 to 90.0, secondary, at 34.0 10.0, turned 90.0
        """)
  }

  @Test("A rotated canvas forwards the queries of sizes and pictures")
  func rotatedCanvasForwardsQueriesOfSizesAndPictures() {
    var pictures = RecordedPictures()
    pictures[.refreshing] = .init(size: IndicatorSize(width: 9, height: 8), delays: [0.1, 0.2])
    let canvas = TurnedCanvas(
      IndicatorDrawing(pictures: pictures), IndicatorPose(at: .leading, size: size))
    #expect(canvas.imageCount(for: .refreshing) == 2)
    #expect(canvas.imageCount(for: .noMore) == 0)
    #expect(canvas.delay(of: IndicatorImage(.refreshing, frame: 1)) == 0.2)
    #expect(canvas.delay(of: IndicatorImage(.refreshing, frame: 2)) == 0)
    #expect(
      canvas.size(of: IndicatorImage(.refreshing, frame: 1)) == IndicatorSize(width: 9, height: 8))
    #expect(
      canvas.size(of: IndicatorImage(.noMore, frame: 0)) == IndicatorSize(width: 0, height: 0))
    #expect(canvas.size(of: .updated, as: .title) == IndicatorSize(width: 49, height: 17))
  }

  @Test("A point on a circle has its mathematical position")
  func pointOnCircleHasItsMathematicalPosition() {
    let center = IndicatorPoint(3, -4)
    for degrees in stride(from: -1080.0, through: 1080, by: 7.5) {
      let point = IndicatorPoint(around: center, radius: 10, at: degrees)
      #expect(abs(point.x - (3 + 10 * cos(degrees * .pi / 180))) < 1e-12)
      #expect(abs(point.y - (-4 + 10 * sin(degrees * .pi / 180))) < 1e-12)
    }
    for odd in [Double.nan, .infinity, -1e300] {
      #expect(IndicatorPoint(around: center, radius: 10, at: odd) == IndicatorPoint(13, -4))
    }
    #expect(
      IndicatorPoint(around: center, radius: 10, at: 90) == IndicatorPoint(3, 6), "no error at all")
  }
}
