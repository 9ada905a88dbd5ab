import Testing

@testable import OverscrollUIKit

/// The part of a list's movements that is scrolling.
@Suite struct ReadingMotionTests {
  /// The distance of a motion that starts at 100, if the row being read has moved by 50.
  private func distance(_ change: (inout ReadingMotion) -> Void) -> Double? {
    var motion = ReadingMotion(at: 100)
    change(&motion)
    return motion.distance(rowMovedBy: 50)
  }

  @Test("The movements of users and of Overscroll are scrolling")
  func scrolling() {
    #expect(
      distance {
        $0.noteOffset(110, by: .user)
        $0.noteOffset(90, by: .host)
      } == -10)
  }

  @Test("Movements during a layout are the list's, except for those of Overscroll")
  func layout() {
    #expect(
      distance {
        $0.noteOffset(110, by: .user)
        $0.beginLayout()
        $0.noteOffset(150, by: .user)
        $0.noteOffset(140, by: .code)
        $0.noteOffset(145, by: .host)
      } == 15)
  }

  @Test("A movement while the length is set is the list's")
  func clamp() {
    #expect(
      distance {
        $0.beginLength(900)
        $0.noteOffset(60, by: .code)
        $0.noteLength(500, at: 60, isMirrored: false)
        $0.noteOffset(70, by: .user)
      } == 10)
  }

  @Test(
    "Code that moves with the row is the list, other code is the app", arguments: [false, true])
  func code(_ isLater: Bool) {
    func moved(to offset: Double) -> Double? {
      distance {
        if isLater { $0.noteLength(900, at: 100, isMirrored: false) }
        $0.noteOffset(offset, by: .code)
      }
    }
    #expect(moved(to: 150) == 0)
    #expect(moved(to: 120) == (isLater ? 0 : nil))
    #expect(moved(to: 90) == nil)
    #expect(moved(to: 400) == nil)
  }

  @Test(
    "Code that moves as the length changes is the list, which has measured rows",
    arguments: [-5.0, 5])
  func measuredRows(_ growth: Double) {
    func moved(by step: Double) -> Double? {
      var motion = ReadingMotion(at: 100)
      motion.beginLength(900)
      motion.noteLength(900 + growth, at: 100, isMirrored: false)
      motion.noteOffset(100 + step, by: .code)
      return motion.distance(rowMovedBy: -8 * growth)
    }
    #expect(moved(by: growth) == 0)
    #expect(moved(by: 2 * growth) == nil)
    #expect(moved(by: -growth) == 0, "It moves with the row")
  }

  @Test(
    "A step in a deceleration is the list's if it is as long as rows have grown, until the turn ends",
    arguments: [false, true])
  func stepOfBatch(_ endsTurn: Bool) {
    var motion = ReadingMotion(at: 100)
    motion.beginLength(900)
    motion.noteLength(905, at: 100, isMirrored: false)
    motion.noteOffset(105, by: .user)
    if endsTurn { motion.endTurn() }
    motion.beginLayout()
    motion.forgetOwnMovements { _ in false }
    #expect(motion.distance(rowMovedBy: 40) == (endsTurn ? 5 : 0))
  }

  @Test(
    "Mirrored content that keeps its logical offset, or is kept inside before, was not scrolled",
    arguments: [180.0, 130])
  func mirrored(_ offset: Double) {
    #expect(
      distance {
        $0.beginLength(820)
        $0.noteLength(900, at: offset, isMirrored: true)
        $0.noteOffset(offset - 80, by: .code)
      } == 0)
  }

  @Test("If no row has moved, every movement outside of layouts is scrolling")
  func plainScroll() {
    var motion = ReadingMotion(at: 0)
    motion.noteOffset(10, by: .code)
    motion.noteOffset(30, by: .user)
    #expect(motion.distance(rowMovedBy: 0) == 30 && motion.wasScrolled)
    motion.restart(at: 30)
    #expect(motion.distance(rowMovedBy: 0) == 0 && !motion.wasScrolled)
  }
}
