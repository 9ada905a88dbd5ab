import Foundation
import HostRigs
import OverscrollCore
import OverscrollUIKit
import Testing
@_spi(Simulation) import UIKit

/// Late pages, other threads, and methods that the library leaves alone.
@MainActor
@Suite struct ThreadBugTests {
  // MARK: B201

  @Test("B201: no method of another class is replaced")
  func nothingIsSwizzled() throws {
    let sources = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Sources/OverscrollUIKit")
    let files = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
    let forbidden = [
      "method_exchange", "class_replace", "class_add", "method_set", "objc_setAssociated",
      "object_setClass", "dynamicReplacement", "+load", "NSSelectorFromString",
    ]
    var count = 0
    while let file = files?.nextObject() as? URL {
      guard file.pathExtension == "swift" else { continue }
      let text = try String(contentsOf: file, encoding: .utf8)
      count += 1
      for word in forbidden where text.contains(word) {
        Issue.record("\(word) in \(file.lastPathComponent)")
      }
      let mayCallBack = file.lastPathComponent == "FrameClock+DisplayLink.swift"
      #expect(mayCallBack || !text.contains("@objc"), "\(file.lastPathComponent)")
      #expect(mayCallBack || !text.contains("#selector"), "\(file.lastPathComponent)")
    }
    #expect(count > 20)
  }
}
