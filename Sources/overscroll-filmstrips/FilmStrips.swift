import Foundation
import OverscrollCore

/// Writes the film strips of all indicators that come with the library: `overscroll-filmstrips [FOLDER]`.
@main
enum FilmStrips {
  static let texts = "Tests/OverscrollIndicatorsTests/FilmStrips"
  static let pictures = "Documentation/Pictures/FilmStrips"

  static func main() throws {
    let root = URL(fileURLWithPath: CommandLine.arguments.dropFirst().first ?? ".")
    for strip in FilmStrip.all {
      for edge in OverscrollEdge.allCases {
        try write(strip.text(at: edge), to: "\(texts)/\(strip.name)-\(edge).txt", in: root)
      }
      for look in FilmLook.allCases {
        let name = "\(pictures)/\(strip.name)-\(look.rawValue).svg"
        try write(FilmSheet(strip, look).document, to: name, in: root)
      }
    }
  }

  private static func write(_ text: String, to path: String, in root: URL) throws {
    let file = root.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }
}
