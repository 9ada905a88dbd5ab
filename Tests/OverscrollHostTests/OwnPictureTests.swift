import Foundation
import HostDriver
import OverscrollCore
import OverscrollIndicators
import OverscrollUIKit
import Testing
import UIKit

/// The library's own pictures, texts beside pictures, and pictures that are taller than the header.
@MainActor
@Suite("Pictures of indicators", .serialized) struct OwnPictureTests {
  @Test("TM9: a text for each state is beside the pictures")
  func words() throws {
    try onScreen { screen in
      let control = OverscrollControl.refresh(
        indicator: .frames(showsWords: true), manual: { _ in })
      screen.table.overscroll.top = control
      @MainActor func expect(_ text: String) throws {
        let label = try #require(
          screen.box(.top)?.parts.compactMap(\.label).first)
        let picture = try #require(screen.picture)
        #expect(label.text == text)
        let gap = label.center.x - label.bounds.width / 2 - picture.center.x - 22
        #expect(abs(gap - 12) < 1e-6 && label.center.y == picture.center.y)
      }
      screen.finger.touch(screen.table)
      screen.pull(to: 40)
      try expect("Pull to refresh")
      screen.pull(to: 60)
      try expect("Release to refresh")
      screen.finger.hold(for: 0.15)
      screen.finger.lift()
      screen.wait(1)
      try expect("Refreshing…")
      control.end()
      screen.wait(0.1)
      try expect("Updated")
    }
  }
}
