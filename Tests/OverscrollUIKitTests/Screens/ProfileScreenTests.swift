import HostRigs
import Overscroll
import Testing
@_spi(Simulation) import UIKit

@MainActor
@Suite struct ProfileScreenTests {
  private let posts = Server<Int?, [Int]>([])
  private let photos = Server<Int?, [Int]>([])

  private var screen: ProfileScreen {
    ProfileScreen(pages: [
      ProfilePage { [posts] in try posts.answer($0) },
      ProfilePage { [photos] in try photos.answer($0) },
    ])
  }

  @Test("Each page loads when it is shown first, below the header that the pages share")
  func launch() async {
    await onDevice { device in
      posts.add(.success(Array(0..<40)))
      photos.add(.success(Array(100..<140)))
      let screen = screen
      let user = User(opening: screen, on: device)
      await user.wait()
      #expect(user.list.contentOffset.y == -240 && screen.header.frame.minY == 0)
      #expect(posts.requests.count == 1 && photos.requests.isEmpty)
      screen.turn(to: 1)
      await user.wait()
      #expect(user.words.contains("Post 100"))
      #expect(user.list.contentOffset.y == -240 && photos.requests.count == 1)
    }
  }

  @Test("The header folds with the list, opens with it, and stands still while it refreshes")
  func header() async {
    await onDevice { device in
      posts.add(.success(Array(0..<40)), .success(Array(40..<80)), .success(Array(0..<40)))
      let screen = screen
      let user = User(opening: screen, on: device)
      await user.wait()
      user.pull(by: CGVector(dx: 0, dy: -300))
      await user.wait()
      #expect(screen.header.frame.maxY == 60)
      user.scrollToTop()
      await user.wait()
      #expect(screen.header.frame.minY == 0 && user.list.contentOffset.y == -240)
      user.pull()
      await user.wait(0.4)
      #expect(screen.header.frame.minY == 0)
      await user.wait()
      #expect(screen.header.frame.minY == 0 && user.list.contentOffset.y == -240)
    }
  }

  @Test("A page that was left folded is folded on the next page as well, and comes back as it was")
  func turning() async {
    await onDevice { device in
      posts.add(.success(Array(0..<40)), .success([]))
      photos.add(.success(Array(100..<140)), .success([]))
      let screen = screen
      let user = User(opening: screen, on: device)
      await user.wait()
      screen.turn(to: 1)
      await user.wait()
      user.pull(by: CGVector(dx: 0, dy: -300))
      await user.wait()
      screen.turn(to: 0)
      await user.wait()
      #expect(screen.header.frame.maxY == 60 && user.list.contentOffset.y == -60)
    }
  }

  @Test(
    "A page that turns while its header is open keeps its list, and comes back at rest",
    arguments: [DeviceFacts.Side.fact, .alternative])
  func turningByFinger(_ side: DeviceFacts.Side) async {
    await DeviceFacts.$current.withValue(DeviceFacts([.pages: side])) {
      await onDevice { device in
        posts.add(.success(Array(0..<40)))
        photos.add(.success(Array(100..<140)))
        let screen = screen
        let user = User(opening: screen, on: device)
        await user.wait()
        let list = user.list
        list.overscroll.top = .refresh(manual: { _ in })
        user.pull()
        await user.wait(1)
        let (offset, inset) = (list.contentOffset, list.contentInset)
        #expect(offset.y < -240 && inset.top > 240)
        user.pull(list, by: CGVector(dx: -250, dy: 0))
        #expect(list.contentOffset == offset && list.contentInset == inset)
        await user.wait()
        #expect(user.list !== list && user.list.contentOffset.y == -240)
        screen.turn(to: 0)
        #expect(list.contentOffset == offset && list.contentInset == inset)
        list.overscroll.top?.end()
        await user.wait()
        #expect(user.list === list && list.contentOffset.y == -240)
        #expect(list.contentInset.top == 240)
      }
    }
  }

  @Test("A user who is blocked leaves, and the profile is freed")
  func blocked() async {
    await onDevice { device in
      posts.add(.failure(ProfileError.blocked))
      weak var gone: ProfileScreen?
      var blocks = 0
      let user: User
      do {
        let page = ProfilePage { [posts] in try posts.answer($0) }
        page.onBlocked = { blocks += 1 }
        let screen = ProfileScreen(pages: [page])
        gone = screen
        user = User(opening: screen, on: device)
      }
      await user.wait(1)
      device.rotate()
      await user.wait()
      #expect(blocks == 1)
      user.leave()
      await user.wait(1)
      #expect(gone == nil)
    }
  }
}
