import Foundation
import OverscrollCore
import OverscrollIndicators
import Testing

@testable import OverscrollWeb

@Suite struct WebBlockTests {
  private static var root: URL {
    URL(filePath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()
      .deletingLastPathComponent()
      .deletingLastPathComponent()
  }

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  @Test func thePageKnowsEveryTextInTheModulesOrder() throws {
    let source = try Self.text("Web/src/wording/texts.js")
    let list = try #require(source.firstMatch(of: /TEXT_KEYS = \[([^\]]*)\]/)?.1)
    let keys = list.matches(of: /"(\w+)"/).map { String($0.1) }
    #expect(keys == IndicatorText.allCases.map { "\($0)" })
  }

  @Test func theSceneFitsIntoTheBlock() {
    typealias Drawing = WebBlock.Drawing
    let elements = Drawing.elements + WebBlock.elementLimit * WebBlock.Element.count
    #expect(elements == Drawing.points)
    #expect(Drawing.points + 3 * WebBlock.pointLimit == Drawing.count)
    #expect(WebBlock.Place.drawing(of: .trailing) + Drawing.count == WebBlock.Place.count)
    #expect(Drawing.textSizes + 2 * IndicatorText.allCases.count <= Drawing.pictures)
    let pictures = OverscrollPhase.allCases.count * WebBlock.Picture.count
    #expect(Drawing.pictures + pictures == Drawing.elementCount)
    #expect(WebBlock.byteCount.isMultiple(of: 16))
  }

  @Test func aSceneThatIsTooLongIsCutAndNothingElseIsTouched() {
    withBlock { memory in
      let block = WebBlock(memory)
      let marker = 4711.0
      block[WebBlock.Place.count] = marker
      var canvas = WebCanvas(block: block, at: .trailing)
      for _ in 0..<100 {
        for _ in 0..<3 { canvas.line(to: IndicatorPoint(1, 2)) }
        canvas.stroke(width: 1, color: .label, ElementPlacement(IndicatorPoint(0, 0)))
      }
      canvas.finish()
      #expect(
        block[WebBlock.Place.trailingDrawing + WebBlock.Drawing.elementCount]
          == Double(WebBlock.elementLimit))
      #expect(
        block[WebBlock.Place.trailingDrawing + WebBlock.Drawing.pointCount]
          <= Double(WebBlock.pointLimit))
      #expect(block[WebBlock.Place.count] == marker)
    }
  }

  @Test func everythingThatCanBeDrawnIsWrittenDown() {
    withBlock { memory in
      let block = WebBlock(memory)
      var canvas = WebCanvas(block: block, at: .trailing)
      canvas.arc(around: IndicatorPoint(1, 2), radius: 3, from: -90, to: 45)
      canvas.close()
      canvas.fill(color: .rgb(192, 47, 46), ElementPlacement(IndicatorPoint(5, 6)))
      canvas.image(
        IndicatorImage(.noMore, frame: 7), size: IndicatorSize(width: 20, height: 10),
        ElementPlacement(IndicatorPoint(8, 9)))
      canvas.finish()
      let points = (0..<9).map {
        block[WebBlock.Place.trailingDrawing + WebBlock.Drawing.points + $0]
      }
      #expect(points == [2, 1, 2, 3, -90, 45, 3, 0, 0])
      let fill = (0..<12).map {
        block[WebBlock.Place.trailingDrawing + WebBlock.Drawing.elements + $0]
      }
      #expect(fill[0] == 3)
      #expect(fill[3] == 0x1C0_2F2E)
      #expect(fill[11] == 3)
      let image = (12..<24).map {
        block[WebBlock.Place.trailingDrawing + WebBlock.Drawing.elements + $0]
      }
      #expect(image[0..<3] == [4, 6, 7])
      #expect(image[9..<11] == [20, 10])
      #expect(block[WebBlock.Place.trailingDrawing + WebBlock.Drawing.elementCount] == 2)
    }
  }

  @Test func anArcThatDoesNotFitIsLeftOutWhole() {
    withBlock { memory in
      let block = WebBlock(memory)
      var canvas = WebCanvas(block: block, at: .trailing)
      for _ in 1..<WebBlock.pointLimit { canvas.line(to: IndicatorPoint(0, 0)) }
      canvas.arc(around: IndicatorPoint(1, 2), radius: 3, from: -90, to: 45)
      canvas.stroke(width: 1, color: .label, ElementPlacement(IndicatorPoint(0, 0)))
      canvas.finish()
      #expect(
        block[WebBlock.Place.trailingDrawing + WebBlock.Drawing.pointCount]
          == Double(WebBlock.pointLimit - 1))
    }
  }

  @Test func thePageTellsOfItsPictures() {
    withBlock { memory in
      let block = WebBlock(memory)
      let canvas = WebCanvas(block: block, at: .trailing)
      #expect(canvas.imageCount(for: .refreshing) == 0)
      let place =
        WebBlock.Place.trailingDrawing + WebBlock.Drawing.pictures + 4
        * Int(OverscrollPhase.refreshing.rawValue)
      for (index, number) in [12.0, 40, 30, 0.1].enumerated() { block[place + index] = number }
      #expect(canvas.imageCount(for: .refreshing) == 12)
      let image = IndicatorImage(.refreshing, frame: 11)
      #expect(canvas.size(of: image) == IndicatorSize(width: 40, height: 30))
      #expect(canvas.delay(of: image) == 0.1)
      #expect(canvas.imageCount(for: .ending) == 0)
    }
  }

  @Test func framesAreWantedWhileWhatMovesByItselfIsSeen() {
    for (indicator, animates) in [(0.0, 0.0), (1, 0), (2, 1), (3, 0), (4, 1), (5, 1)] {
      withBlock { memory in
        let block = WebBlock(memory)
        block[WebBlock.Place.backToTop] = -1
        block[WebBlock.Place.top + WebBlock.Option.isPresent] = 1
        block[WebBlock.Place.top + WebBlock.Option.distance] = 54
        block[WebBlock.Place.top + WebBlock.Option.extent] = -1
        block[WebBlock.Place.top + WebBlock.Option.hold] = -1
        block[WebBlock.Place.top + WebBlock.Option.indicator] = indicator
        configure(memory)
        geometryChanged(memory, 1, 0, 0, 2000, 600, 390, 390, 0, 1)
        #expect(block[WebBlock.Place.animates] == 0)
        runRequested(memory, 2, 0, 0, 0)
        framePassed(memory, 5, 0, 0)
        framePassed(memory, 6, 0, 0)
        #expect(block[WebBlock.Place.moves] == 0)
        #expect(block[WebBlock.Place.animates] == animates)
        #expect(block[WebBlock.Place.topReport + WebBlock.Report.redraws] == animates)
        framePassed(memory, 7, 0, 300)
        #expect(block[WebBlock.Place.animates] == 0, "out of layout")
      }
    }
  }

  @Test func theExportsTakeAnyNumbers() {
    withBlock { memory in
      let block = WebBlock(memory)
      for place in 0..<WebBlock.Place.animates {
        block[place] = [1, -1, .nan, .infinity][place % 4]
      }
      block[WebBlock.Place.isConfigured] = 0
      configure(memory)
      let odd = [Double.nan, .infinity, -.infinity, -5, 0, 1e300, 60]
      for first in odd {
        for second in odd {
          geometryChanged(memory, first, second, second, first, second, first, second, 1, 1)
          for touch in [touchBegan, touchMoved, touchEnded, touchCancelled] {
            touch(memory, second, first, second, first, second)
          }
          framePassed(memory, first, second, first)
          for kind in -1...16 {
            for edge in Int32(-1)...4 { request(memory, first, second, first, kind, edge, second) }
          }
          ended(memory, first, second, first, 1, Int32.max, 7)
          ended(memory, first, second, first, 1, 0, 0)
          for edge in Int32(0)..<4 { draw(memory, edge) }
          draw(memory, 9)
        }
      }
      for place in WebBlock.Place.animates..<WebBlock.Place.topDrawing {
        #expect(block[place].isFinite, "place \(place)")
      }
      #expect(WebBlock.session(memory).pointee.engine.checkInvariants() == nil)
    }
  }

  private func withBlock(_ body: (UnsafeMutableRawPointer) -> Void) {
    let memory = UnsafeMutableRawPointer.allocate(
      byteCount: Int(blockSize()) + 64, alignment: 16)
    memory.initializeMemory(as: UInt8.self, repeating: 0, count: Int(blockSize()) + 64)
    body(memory)
    memory.deallocate()
  }
}
