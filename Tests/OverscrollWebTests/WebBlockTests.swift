import Foundation
import OverscrollCore
import OverscrollIndicators
import Testing

@testable import OverscrollWeb

@Suite struct WebBlockTests {
  private static var root: URL {
    URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
  }

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// The names of a JavaScript list such as `export const Report = names("phase run")`, with places.
  private static func scriptPlaces(_ name: String) throws -> [String: Int] {
    let source = try text("Web/src/block.js")
    let pattern = try Regex("export const \(name) = \\{([^}]*)\\}")
    let body = try #require(source.firstMatch(of: pattern)?.output[1].substring)
    let pairs = body.matches(of: /(\w+): (\d+)/).map { (String($0.1), Int($0.2) ?? -1) }
    return Dictionary(uniqueKeysWithValues: pairs)
  }

  /// The constants of a nested enum in the Swift source, with places.
  private static func swiftPlaces(_ name: String) throws -> [String: Int] {
    let source = try text("Sources/OverscrollWeb/WebBlock.swift")
    let pattern = try Regex("(?s)enum \(name) \\{(.*?)\\n  \\}")
    let body = try #require(source.firstMatch(of: pattern)?.output[1].substring)
    let pairs = body.matches(of: /static let (\w+) = (\d+)/).map { (String($0.1), Int($0.2) ?? -1) }
    return Dictionary(uniqueKeysWithValues: pairs)
  }

  @Test(arguments: ["Place", "Option", "Time", "Report", "Element"])
  func thePageAndTheModuleAgreeOnEveryPlace(_ name: String) throws {
    let places = try Self.swiftPlaces(name)
    #expect(places.count >= 6)
    #expect(try Self.scriptPlaces(name) == places)
  }

  @Test func thePageKnowsEveryTextInTheModulesOrder() throws {
    let source = try Self.text("Web/src/texts.js")
    let list = try #require(source.firstMatch(of: /TEXT_KEYS = \[([^\]]*)\]/)?.1)
    let keys = list.matches(of: /"(\w+)"/).map { String($0.1) }
    #expect(keys == SceneText.allCases.map { "\($0)" })
  }

  @Test func theSceneFitsIntoTheBlock() {
    let elements = WebBlock.Place.elements + WebBlock.elementLimit * WebBlock.Element.count
    #expect(elements == WebBlock.Place.points)
    #expect(WebBlock.Place.points + 3 * WebBlock.pointLimit == WebBlock.Place.count)
    #expect(
      WebBlock.Place.textSizes + 2 * SceneText.allCases.count <= WebBlock.Place.elementCount)
    #expect(WebBlock.byteCount.isMultiple(of: 16))
  }

  @Test func aSceneThatIsTooLongIsCutAndNothingElseIsTouched() {
    withBlock { memory in
      let block = WebBlock(memory)
      let marker = 4711.0
      block[WebBlock.Place.count] = marker
      var canvas = WebCanvas(block: block)
      for _ in 0..<100 {
        for _ in 0..<3 { canvas.line(to: ScenePoint(1, 2)) }
        canvas.stroke(width: 1, color: .label, ScenePlacement(ScenePoint(0, 0)))
      }
      canvas.finish()
      #expect(block[WebBlock.Place.elementCount] == Double(WebBlock.elementLimit))
      #expect(block[WebBlock.Place.pointCount] <= Double(WebBlock.pointLimit))
      #expect(block[WebBlock.Place.count] == marker)
    }
  }

  @Test func theExportsTakeAnyNumbers() {
    withBlock { memory in
      let block = WebBlock(memory)
      for place in 0..<24 { block[place] = [1, -1, .nan, .infinity][place % 4] }
      configure(memory)
      let odd = [Double.nan, .infinity, -.infinity, -5, 0, 1e300, 60]
      for first in odd {
        for second in odd {
          geometryChanged(memory, first, second, second, first, second)
          for kind in Int32(-1)...4 { touched(memory, second, first, kind, first, second) }
          framePassed(memory, first, second)
          for request in Int32(-1)...5 { asked(memory, first, second, request, request) }
          ended(memory, first, second, 1, Int32.max, 7)
          ended(memory, first, second, 1, 0, 0)
          draw(memory, 0)
          draw(memory, 9)
        }
      }
      #expect(block[WebBlock.Place.displacement].isFinite)
      #expect(block[WebBlock.Place.topSpace].isFinite)
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
