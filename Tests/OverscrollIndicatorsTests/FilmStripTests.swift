import Foundation
import OverscrollCore
import OverscrollIndicators
import Testing

@testable import overscroll_filmstrips

@Suite struct FilmStripTests {
  private static func reference(_ strip: FilmStrip, at edge: OverscrollEdge) throws -> String {
    let file = URL(filePath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()
      .appending(path: "FilmStrips/\(strip.name)-\(edge).txt")
    return try String(contentsOf: file, encoding: .utf8)
  }

  /// The first line in which a filmstrip differs from its reference; nil if they are equal.
  private static func difference(_ strip: FilmStrip, at edge: OverscrollEdge) throws -> String? {
    let drawn = strip.text(at: edge).split(separator: "\n", omittingEmptySubsequences: false)
    let written = try reference(strip, at: edge)
      .split(separator: "\n", omittingEmptySubsequences: false)
    let first = zip(drawn, written).first { $0 != $1 }
    guard first == nil, drawn.count == written.count else {
      return "\(strip.name) at \(edge): \(first?.0 ?? "") and not \(first?.1 ?? "")"
    }
    return nil
  }

  /// `Development/Scripts/swift.sh run overscroll-filmstrips` writes the references; look at the pictures before you commit them.
  @Test("Every indicator draws its reference filmstrip", arguments: OverscrollEdge.allCases)
  func everyIndicatorLooksAsItIsWrittenDown(_ edge: OverscrollEdge) throws {
    for strip in FilmStrip.all {
      let difference = try Self.difference(strip, at: edge)
      #expect(difference == nil)
    }
  }

  @Test("A filmstrip with a missing part is detected") func aStripWithOnePartLessIsFound() throws {
    var indicator = ClassicIndicator()
    indicator.showsArrow = false
    let strip = FilmStrip(name: "classic", indicator: BuiltInIndicator.classic(indicator))
    for edge in OverscrollEdge.allCases {
      #expect(
        try Self.difference(strip, at: edge)?.contains("and not   stroke of 5 points") == true)
    }
  }

  @Test("Every built-in indicator has a filmstrip, and so have those of their own scripts")
  func everyBuiltInHasAStrip() {
    let builtIn = (0..<BuiltInIndicator.count).map { BuiltInIndicator(number: $0) }
    #expect(FilmStrip.all.compactMap { $0.indicator as? BuiltInIndicator } == builtIn)
    let others = ["drop", "material", "scene", "drawing"]
    #expect(FilmStrip.all.map(\.name) == builtIn.map(\.name) + others)
    #expect(Set(builtIn.map(\.name)).count == BuiltInIndicator.count)
  }

  @Test("A filmstrip shows every frame once") func aStripShowsEveryMomentOnce() {
    let labels = FilmFrame.all.map(\.label)
    #expect(labels.count == 13)
    #expect(Set(labels).count == 13)
    #expect(Set(FilmFrame.all.map(\.phase)).count == 6)
  }

  @Test("The stored pictures are those of the command, and no others")
  func storedPictures() throws {
    let folder = URL(filePath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()
      .deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: FilmStrips.pictures)
    for (name, document) in FilmStrips.documents {
      let stored = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      #expect(document == stored, "\(name)")
    }
    let stored = try FileManager.default.contentsOfDirectory(atPath: folder.path())
    #expect(stored.sorted() == FilmStrips.documents.map(\.name).sorted())
  }
}
