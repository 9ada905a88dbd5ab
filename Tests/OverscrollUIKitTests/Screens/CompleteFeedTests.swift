import Foundation
import HostRigs
import Overscroll
import Testing
@_spi(Simulation) import UIKit

/// The screen of "A complete feed screen" does what the page says.
@MainActor
@Suite struct CompleteFeedTests {
  private typealias Answer = (posts: [Post], next: String?)
  private let server = Server<String?, Answer>([])

  private func open(on device: SimulatedDevice) -> (screen: FeedScreen, user: User) {
    let screen = FeedScreen(server: PostServer { [server] in try server.answer($0) })
    return (screen, User(opening: screen, on: device))
  }

  /// A page of posts, of which those below 30 are of Monday.
  private func posts(
    _ ids: Range<Int>, text: String = "Post", next: String? = nil
  ) -> Result<Answer, any Error> {
    .success(
      (ids.map { Post(id: $0, day: $0 < 30 ? "Monday" : "Sunday", text: "\(text) \($0)") }, next))
  }

  @Test("It shows a section per day, and says at the end that there is no more")
  func sections() async {
    await onDevice { device in
      server.add(posts(0..<20, next: "a"), posts(20..<50))
      let (screen, user) = open(on: device)
      await user.wait()
      #expect(user.words.contains("Monday"))
      for _ in 0..<2 {
        user.scrollToEnd()
        await user.wait()
      }
      #expect((0..<2).map(screen.tableView.numberOfRows) == [30, 20])
      #expect(server.requests == [nil, "a"])
      #expect(user.words.contains("Sunday") && user.words.contains("You have seen everything"))
    }
  }

  @Test("A refresh shows the changed text of a row, and the later pages stay")
  func changedRows() async {
    await onDevice { device in
      server.add(
        posts(0..<20, next: "a"), posts(20..<50), posts(0..<20, text: "Edited", next: "a"))
      let (screen, user) = open(on: device)
      await user.wait()
      user.scrollToEnd()
      await user.wait()
      user.scrollToTop()
      user.pull()
      await user.wait()
      #expect(user.words.contains("Edited 0") && !user.words.contains("Post 0"))
      #expect((0..<2).map(screen.tableView.numberOfRows) == [30, 20])
    }
  }

  @Test("It says in the app's words that the device is offline")
  func offline() async {
    await onDevice { device in
      server.add(.failure(URLError(.notConnectedToInternet)), .success(([], nil)))
      let (_, user) = open(on: device)
      await user.wait()
      #expect(user.words.contains("You are offline."))
      user.tap("Try again")
      await user.wait()
      #expect(user.words.contains("No posts yet"))
    }
  }

  @Test("It refreshes without its header if its rows are older than five minutes")
  func silent() async {
    await onDevice { device in
      server.add(posts(0..<3), posts(0..<3, text: "Edited"))
      let (screen, user) = open(on: device)
      await user.wait()
      let control = screen.tableView.overscroll.top
      var phases: [OverscrollPhase] = []
      control?.onPhaseChange = { _, new in phases.append(new) }
      screen.viewWillAppear(false)
      await user.wait()
      #expect(server.requests.count == 1)
      control?.lastUpdated = Date(timeIntervalSinceNow: -301)
      screen.viewWillAppear(false)
      await user.wait()
      #expect(user.words.contains("Edited 0") && server.requests.count == 2)
      #expect(phases.isEmpty)
    }
  }
}
