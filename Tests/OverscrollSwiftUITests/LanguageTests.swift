import Foundation
import HostRigs
import OverscrollCore
import OverscrollSwiftUI
import OverscrollTexts
import SwiftUI
import Testing
@_spi(Simulation) import UIKit

@testable import OverscrollUIKit

/// Tests of the language of the texts.
@MainActor
@Suite("The language of the texts in SwiftUI", .serialized) struct LanguageTests {
  private func list(_ gate: Gate, _ text: String? = nil) -> some View {
    List(0..<60, id: \.self) { Text("\($0)").frame(height: 50) }
      .onPullToRefresh { await gate.pass() }
      .overscrollBackToTop(after: .points(100))
      .overscrollConfiguration { if let text { $0.texts[.pullToRefresh] = text } }
  }

  private func texts(_ screen: SwiftUIScreen) -> [String] {
    screen.box(.top)?.elements.compactMap { ($0 as? IndicatorLabel)?.text } ?? []
  }

  @Test("MJ26: the texts are in the user's language")
  func user() async {
    for (tag, text) in [
      ("en", "Pull to refresh"), ("de", "Zum Aktualisieren ziehen"),
      ("fr-CA", "Tirez pour actualiser"),
    ] {
      await TextSurroundings.$current.withValue(TextSurroundings(languages: { [tag] })) {
        await onDevice { device in
          let screen = SwiftUIScreen(on: device, list(Gate()))
          await device.settle()
          #expect(texts(screen) == [text])
        }
      }
    }
  }

  @Test(
    "MJ27: the language changes at run time, and everything that is visible with it")
  func change() async {
    defer { OverscrollDefaults.language = nil }
    await TextSurroundings.$current.withValue(TextSurroundings(languages: { ["de"] })) {
      await onDevice { device in
        let gate = Gate()
        let screen = SwiftUIScreen(on: device, list(gate))
        await device.settle()
        screen.flick(-6_000)
        screen.drag(0, 200)
        await device.pass(0.5)
        let button = screen.all(BackToTopButton.self).first
        #expect(button?.accessibilityLabel == "Nach oben")
        for (tag, text, action, label) in [
          ("fr", "Tirez pour actualiser", "Actualiser", "Revenir en haut"),
          ("en", "Pull to refresh", "Refresh", "Back to top"),
        ] {
          OverscrollDefaults.language = tag
          await device.pass(0.1)
          #expect(texts(screen) == [text] && screen.actions.map(\.name) == [action])
          #expect(button?.accessibilityLabel == label)
        }
        #expect(device.runtimeIssues == [])
      }
    }
  }

  @Test("A text that the app changes is shown at once")
  func ownText() async {
    await onDevice { device in
      let gate = Gate()
      let screen = SwiftUIScreen(on: device, list(gate, "Pull"))
      await device.settle()
      #expect(texts(screen) == ["Pull"])
      screen.show(list(gate, "Pull for fish"))
      await device.pass(0.1)
      #expect(texts(screen) == ["Pull for fish"])
    }
  }
}
