import HostRigs
import Overscroll
import Testing
@_spi(Simulation) import UIKit

@MainActor
@Suite struct PostsScreenTests {
  private let server = Server<String?, PostPage>([])

  private var screen: PostsScreen { PostsScreen { [server] in try server.answer($0) } }

  private func page(_ ids: Range<Int>, next: String? = nil) -> Result<PostPage, any Error> {
    .success(PostPage(posts: ids.map { FeedPost(id: $0) }, next: next))
  }

  @Test("The feed loads at launch, its pages follow by their cursors, and it ends")
  func pages() async {
    await onDevice { device in
      server.add(page(0..<30, next: "b"), page(30..<60, next: "c"), page(60..<65))
      let user = User(opening: screen, on: device)
      await user.wait()
      #expect(server.requests == [nil] && user.words.contains("Post 0"))
      for _ in 0..<3 {
        user.scrollToEnd()
        await user.wait()
      }
      #expect(server.requests == [nil, "b", "c"])
      #expect(user.words.contains("Post 64") && user.words.contains("That’s all"))
    }
  }

  @Test("A pull replaces the feed, and its pages follow anew")
  func pull() async {
    await onDevice { device in
      server.add(page(0..<30), page(100..<130, next: "z"), page(130..<140))
      let user = User(opening: screen, on: device)
      await user.wait()
      user.pull()
      await user.wait()
      #expect(user.seesRest && user.scrolled == 0 && user.words.contains("Post 100"))
      user.scrollToEnd()
      await user.wait()
      #expect(server.requests == [nil, nil, "z"])
    }
  }

  @Test("A user who is signed out comes to sign in, once")
  func signedOut() async {
    await onDevice { device in
      server.add(.failure(PostsError.signedOut), page(0..<30))
      let screen = screen
      var signIns = 0
      screen.onSignedOut = { signIns += 1 }
      let user = User(opening: screen, on: device)
      await user.wait(8)
      #expect(signIns == 1 && user.words.contains("Try again"))
      user.tap("Try again")
      await user.wait()
      #expect(signIns == 1 && user.words.contains("Post 0") && !user.words.contains("Try again"))
    }
  }

  @Test("A page that fails leaves the feed, and the next attempt goes on with the same cursor")
  func failedPage() async {
    await onDevice { device in
      server.add(
        page(0..<30, next: "b"), .failure(PostsError.server(status: 503)), page(30..<35))
      let screen = screen
      var signIns = 0
      screen.onSignedOut = { signIns += 1 }
      let user = User(opening: screen, on: device)
      await user.wait()
      user.scrollToEnd()
      await user.wait()
      #expect(user.words.contains("Couldn’t load") && signIns == 0)
      user.tap("Try again")
      await user.wait()
      #expect(server.requests == [nil, "b", "b"] && user.words.contains("Post 29"))
    }
  }

  @Test("A rotation keeps the post that is read; when it is left under way, it is freed")
  func rotation() async {
    await onDevice { device in
      weak var gone: PostsScreen?
      server.add(page(0..<30))
      let user: User
      do {
        let screen = screen
        gone = screen
        user = User(opening: screen, on: device)
      }
      await user.wait()
      device.rotate()
      await user.wait()
      #expect(user.seesRest && abs(user.scrolled) < 0.1)
      user.pull()
      user.leave()
      await user.wait()
      #expect(gone == nil)
    }
  }
}
