import EngineStorms
import Foundation
import HostDriver
import OverscrollCore
import OverscrollUIKit
import Testing
@_spi(Simulation) import UIKit

/// Places in lists that are stored, and at which the lists start again.
@MainActor
@Suite struct ReadingAnchorTests {
  private func list(on device: Device, count: Int = 80) -> LivingList {
    let list = LivingList(
      .diffableTable, lengths: (0..<count).map { 40 + Double($0 * 37 % 90) }, on: device)
    list.keepPosition(at: nil)
    device.advance(by: 1)
    return list
  }

  // MARK: The stored place

  @Test("An anchor can be stored with an encoder and as text")
  func storage() throws {
    let anchor = ReadingAnchor(id: "a \"b\"", offset: -12.5, time: Date(timeIntervalSince1970: 9))
    let data = try JSONEncoder().encode(["place": anchor])
    #expect(
      try JSONDecoder().decode([String: ReadingAnchor<String>].self, from: data)["place"] == anchor)
    #expect(ReadingAnchor(rawValue: anchor.rawValue) == anchor)
    #expect(Set([anchor, anchor]).count == 1)
    #expect(ReadingAnchor<Int>(rawValue: anchor.rawValue) == nil, "another type of rows")
    for text in ["", "{}", "null", "12", "{\"id\":\"a\"}"] {
      #expect(ReadingAnchor<String>(rawValue: text) == nil, "\(text)")
    }
  }

  @Test("A distance that is not finite is 0", arguments: [Double.nan, .infinity, -.infinity])
  func invalid(_ offset: Double) {
    var anchor = ReadingAnchor(id: 1, offset: offset)
    #expect(anchor.offset == 0)
    anchor.offset = 7
    anchor.offset = offset
    #expect(anchor.offset == 0)
  }

  // MARK: Reports

  @Test("The place is reported when the list rests without a finger, if it has changed")
  func reports() throws {
    try withDevice { device in
      let list = list(on: device)
      #expect(list.anchors.map(\.id) == [0])
      list.finger.touch(list.view)
      list.finger.drag(by: CGVector(dx: 0, dy: -300), over: 0.3)
      device.advance(by: 1)
      #expect(list.anchors.count == 1, "The finger is down")
      list.finger.hold(for: 0.15)
      list.finger.lift()
      device.waitForRest(of: list.view)
      device.advance(by: 0.5)
      let read = try #require(list.read)
      #expect(list.anchors.count == 2 && list.anchors[1].id == read.id)
      #expect(abs(list.anchors[1].offset - (read.place - list.startInset)) < 0.5)
      #expect(list.anchors[1].time != nil)
      device.advance(by: 2)
      list.change { $0.insert(contentsOf: 500..<510, at: 0) }
      device.advance(by: 2)
      #expect(list.anchors.count == 2, "The place has not changed")
    }
  }

  @Test("The place is reported at once when the list leaves", arguments: [0, 1, 2])
  func leaving(_ way: Int) {
    withDevice { device in
      let list = list(on: device)
      list.view.contentOffset.y = 700
      device.turn()
      #expect(list.anchors.count == 1)
      switch way {
      case 0: list.view.removeFromSuperview()
      case 1: device.simulated.setActive(false)
      default: list.view.overscroll.readingPosition = nil
      }
      #expect(list.anchors.count == 2 && list.anchors.last?.id != 0)
      device.advance(by: 1)
      #expect(list.anchors.count == 2)
    }
  }

  @Test("No row has been read while the app is inactive")
  func inactive() {
    withDevice { device in
      let list = LivingList(.exactTable, lengths: Array(repeating: 60, count: 40), on: device)
      device.setActive(false)
      list.keepPosition(at: nil)
      device.advance(by: 3)
      #expect(list.readRows.isEmpty)
      device.setActive(true)
      device.advance(by: 0.9)
      #expect(list.readRows.isEmpty)
      device.advance(by: 0.9)
      #expect(list.readRows.count == 1)
    }
  }

  // MARK: Starts

  @Test(
    "A list waits for the row at which it starts, until it is scrolled", arguments: [false, true])
  func lateRow(_ isScrolled: Bool) {
    withDevice { device in
      let list = LivingList(
        .diffableTable, lengths: Array(repeating: 60, count: 40), on: device,
        readAt: ReadingAnchor(id: 500, offset: 30))
      device.advance(by: 1)
      #expect(list.offset == -list.startInset && list.anchors.isEmpty)
      if isScrolled {
        list.finger.touch(list.view)
        list.finger.drag(by: CGVector(dx: 0, dy: -100), over: 0.3)
        list.finger.lift()
        device.waitForRest(of: list.view)
      }
      let place = list.place(of: 20)
      list.change { $0 += 500..<560 }
      device.turn()
      if isScrolled {
        #expect(list.place(of: 20) == place)
      } else {
        #expect(list.place(of: 500) == 30 + list.startInset)
      }
      device.waitForRest(of: list.view)
      device.advance(by: 1)
      #expect(list.anchors.isEmpty != isScrolled)
    }
  }

  @Test("A chat starts at its stored place")
  func chat() {
    withDevice { device in
      let list = LivingList(.diffableTable, lengths: Array(repeating: 60, count: 40), on: device)
      list.beginChat(at: ReadingAnchor(id: 20, offset: 12))
      device.advance(by: 1)
      #expect(list.place(of: 20) == 12 + list.startInset)
      #expect(!list.view.overscroll.isAtEnd && list.anchors.isEmpty)
      list.change { $0.append(100) }
      device.advance(by: 1)
      #expect(list.place(of: 20) == 12 + list.startInset)
      #expect(list.view.overscroll.unreadCount == 1)
    }
  }

  @Test("A chat without the row of its stored place starts at its end, and stays there")
  func chatWithoutRow() {
    withDevice { device in
      let list = LivingList(.diffableTable, lengths: Array(repeating: 60, count: 40), on: device)
      list.beginChat(at: ReadingAnchor(id: 500))
      device.advance(by: 1)
      #expect(list.offset == list.legalOffsets.upperBound && list.view.overscroll.isAtEnd)
      #expect(list.anchors.count == 1)
      list.change { $0.insert(500, at: 0) }
      device.advance(by: 1)
      #expect(list.offset == list.legalOffsets.upperBound)
    }
  }

  @Test(
    "A refresh that begins at the launch leaves the stored place, launch after launch",
    arguments: [LivingList.Kind.diffableTable, .diffableGrid], [0, 1, 5, 30, 1_000])
  func refreshAtLaunch(_ kind: LivingList.Kind, answeredAfter frames: Int) {
    withDevice { device in
      var anchor = ReadingAnchor(id: 30, offset: -12)
      for launch in 1...3 {
        var run: OverscrollRun?
        let list = LivingList(
          kind, lengths: Array(repeating: 70, count: 90), on: device, readAt: anchor)
        let wanted = list.startInset - 12
        list.view.overscroll.top = .refresh(manual: { run = $0 })
        list.view.overscroll.top?.begin(revealing: false)
        let places = (0..<60).compactMap { frame in
          if frame == frames { run?.end(.updated) }
          device.advance(by: 1 / 60)
          return list.row(30)?.place
        }
        #expect(places.count == 60 && places.allSatisfy { abs($0 - wanted) <= 0.5 }, "\(launch)")
        // A list may also be left while the header of a refresh is open.
        if frames < 60 { device.advance(by: 2) }
        list.view.removeFromSuperview()
        anchor = list.anchors.last ?? anchor
      }
    }
  }

  @Test("The header of a refresh covers no rows when it is out of sight")
  func openHeader() {
    withDevice { device in
      let list = list(on: device)
      let bar = list.view.adjustedContentInset.top
      list.scroll(to: 1_000)
      list.view.overscroll.top = .refresh(manual: { _ in })
      list.view.overscroll.top?.begin(revealing: false)
      device.advance(by: 1)
      #expect(list.view.adjustedContentInset.top > bar + 20)
      list.view.overscroll.scrollTo(40, animated: false)
      #expect(abs((list.place(of: 40) ?? 0) - bar) < 0.5)
      device.advance(by: 1)
      let anchor = list.anchors.last
      #expect(anchor?.id == 40 && abs(anchor?.offset ?? 9) < 0.5)
      list.view.overscroll.scrollTo(0, animated: false)
      let first = list.legalOffsets.lowerBound
      #expect(abs(list.offset - first) < 0.5, "The start shows the header")
    }
  }

  @Test("A refresh at the start of the list does not move the place")
  func refreshAtStart() {
    withDevice { device in
      let list = list(on: device)
      list.view.overscroll.top = .refresh(manual: { _ in })
      list.view.overscroll.top?.begin()
      device.advance(by: 1)
      #expect(list.offset < -list.startInset - 20)
      list.view.removeFromSuperview()
      #expect(list.anchors.map(\.id) == [0] && list.anchors[0].offset == 0)
    }
  }

  /// The number of launches: 30, or the value of `OVERSCROLL_LAUNCHES`.
  private static let count =
    ProcessInfo.processInfo.environment["OVERSCROLL_LAUNCHES"].flatMap(UInt64.init) ?? 30

  @Test("After a launch, the first frame with rows shows the row that was read in its place")
  func launches() {
    let failures = (1...Self.count).compactMap(failure)
    #expect(failures.isEmpty, "\(failures.count):\n\(failures.prefix(5).joined(separator: "\n"))")
  }

  /// The fault of a launch; nil if there is none.
  private func failure(seed: UInt64) -> String? {
    var random = SeededGenerator(seed: seed)
    func below(_ limit: Int) -> Int { Int(random.below(UInt64(limit))) }
    let kind = LivingList.Kind.allCases[below(LivingList.Kind.allCases.count)]
    let isMeasuredInPlace = below(2) == 0
    var lengths = (0..<30 + below(300)).map { _ in 30 + Double(below(200)) }
    return DeviceFacts.$current.withValue(
      DeviceFacts(isMeasuredInPlace ? [:] : [.measuredRows: .alternative])
    ) {
      withDevice { device in
        var anchor: ReadingAnchor<Int>?
        do {
          let list = LivingList(kind, lengths: lengths, on: device)
          list.keepPosition(at: nil)
          device.turn()
          let range = list.legalOffsets
          let part = Double(below(1_001)) / 1_000
          list.scroll(to: range.lowerBound + (range.upperBound - range.lowerBound) * part)
          list.view.removeFromSuperview()
          anchor = list.anchors.last.flatMap { ReadingAnchor(rawValue: $0.rawValue) }
        }
        guard let anchor else { return "\(seed): no place was reported" }
        // Other rows have other lengths on another screen.
        for index in lengths.indices where below(3) == 0 {
          lengths[index] = 30 + Double(below(200))
        }
        let list = LivingList(
          kind, lengths: lengths, on: device, inset: Double(below(2) * 88), readAt: anchor)
        for moment in ["in the first frame", "later"] {
          guard let row = list.row(anchor.id) else { return "\(seed): the row is missing" }
          let wanted = row.place + list.offset - list.startInset - anchor.offset
          let range = list.legalOffsets
          let goal = min(max(wanted, range.lowerBound), range.upperBound)
          guard abs(list.offset - goal) <= 1 else {
            return "\(seed), \(kind): \(moment) at \(list.offset) instead of \(goal)"
          }
          device.advance(by: 1)
        }
        return nil
      }
    }
  }
}
