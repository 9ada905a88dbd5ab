import HostRigs
import Overscroll
import SwiftUI
import Testing
@_spi(Simulation) import UIKit

/// The screen of "Search, filters and accounts" does what the guide says.
@MainActor
@Suite struct BookSearchTests {
  private let server = Server<String, SearchServer.Page>([])

  private func results(_ text: String) -> SearchResults {
    SearchResults(server: SearchServer { [server] text, _ in try server.answer(text) }, text: text)
  }

  private func books(_ ids: Range<Int>) -> Result<SearchServer.Page, any Error> {
    .success((ids.map { Book(id: $0) }, nil))
  }

  @Test("The rows stay until the new ones are there, and only the last text is asked for")
  func typing() async {
    await onDevice { device in
      server.add(books(0..<3), books(50..<52))
      let screen = SwiftUIScreen(on: device, results("s"))
      #expect(await eventually(on: device) { screen.words.contains("Book 0") })
      screen.show(results("sw"))
      screen.show(results("swi"))
      #expect(screen.words.contains("Book 0"))
      #expect(await eventually(on: device) { screen.words.contains("Book 50") })
      #expect(!screen.words.contains("Book 0"))
      #expect(server.requests == ["s", "swi"])
    }
  }

  @Test("A search without results says so, and the next one shows its rows")
  func nothing() async {
    await onDevice { device in
      server.add(books(0..<0), books(7..<8))
      let screen = SwiftUIScreen(on: device, results("x"))
      #expect(await eventually(on: device) { screen.words.contains("Nothing found") })
      screen.show(results("y"))
      #expect(await eventually(on: device) { screen.words.contains("Book 7") })
      #expect(!screen.words.contains("Nothing found"))
    }
  }
}
