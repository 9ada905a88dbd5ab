import HostRigs
import Overscroll
import SwiftUI
import Testing
@_spi(Simulation) import UIKit

/// The screen of "Your first screen" does what the page says.
@MainActor
@Suite struct HeadlinesScreenTests {
  private struct Offline: Error {}
  private let server = Server<Int, [Headline]>([])

  private func open(on device: SimulatedDevice, isObserved: Bool = false) -> User {
    let headlines = HeadlineServer { [server] in try server.answer($0) }
    let screen =
      isObserved
      ? AnyView(ObservedHeadlinesScreen(server: headlines))
      : AnyView(HeadlinesScreen(server: headlines))
    return User(opening: UIHostingController(rootView: screen), on: device)
  }

  private func headlines(_ ids: Range<Int>) -> Result<[Headline], any Error> {
    .success(ids.map { Headline(id: $0) })
  }

  @Test(
    "It loads its first page, the pages that follow, and ends with an empty one",
    arguments: [false, true])
  func pages(_ isObserved: Bool) async {
    await onDevice { device in
      server.add(headlines(0..<40), headlines(40..<80), headlines(0..<0))
      let user = open(on: device, isObserved: isObserved)
      await user.wait()
      for _ in 0..<3 {
        user.scrollToEnd()
        await user.wait()
      }
      #expect(server.requests == [1, 2, 3])
      #expect(user.words.contains("Headline 79") && user.words.contains("That’s all"))
    }
  }

  @Test("Without news it says so, until a pull brings some")
  func empty() async {
    await onDevice { device in
      server.add(headlines(0..<0), headlines(0..<3), headlines(0..<0))
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
      server.add(.failure(Offline()), headlines(0..<3), headlines(0..<0))
      let user = open(on: device)
      await user.wait(20)
      #expect(user.words.contains("Couldn’t refresh") && !user.words.contains("No news"))
      user.tap("Try again")
      await user.wait()
      #expect(user.words.contains("Headline 0") && !user.words.contains("Try again"))
    }
  }
}
