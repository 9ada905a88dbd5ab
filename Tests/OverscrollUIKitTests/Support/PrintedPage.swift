import Foundation

/// A page of the documentation, for tests that hold what it prints against what is compiled.
struct PrintedPage {
  let text: String

  /// Reads a page.
  ///
  /// - Parameter path: Where it is, from the root of the package.
  /// - Throws: Where it cannot be read.
  init(_ path: String) throws {
    // This file is Tests/OverscrollUIKitTests/Support/PrintedPage.swift.
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    text = try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// What it prints in Swift.
  var snippets: [String] {
    text.components(separatedBy: "```swift\n").dropFirst()
      .map { $0.components(separatedBy: "```")[0] }
  }

  /// The snippets that do not stand in a source file as they are printed.
  func snippetsMissing(in source: String) -> [String] {
    let compiled = Self.plain(source)
    return snippets.filter { !compiled.contains(Self.plain($0)) }
  }

  /// Text without blanks, and without what a test adds to or takes from a snippet.
  private static func plain(_ text: String) -> String {
    ["private ", "@IBAction ", "static "]
      .reduce(text) { $0.replacingOccurrences(of: $1, with: "") }
      .filter { !$0.isWhitespace }
  }
}
