import HostRigs
import Overscroll
import Testing
@_spi(Simulation) import UIKit

/// The screen of "Your first screen" does what the page says.
@MainActor
@Suite struct HeadlinesScreenTests {
  private struct Offline: Error {}
  private typealias Answer = (headlines: [Headline], next: String?)
  private let server = Server<String?, Answer>([])

  private func open(on device: SimulatedDevice) -> User {
    let screen = HeadlinesScreen(server: HeadlineServer { [server] in try server.answer($0) })
    return User(opening: screen, on: device)
  }

  private func headlines(_ ids: Range<Int>, next: String? = nil) -> Result<Answer, any Error> {
    .success((ids.map { Headline(id: $0) }, next))
  }

  @Test("It loads its first page, the pages that follow, and ends without a cursor")
  func pages() async {
    await onDevice { device in
      server.add(headlines(0..<40, next: "a"), headlines(40..<80))
      let user = open(on: device)
      await user.wait()
      for _ in 0..<3 {
        user.scrollToEnd()
        await user.wait()
      }
      #expect(server.requests == [nil, "a"])
      #expect(user.words.contains("Headline 79") && user.words.contains("That’s all"))
    }
  }

  @Test("Without news it says so, until a pull brings some")
  func empty() async {
    await onDevice { device in
      server.add(headlines(0..<0), headlines(0..<3))
      let user = open(on: device)
      #expect(!user.words.contains("No news"))
      await user.wait()
      #expect(user.words.contains("No news"))
      user.pull()
      await user.wait()
      #expect(user.words.contains("Headline 0") && !user.words.contains("No news"))
    }
  }

  @Test("A first page that fails stays visible with a button that tries again")
  func failed() async {
    await onDevice { device in
      server.add(.failure(Offline()), headlines(0..<3))
      let user = open(on: device)
      await user.wait(20)
      #expect(user.words.contains("Couldn’t refresh") && !user.words.contains("No news"))
      user.tap("Try again")
      await user.wait()
      #expect(user.words.contains("Headline 0") && !user.words.contains("Try again"))
    }
  }
}
