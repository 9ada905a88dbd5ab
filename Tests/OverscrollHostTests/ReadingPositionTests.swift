import HostDriver
import OverscrollCore
import OverscrollUIKit
import Testing
import UIKit

/// A list with a reading position, whose rows change.
@MainActor
@Suite struct ReadingPositionTests {
  nonisolated static let kinds = LivingList.Kind.allCases

  private func list(
    _ kind: LivingList.Kind, rows: Int = 60, offset: Double = 900,
    _ atStart: ReadingPosition.AtStart = .showsNewRows
  ) -> LivingList {
    let lengths = (0..<rows).map { 40 + Double($0 * 37 % 90) }
    return withDevice { device in
      let list = LivingList(kind, lengths: lengths, on: device)
      list.keepPosition(atStart)
      list.scroll(to: offset)
      return list
    }
  }

  /// Expects that the row being read stays in place while a closure runs.
  private func expectStays(
    _ list: LivingList, _ body: () -> Void, location: SourceLocation = #_sourceLocation
  ) {
    guard let read = list.read else {
      Issue.record("no row is read", sourceLocation: location)
      return
    }
    body()
    let place = list.place(of: read.id) ?? .infinity
    #expect(abs(place - read.place) <= 0.5, "row \(read.id)", sourceLocation: location)
  }

  @Test("Rows inserted above, in between and below leave the row in place", arguments: kinds)
  func insertions(_ kind: LivingList.Kind) {
    let list = list(kind)
    expectStays(list) {
      list.change { ids in
        ids += Array(500..<520)
        ids.insert(contentsOf: 400..<403, at: 30)
        ids.insert(contentsOf: 300..<320, at: 0)
      }
      list.device.turn()
    }
    expectStays(list) { list.device.advance(by: 0.5) }
  }

  @Test("Rows that are removed, moved and that grow leave the row in place", arguments: kinds)
  func everyChange(_ kind: LivingList.Kind) throws {
    let list = list(kind)
    let read = try #require(list.read)
    expectStays(list) {
      list.change(grown: [1: 300, 2: 20, 40: 90]) { ids in
        ids.removeSubrange(4..<7)
        if let index = ids.firstIndex(of: read.id) { ids.remove(at: index - 1) }
        ids.append(ids.remove(at: 0))
        ids.insert(ids.remove(at: 45), at: 3)
      }
      list.device.turn()
    }
  }

  @Test("Text that streams into a row above moves nothing, word by word", arguments: kinds)
  func stream(_ kind: LivingList.Kind) throws {
    let list = list(kind)
    let read = try #require(list.read)
    let index = try #require(list.ids.firstIndex(of: read.id))
    let above = list.ids[index - 1]
    let length = list.lengths[above] ?? 0
    for word in 1...40 {
      list.change(grown: [above: length + Double(word) * 3.4])
      list.device.advance(by: 1 / 60)
    }
    #expect(abs((list.place(of: read.id) ?? .infinity) - read.place) <= 0.5)
  }

  @Test("If the row being read is removed, the next visible one stays", arguments: kinds)
  func removedRow(_ kind: LivingList.Kind) throws {
    let list = list(kind)
    let read = try #require(list.read)
    let index = try #require(list.ids.firstIndex(of: read.id))
    let next = list.ids[index + 1]
    let place = list.place(of: next) ?? 0
    list.change { $0.removeAll { $0 == read.id || $0 < 4 } }
    list.device.turn()
    #expect(abs((list.place(of: next) ?? .infinity) - place) <= 0.5)
  }

  @Test("If all visible rows are removed, the nearest row that remains stays", arguments: kinds)
  func removedRows(_ kind: LivingList.Kind) throws {
    let list = list(kind, offset: 2_000)
    let gone = Set(list.visible.map(\.id))
    let last = try #require(gone.max())
    let place = try #require(list.place(of: last + 1))
    list.change { $0.removeAll { gone.contains($0) || $0 < 3 } }
    list.device.turn()
    #expect(abs((list.place(of: last + 1) ?? .infinity) - place) <= 0.5)
  }

  @Test("Rows that move without a change of the length leave the row in place", arguments: kinds)
  func silentMoves(_ kind: LivingList.Kind) throws {
    let list = list(kind)
    let read = try #require(list.read)
    let index = try #require(list.ids.firstIndex(of: read.id))
    expectStays(list) {
      list.change { $0.insert($0.remove(at: index - 2), at: index + 3) }
      list.device.turn()
    }
    expectStays(list) { list.device.advance(by: 0.5) }
  }

  // MARK: The start

