import OverscrollCore
import OverscrollSimulation
import Testing

@Suite struct PhysicsReferenceTests {
  static let edgeCases = ["closed_", "flutter_", "webkit_"].flatMap {
    PhysicsReference.names($0).filter { $0.contains("_edge_") }
  }
  static let releases = ["closed_", "flutter_", "webkit_"].flatMap {
    PhysicsReference.names("\($0)release_")
  }

  @Test("The reference file exists") func theFileIsThere() {
    #expect(PhysicsReference.shared.cases.count == 35)
    #expect(PhysicsReference.names("closed_").count == 10)
    #expect(Self.edgeCases.count == 12)
    #expect(Self.releases.count == 9)
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
    "The exponential spring is WebKit's elasticity",
    arguments: PhysicsReference.names("webkit_release"))
  func exponentialSpringIsWebKitsElasticity(_ name: String) {
    let view = PhysicsReference.view(name, law: .exponential(rate: 12.5))
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
    "A fling between the edges rises like theirs, and decelerates",
    arguments: ["flutter_", "webkit_kinetic_", "closed_fast_"])
  func aFlingBetweenTheEdgesRisesAsTheirsAndSlowsDown(_ prefix: String) {
    let names = PhysicsReference.names("\(prefix)fling_")
    #expect(names.count == 3)
    for name in names {
      #expect(PhysicsReference.rows(name).map(\.offset).isRising, "\(name)")
      let ours = PhysicsReference.view(name).offsets(frames: 600)
      #expect(ours.isRising && ours.allSatisfy(PhysicsReference.legal.contains), "\(name)")
      let steps = zip(ours, ours.dropFirst()).map { $1 - $0 }
      #expect(steps.map { ($0 * 1e9).rounded() }.isFalling, "\(name)")
    }
  }

  @Test("A fling into an edge has one peak and returns without crossing it", arguments: edgeCases)
  func flingIntoEdgeHasOnePeakAndReturnsWithoutCrossingIt(_ name: String) {
    let theirs = PhysicsReference.rows(name).map { past($0.offset) }
    #expect(hasOnePeak(theirs), "theirs, \(name)")
    let view = PhysicsReference.view(name)
    let frames = view.offsets(frames: 300)
    #expect(hasOnePeak(frames.map(past)), "ours, \(name)")
    // Both have the same sign, because the content never crosses the edge.
    let edge = PhysicsReference.velocity(name) < 0 ? 0.0 : 9200
    let passed = frames.drop { past($0) == 0 }
    #expect(!passed.isEmpty && passed.allSatisfy { edge == 0 ? $0 <= 0 : $0 >= 9200 }, "\(name)")
    #expect(frames.last == edge, "\(name)")
  }

  @Test(
    "After a release past an edge the content only approaches it, like theirs", arguments: releases)
  func aReleasePastAnEdgeOnlyComesCloserAsTheirsDoes(_ name: String) {
    let theirs = PhysicsReference.rows(name).map(\.offset)
    #expect(theirs.isRising && theirs.allSatisfy { $0 <= 0 }, "\(name)")
    for law in BounceCurveTests.laws {
      let ours = PhysicsReference.view(name, law: law).offsets(frames: 200)
      #expect(ours.isRising && ours.allSatisfy { $0 <= 0 } && ours.last == 0, "\(name), \(law)")
    }
  }

  @Test(
    "Every rubber band resists more the further it is pulled",
    arguments: [
      "flutter_drag_step1", "flutter_drag_step20", "appkit_drag_c0075", "webkit_drag_linear",
    ])
  func everybodysRubberGivesNoMoreTheFartherItIsPulled(_ name: String) {
    let rows = PhysicsReference.rows(name)
    #expect(rows.map(\.offset).isRising && rows.count == 31)
    let gains = zip(rows, rows.dropFirst()).map { $1.offset - $0.offset }
    #expect(gains.isFalling, "\(name)")
    var view = SimulatedScrollView(contentLength: 10_000, viewportLength: 800)
    view.touchDown(at: 0)
    let ours = rows.map { row in
      view.fingerMoved(to: row.step)
      return -view.offset
    }
    #expect(ours.isRising && zip(ours, ours.dropFirst()).map { $1 - $0 }.isFalling)
    #expect((ours.last ?? 0) > (rows.last?.offset ?? .infinity))
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
