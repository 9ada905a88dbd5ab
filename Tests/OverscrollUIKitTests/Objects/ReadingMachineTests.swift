import OverscrollCore
import Testing
import UIKit

@testable import OverscrollUIKit

/// The goals of a list that is read, without the list.
@MainActor
@Suite struct ReadingMachineTests {
  /// A list whose row being read has moved.
  private final class Rows: ReadingRows {
    var movement: Double?
    let areVisible = true

    func record(_ space: ReadingSpace, hasChanged: Bool) { movement = 0 }
    func movement(readAt offset: Double, in space: ReadingSpace) -> Double? { movement }
    func extent(of path: IndexPath, in space: ReadingSpace) -> (start: Double, end: Double)? {
      (Double(path.item) * 100, Double(path.item + 1) * 100)
    }
    func mark(atStart: Bool) {}
    func countBeyondMark(atStart: Bool) -> Int { 0 }
  }

  private let rows = Rows()

  /// A list of 10,000 points in a view of 500.
  private func facts(at offset: Double, hasMoreAtEnd: Bool = false) -> ReadingFacts {
    ReadingFacts(
      space: ReadingSpace(
        axis: .vertical, isMirrored: false, offset: offset, viewportLength: 500,
        contentLength: 10_000, startInset: 0, endInset: 0),
      hasMoreAtEnd: hasMoreAtEnd)
  }

  /// A list that was laid out at 100, and whose row being read has then moved by 50.
  private var movedList: ReadingMachine {
    let machine = ReadingMachine(rows)
    #expect(machine.handle(.layoutEnded, facts(at: 100)) == nil)
    rows.movement = 50
    return machine
  }

  @Test("Rows that are measured on the way move the goal")
  func measuredRows() {
    let machine = movedList
    #expect(machine.handle(.layoutEnded, facts(at: 100)) == .move(to: 150))
    rows.movement = 80
    #expect(machine.next(facts(at: 150)) == .move(to: 180))
    #expect(machine.next(facts(at: 180)) == nil)
  }

  @Test("Rows that a second layout measures are placed as if there were one layout")
  func twoLayouts() {
    let machine = movedList
    #expect(machine.handle(.layoutEnded, facts(at: 100)) == .move(to: 150))
    #expect(machine.next(facts(at: 150)) == nil)
    rows.movement = 80
    #expect(machine.handle(.turnEnded, facts(at: 150)) == .layOut)
    #expect(machine.handle(.layoutEnded, facts(at: 150)) == .move(to: 180))
    #expect(machine.next(facts(at: 180)) == nil)
    #expect(rows.movement == 80)
    #expect(machine.handle(.displayed, facts(at: 180)) == nil)
    #expect(rows.movement == 0)
    rows.movement = 20
    #expect(machine.handle(.layoutEnded, facts(at: 180)) == .move(to: 200))
  }

  @Test("Rows that a layout without a row to keep has placed are kept where they are displayed")
  func firstDisplay() {
    let machine = movedList
    #expect(machine.handle(.displayed, facts(at: 100)) == nil)
    #expect(rows.movement == 0)
  }

  @Test("A list that measures rows without end is left where it is after 32 movements")
  func endless() {
    let machine = movedList
    var goals = [machine.handle(.layoutEnded, facts(at: 100))]
    while goals.last != .some(nil), goals.count < 50 {
      rows.movement = (rows.movement ?? 0) + 50
      goals.append(machine.next(facts(at: 100)))
    }
    #expect(goals.count == 33)
    #expect(machine.handle(.layoutEnded, facts(at: 100)) == nil)
  }

  @Test("Events on the way to a goal, which the movement causes, change nothing")
  func eventsOnTheWay() {
    let machine = movedList
    #expect(machine.handle(.layoutEnded, facts(at: 100)) == .move(to: 150))
    #expect(machine.handle(.moved, facts(at: 120)) == nil)
    #expect(machine.handle(.layoutEnded, facts(at: 120)) == nil)
    #expect(machine.next(facts(at: 150)) == nil)
    #expect(machine.handle(.moved, facts(at: 160)) == .layOut)
  }

  @Test("A chat starts at its first unread row, or at its end, once", arguments: [nil, 20])
  func chat(_ unread: Int?) {
    let machine = ReadingMachine(
      rows,
      OverscrollChat(
        firstUnread: { unread.map { IndexPath(item: $0, section: 0) } },
        id: { _ in 0 }, indexPath: { _ in nil }))
    let goal = unread == nil ? 9_500.0 : 2_000
    #expect(machine.handle(.layoutEnded, facts(at: 0)) == .move(to: goal))
    #expect(machine.next(facts(at: goal)) == nil)
    #expect(machine.handle(.moved, facts(at: 300)) == .layOut)
    #expect(machine.handle(.layoutEnded, facts(at: 300)) == nil)
  }
}
