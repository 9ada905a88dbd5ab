import Foundation
import HostRigs
import Overscroll
import SwiftUI
import Testing
@_spi(Simulation) import UIKit

/// The recipes do what their page says.
@MainActor
@Suite struct RecipeTests {
  private struct Offline: LocalizedError {
    var errorDescription: String? { "You are offline." }
  }

  private let answers = Server<PostServer.Call, [Post]>([])

  private var server: PostServer { PostServer { [answers] in try answers.answer($0) } }

  /// A feed of 80 posts, and further ones as the server answers.
  private func loadedFeed(
    _ posts: [Post] = (0..<80).map { Post(id: $0) }
  ) async -> PaginatorItems<Post, Int> {
    answers.add(.success(posts))
    let feed = PaginatorItems(
      Paginator<Post, Int> { [server] request in
        let posts = try await server.posts(after: request.cursor ?? 0)
        return PaginatorPage(posts, next: posts.last?.id)
      })
    _ = await feed.paginator.refresh()
    return feed
  }

  private func open(_ view: some View, on device: SimulatedDevice) async -> User {
    let user = User(opening: UIHostingController(rootView: view), on: device)
    await user.wait()
    return user
  }

  @Test("A row that is deleted comes back when the user undoes it, or the server refuses")
  func deletion() async {
    await onDevice { device in
      let feed = await loadedFeed()
      let user = await open(DeletablePosts(feed: feed, server: server), on: device)
      user.tap("Delete 1")
      await user.wait(0.5)
      #expect(!user.words.contains("Post 1"))
      user.tap("Undo")
      await user.wait(0.5)
      #expect(user.words.contains("Post 1") && !user.words.contains("Undo"))
      #expect(!answers.requests.contains(.delete(1)))
    }
    for isAccepted in [true, false] {
      await onDevice { device in
        let feed = await loadedFeed()
        answers.add(isAccepted ? .success([]) : .failure(Offline()))
        let screen = DeletablePosts(feed: feed, server: server, timeToUndo: 0)
        let user = await open(screen, on: device)
        user.tap("Delete 1")
        #expect(
          await eventually(on: device) {
            answers.requests.contains(.delete(1)) && feed.paginator.pendingRows.isEmpty
          })
        await user.wait(0.5)
        #expect(user.words.contains("Post 1") == !isAccepted && !user.words.contains("Undo"))
      }
    }
  }

  @Test("A post that the server pushes is inserted, and a known one gets its new value")
  func push() async {
    let feed = await loadedFeed()
    receive(Post(id: 100), in: feed.paginator)
    #expect(feed.items.map(\.id) == [100] + Array(0..<80))
    _ = feed.paginator.insert(Post(id: 3, title: "Ignored"), at: .start)
    #expect(feed.items.map(\.title)[4] == "Post 3" && feed.items.count == 81)
    receive(Post(id: 3, title: "Edited"), in: feed.paginator)
    #expect(feed.items.map(\.title)[4] == "Edited" && feed.items.count == 81)
    #expect(feed.paginator.pendingRows.isEmpty)
  }

  @Test("A link opens the list at its post, with pages before and after it")
  func link() async {
    await onDevice { device in
      let server = PostServer { call in
        let ids =
          switch call {
          case .around(let id): id - 20..<id + 20
          case .before(let id): id - 20..<id
          case .after(let id): id + 1..<id + 21
          case .delete(let id): id..<id
          }
        return ids.map { Post(id: $0) }
      }
      let screen = SwiftUIScreen(on: device, LinkedPosts(linkedTo: 500, server: server))
      #expect(await eventually(on: device) { screen.words.contains("Post 500") })
      let top = screen.scrollView.convert(screen.scrollView.bounds, to: nil).minY
      let distance = screen.place(of: "Post 500").minY - top
      #expect(distance >= 0 && distance < 120)
      await device.pass(2)
      #expect(screen.place(of: "Post 500").minY - top == distance)
      for (way, id) in [(500.0, 450), (-500, 550)] {
        for _ in 0..<40 where !screen.words.contains("Post \(id)") {
          screen.drag(0, way)
          await device.pass(0.5)
        }
        #expect(screen.words.contains("Post \(id)"))
      }
    }
  }

  @Test("The pill counts new posts, and leads to the first one")
  func pill() async {
    await onDevice { device in
      let feed = await loadedFeed()
      let user = await open(Timeline(feed: feed), on: device)
      user.pull(by: CGVector(dx: 0, dy: -300))
      await user.wait()
      #expect(!user.words.contains("Post 0"))
      for id in 100..<112 { receive(Post(id: id), in: feed.paginator) }
      await user.wait()
      #expect(user.words.contains("12 new posts") && user.scrolled > 300)
      user.tap("12 new posts")
      await user.wait()
      #expect(abs(user.scrolled) < 1 && user.words.contains("Post 111"))
    }
  }

  @Test(
    "A filter loads at most three pages by itself, and none where no row remains",
    arguments: [false, true])
  func filter(_ remains: Bool) async {
    await onDevice { device in
      let feed = await loadedFeed((0..<80).map { Post(id: $0, isUnread: remains && $0 == 0) })
      for page in 1...5 {
        answers.add(
          .success((page * 80..<page * 80 + 80).map { Post(id: $0, isUnread: page == 5) }))
      }
      let screen = SwiftUIScreen(on: device, FilteredPosts(feed: feed, onlyUnread: false))
      await device.pass(1)
      screen.show(FilteredPosts(feed: feed, onlyUnread: true))
      await device.pass(10)
      #expect(answers.requests.count == (remains ? 4 : 1))
      #expect(screen.words.contains("No unread posts so far") == !remains)
      for _ in 0..<6 where !screen.words.contains("Post 400") {
        if remains {
          screen.drag(0, -200)
        } else {
          let button = screen.all(UILabel.self).first { $0.text == "Search further" }
          button.map(screen.finger.tap)
        }
        await device.pass(5)
      }
      #expect(answers.requests.count == 6 && screen.words.contains("Post 400"))
    }
  }

  @Test("The progress of a download stays when its row is loaded again")
  func download() async {
    await onDevice { device in
      let feed = await loadedFeed()
      let user = await open(Downloads(feed: feed, server: server), on: device)
      user.tap("Post 1")
      #expect(await eventually(on: device) { user.words.contains("Post 1: 100 %") })
      answers.add(.success((0..<80).map { Post(id: $0, title: "News \($0)") }))
      user.pull()
      await user.wait()
      #expect(user.words.contains("News 1: 100 %") && user.words.contains("News 2"))
    }
  }

  @Test("A pull opens the scanner, and nothing says that the list was updated")
  func scanner() async {
    await onDevice { device in
      var isScanning = false
      let feed = await loadedFeed()
      let screen = ScannableList(
        feed: feed, isScanning: Binding(get: { isScanning }, set: { isScanning = $0 }))
      let user = await open(screen, on: device)
      user.pull()
      await user.wait(0.1)
      #expect(isScanning && !user.words.contains("Updated"))
      await user.wait()
      #expect(user.seesRest && answers.requests.count == 1)
    }
  }

  @Test("A shelf loads at its end, and the list of shelves refreshes at its top")
  func shelves() async {
    await onDevice { device in
      let feed = await loadedFeed()
      var reloads = 0
      answers.add(.success((80..<100).map { Post(id: $0) }), .success([]))
      let user = await open(
        Shelves(shelves: [Shelf(id: 0, posts: feed)], reload: { reloads += 1 }), on: device)
      #expect(answers.requests.count == 1)
      for _ in 0..<40 where answers.requests.count < 2 {
        user.pull(user.lists.last, by: CGVector(dx: -300, dy: 0))
        await user.wait(0.5)
      }
      #expect(answers.requests.count == 2 && reloads == 0)
      user.pull()
      await user.wait()
      #expect(reloads == 1 && feed.items.count == 100)
    }
  }

  @Test("A banner shows the failure while the rows stay, and tries again")
  func banner() async {
    await onDevice { device in
      let feed = await loadedFeed()
      let user = await open(BanneredPosts(feed: feed), on: device)
      answers.add(.failure(Offline()), .success([Post(id: 100)]))
      user.pull()
      await user.wait(6)
      let banner = "Not up to date: You are offline."
      #expect(user.words.contains(banner) && user.words.contains("Post 0"))
      user.tap(banner)
      await user.wait()
      #expect(!user.words.contains(banner) && user.words.contains("Post 100"))
    }
  }
}