  @Test("A list at its start shows new rows", arguments: kinds)
  func start(_ kind: LivingList.Kind) {
    let list = list(kind, offset: 0)
    list.scroll(to: list.legalOffsets.lowerBound)
    list.change { $0.insert(contentsOf: 100..<105, at: 0) }
    list.device.turn()
    #expect(list.visible.first?.id == 100)
    #expect(abs(list.offset - list.legalOffsets.lowerBound) <= 0.5)
  }

  @Test("A list at its start keeps its first row if the app wants that", arguments: kinds)
  func keptStart(_ kind: LivingList.Kind) {
    let list = list(kind, offset: 0, .keepsRow)
    list.scroll(to: list.legalOffsets.lowerBound)
    expectStays(list) {
      list.change { $0.insert(contentsOf: 100..<105, at: 0) }
      list.device.turn()
    }
  }

  @Test(
    "A list at its start keeps its first row when its refresh ends, and while it closes",
    arguments: kinds, [false, true])
  func keptStartOfRefresh(_ kind: LivingList.Kind, isClosing: Bool) {
    let list = list(kind, offset: 0, .keepsRow)
    let edge: OverscrollEdge = kind.axis.startEdge
    var run: OverscrollRun?
    list.view.overscroll[edge] = .refresh(manual: { run = $0 })
    list.scroll(to: list.legalOffsets.lowerBound)
    list.view.overscroll[edge]?.begin()
    list.device.advance(by: 1)
    if isClosing {
      run?.end(.updated)
      list.device.advance(by: 0.1)
    }
    expectStays(list) {
      list.change { $0.insert(contentsOf: 100..<105, at: 0) }
      run?.end(.updated)
      list.device.advance(by: 2)
    }
    #expect(list.view.overscroll[edge]?.phase == .idle)
  }

  @Test("A list at its start keeps its first row if it loads pages there", arguments: kinds)
  func loadingStart(_ kind: LivingList.Kind) {
    let list = list(kind, offset: 0)
    let edge: OverscrollEdge = kind.axis.startEdge
    list.view.overscroll[edge] = .loadMore(trigger: .programmatic, manual: { _ in })
    list.scroll(to: list.legalOffsets.lowerBound)
    expectStays(list) {
      list.change { $0.insert(contentsOf: 100..<105, at: 0) }
      list.device.turn()
    }
  }

  // MARK: The app and the user

  @Test(
    "A scroll by the app among the changed rows wins",
    arguments: [LivingList.Kind.exactTable, .batchedTable, .diffableTable, .diffableList])
  func scrollInSameTurn(_ kind: LivingList.Kind) {
    let list = list(kind, offset: 300)
    list.change { $0.insert(contentsOf: 100..<103, at: 0) }
    let end = list.legalOffsets.upperBound
    list.view.contentOffset.y = end
    list.device.turn()
    #expect(list.offset >= end - 0.5)
  }

  @Test("Under a finger the row follows only the finger", arguments: kinds)
  func finger(_ kind: LivingList.Kind) throws {
    let list = list(kind)
    list.finger.touch(list.view)
    let by = kind.axis == .vertical ? CGVector(dx: 0, dy: 40) : CGVector(dx: 40, dy: 0)
    list.finger.drag(by: by, over: 0.2)
    expectStays(list) {
      list.change { $0.insert(contentsOf: 300..<320, at: 0) }
      list.device.turn()
    }
    let read = try #require(list.read)
    list.finger.drag(by: by, over: 0.2)
    let sign: Double = kind == .mirroredRow ? -1 : 1
    #expect(abs((list.place(of: read.id) ?? .infinity) - read.place - 40 * sign) <= 0.5)
    list.finger.lift()
  }

  @Test(
    "A list that moves its offset with its rows itself is not corrected twice",
    arguments: [0.25, 1])
  func ownAdjustment(_ part: Double) {
    let list = list(.exactTable)
    expectStays(list) {
      let length = list.space.contentLength
      list.change { $0.insert(contentsOf: 300..<310, at: 0) }
      list.view.contentOffset.y += part * (list.space.contentLength - length)
      list.device.turn()
    }
  }

  // MARK: Cost

  @Test("A scroll event asks for no identity, and a layout for those of the visible rows")
  func cost() {
    let list = list(.exactTable)
    list.device.turn()
    let before = list.requests
    list.view.contentOffset.y += 3
    #expect(list.requests == before)
    list.device.turn()
    #expect(list.requests - before < 2 * list.visible.count + 4)
  }

  @Test("Without a reading position, nothing of ours stays in the list")
  func removal() {
    let list = list(.exactTable)
    #expect(!list.view.hosts.isEmpty)
    list.view.overscroll.readingPosition = nil
    #expect(list.view.hosts.isEmpty)
    let offset = list.offset
    list.change { $0.insert(contentsOf: 300..<310, at: 0) }
    list.device.turn()
    #expect(list.offset == offset)
  }
}
