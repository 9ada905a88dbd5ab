import Foundation

/// Counts the lines of a screen's source that its refreshing needs, and prints their number.
///
/// They are between the comments `// Refreshing:` and `// The screen:`; blank lines and comments do
/// not count.
package func linesForRefreshing(_ screen: String, beside test: String = #filePath) throws -> Int {
  let file = URL(fileURLWithPath: test).deletingLastPathComponent()
    .appendingPathComponent("\(screen).swift")
  var isCounting = false
  var count = 0
  for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
    let text = line.trimmingCharacters(in: .whitespaces)
    if text == "// Refreshing:" { isCounting = true }
    if text == "// The screen:" { isCounting = false }
    if isCounting && !text.hasPrefix("//") { count += 1 }
  }
  print("\(screen): \(count) lines for refreshing")
  return count
}
