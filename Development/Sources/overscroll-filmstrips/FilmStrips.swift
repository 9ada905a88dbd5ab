import Foundation
import OverscrollCore

/// Writes the filmstrips of all built-in indicators: `overscroll-filmstrips [FOLDER]`.
///
/// `overscroll-filmstrips order FILE FOLDER` writes a picture of each frame that a file requests
/// (``FilmOrder``).
@main
enum FilmStrips {
  static let texts = "Tests/OverscrollIndicatorsTests/FilmStrips"
  static let pictures = "Documentation/Pictures/FilmStrips"
  /// The sheets and loops of the documentation, by their file names.
  static var documents: [(name: String, document: String)] {
    FilmStrip.all.flatMap { strip in
      strip.looks.map { ("\(strip.name)-\($0.rawValue).svg", FilmSheet(strip, $0).document) }
        + [("\(strip.name)-loop.svg", FilmLoop(strip).document)]
    }
  }

  static func main() throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    if arguments.count == 3, arguments[0] == "order" {
      return try fill(arguments[1], into: URL(fileURLWithPath: arguments[2]))
    }
    try writeAll(in: URL(fileURLWithPath: arguments.first ?? "."))
  }

  private static func fill(_ file: String, into folder: URL) throws {
    let data = try Data(contentsOf: URL(fileURLWithPath: file))
    let order = try JSONDecoder().decode(FilmOrder.self, from: data)
    for (name, document) in order.documents { try write(document, to: "\(name).svg", in: folder) }
  }

  private static func writeAll(in root: URL) throws {
    for strip in FilmStrip.all {
      for edge in OverscrollEdge.allCases {
        try write(strip.text(at: edge), to: "\(texts)/\(strip.name)-\(edge).txt", in: root)
      }
    }
    for (name, document) in documents { try write(document, to: "\(pictures)/\(name)", in: root) }
  }

  private static func write(_ text: String, to path: String, in root: URL) throws {
    let file = root.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }
}
