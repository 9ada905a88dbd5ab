import OverscrollCore
import ScrollPhysics
import Testing

@Suite struct PhysicsReferenceTests {
  static let edgeCases = PhysicsReference.names("closed_normal_edge_")
  static let releases = ["closed_", "flutter_"].flatMap { PhysicsReference.names("\($0)release_") }

  @Test("The reference file exists") func theFileIsThere() {
    #expect(PhysicsReference.shared.cases.count == 17)
    #expect(PhysicsReference.names("closed_").count == 10)
    #expect(Self.edgeCases.count == 4)
    #expect(Self.releases.count == 6)
  }

  @Test(
    "The view follows the closed forms to a hundredth of a point",
    arguments: PhysicsReference.names("closed_"))
  func theViewFollowsTheClosedFormsToTheHundredthOfAPoint(_ name: String) {
    let view = PhysicsReference.view(name)
    let rows = PhysicsReference.rows(name)
    for row in rows.dropLast() {
      #expect(abs(view.offset(at: row.step) - row.offset) < 0.01, "\(name) at \(row.step)")
    }
    // The last offset is the end of the motion: the destination, or for a bounce the edge.
    guard let last = rows.last else { return }
    #expect(abs(view.offset(at: last.step) - last.offset) < (name.contains("fling") ? 0.01 : 0.17))
  }

  @Test("The content under a finger follows UIKit's rubber band")
  func theContentUnderAFingerFollowsUIKitsRubberBand() {
    for row in PhysicsReference.rows("uikit_drag_c055") {
      var view = SimulatedScrollView(contentLength: 10_000, viewportLength: 800)
      view.touchDown(at: 10)
      view.fingerMoved(to: 10 + row.step)
      #expect(abs(-view.offset - row.offset) < 0.01, "after \(row.step)")
    }
  }

  @Test("The overdamped spring is Flutter's", arguments: PhysicsReference.names("flutter_release"))
  func overdampedSpringIsFlutters(_ name: String) {
    let view = PhysicsReference.view(name, law: .overdamped())
    for row in PhysicsReference.rows(name).dropLast() {
      #expect(abs(view.offset(at: row.step) - row.offset) < 0.01, "\(name) at \(row.step)")
    }
  }

  @Test(
    "A fling ends at Flutter's offset",
    arguments: ["flutter_fling_v500", "flutter_fling_v1500", "flutter_fling_v4000"])
  func flingEndsAtFluttersOffset(_ name: String) throws {
    let theirs = try #require(PhysicsReference.rows(name).last)
    #expect(abs(PhysicsReference.view(name).offset(at: 10) - theirs.offset) < 4)
  }

  @Test(
    "A fling between the edges rises and decelerates",
    arguments: PhysicsReference.names("flutter_fling_")
      + PhysicsReference.names("closed_fast_fling_"))
  func flingBetweenEdges(_ name: String) {
    let frames = PhysicsReference.view(name).offsets(frames: 600)
    #expect(frames.isRising && frames.allSatisfy(PhysicsReference.legal.contains))
    let steps = zip(frames, frames.dropFirst()).map { $1 - $0 }
    #expect(steps.map { ($0 * 1e9).rounded() }.isFalling)
  }

  @Test("A fling into an edge has one peak and returns without crossing it", arguments: edgeCases)
  func flingIntoEdgeHasOnePeakAndReturnsWithoutCrossingIt(_ name: String) {
    let frames = PhysicsReference.view(name).offsets(frames: 300)
    #expect(hasOnePeak(frames.map(past)), "\(name)")
    // Both have the same sign, because the content never crosses the edge.
    let edge = PhysicsReference.velocity(name) < 0 ? 0.0 : 9200
    let passed = frames.drop { past($0) == 0 }
    #expect(!passed.isEmpty && passed.allSatisfy { edge == 0 ? $0 <= 0 : $0 >= 9200 }, "\(name)")
    #expect(frames.last == edge, "\(name)")
  }

  @Test(
    "After a release past an edge the content only approaches it", arguments: releases)
  func releasePastEdge(_ name: String) {
    for law in BounceCurveTests.laws {
      let ours = PhysicsReference.view(name, law: law).offsets(frames: 200)
      #expect(ours.isRising && ours.allSatisfy { $0 <= 0 } && ours.last == 0, "\(name), \(law)")
    }
  }

  /// The distance of an offset past an edge.
  private func past(_ offset: Double) -> Double { max(0, -offset, offset - 9200) }

  private func hasOnePeak(_ distances: [Double]) -> Bool {
    guard let peak = distances.max(), let index = distances.firstIndex(of: peak) else {
      return false
    }
    return peak > 0 && Array(distances[...index]).isRising
      && Array(distances[index...]).isFalling
  }
}
