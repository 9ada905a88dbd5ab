import Foundation
import HostRigs
import Overscroll
import Testing
@_spi(Simulation) import UIKit

/// The screen of "Search, filters and accounts" does what the page says.
@MainActor
@Suite struct BookSearchTests {
  private let server = Server<String, SearchServer.Page>([])

  private func open(on device: SimulatedDevice) -> (screen: SearchScreen, user: User) {
    let screen = SearchScreen(server: SearchServer { [server] text, _ in try server.answer(text) })
    return (screen, User(opening: screen, on: device))
  }

  private func books(_ ids: Range<Int>) -> Result<SearchServer.Page, any Error> {
    .success((ids.map { Book(id: $0) }, nil))
  }

  @Test("The rows stay until the new ones are there, and only the last text is asked for")
  func typing() async {
    await onDevice { device in
      server.add(books(0..<40), books(50..<52))
      let (screen, user) = open(on: device)
      screen.find("s")
      await screen.searching?.value
      await user.wait()
      screen.tableView.contentOffset.y = 500
      screen.find("sw")
      let dropped = screen.searching
      screen.find("swi")
      await dropped?.value
      #expect(server.requests == ["s"])
      #expect(
        screen.tableView.numberOfRows(inSection: 0) == 40 && screen.tableView.contentOffset.y == 500
      )
      await screen.searching?.value
      await user.wait()
      #expect(server.requests == ["s", "swi"])
      #expect(user.words.contains("Book 50") && !user.words.contains("Book 0"))
      #expect(user.scrolled == 0)
    }
  }

  @Test("A search that fails shows why, and tries again")
  func failed() async {
    await onDevice { device in
      server.add(books(0..<3), .failure(FeedError.offline), books(7..<8))
      let (screen, user) = open(on: device)
      screen.find("s")
      await screen.searching?.value
      screen.find("sw")
      await screen.searching?.value
      await user.wait()
      #expect(user.words.contains("You are offline.") && !user.words.contains("Book 0"))
      user.tap("Try again")
      await user.wait()
      #expect(user.words.contains("Book 7") && server.requests == ["s", "sw", "sw"])
    }
  }

  @Test("A search that follows cancels the request of the one before")
  func cancelled() async {
    await onDevice { device in
      let (asked, stopped) = (AsyncStream<Void>.makeStream(), Tally())
      let screen = SearchScreen(
        server: SearchServer { text, _ in
          guard text == "slow" else { return ([Book(id: 1)], nil) }
          asked.continuation.finish()
          do { try await Task.sleep(nanoseconds: 5_000_000_000) } catch {
            stopped.add()
            throw error
          }
          return ([], nil)
        })
      let user = User(opening: screen, on: device)
      screen.find("slow")
      let slow = screen.searching
      for await _ in asked.stream {}
      screen.find("quick")
      await slow?.value
      await screen.searching?.value
      await user.wait()
      #expect(user.words.contains("Book 1") && stopped.count == 1)
    }
  }

  @Test("The rows of another account disappear before its own are there")
  func accounts() async {
    await onDevice { device in
      server.add(books(0..<3))
      let (screen, user) = open(on: device)
      screen.find("")
      await screen.searching?.value
      await user.wait()
      #expect(user.words.contains("Book 0"))
      screen.switchAccount(to: SearchServer { _, _ in ([Book(id: 90)], nil) })
      #expect(screen.tableView.numberOfRows(inSection: 0) == 0)
      await user.wait()
      #expect(user.words.contains("Book 90") && !user.words.contains("Book 0"))
    }
  }
}
