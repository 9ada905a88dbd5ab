import HostRigs
import Overscroll
import Testing
@_spi(Simulation) import UIKit

@MainActor
@Suite struct MessagesScreenTests {
  private struct Offline: Error {}
  private let server = Server<Int?, [Message]>([])

  private var screen: MessagesScreen { MessagesScreen { [server] in try server.answer($0) } }

  private func messages(_ ids: Range<Int>) -> Result<[Message], any Error> {
    .success(ids.map { Message(id: $0) })
  }

  private func isAtEnd(_ user: User) -> Bool { abs(user.distanceToEnd) < 0.5 }

  @Test("The chat opens with its newest messages at its end, and loads no more than it needs")
  func launch() async {
    await onDevice { device in
      server.add(messages(80..<100), messages(60..<80), messages(40..<60), messages(20..<40))
      let user = User(opening: screen, on: device)
      await user.wait()
      #expect(isAtEnd(user))
      #expect(user.lastVisible == user.list.numberOfItems(0) - 1)
      #expect(server.requests.count == 2)
    }
  }

  @Test("Older messages come in above what is read, up to the first one")
  func olderMessages() async {
    await onDevice { device in
      server.add(messages(40..<60), messages(20..<40), messages(15..<20))
      let user = User(opening: screen, on: device)
      await user.wait()
      for _ in 0..<3 {
        user.pull(by: CGVector(dx: 0, dy: 600))
        await user.wait()
      }
      user.scrollToTop()
      await user.wait()
      #expect(server.requests == [nil, 40, 20])
      #expect(user.list.numberOfItems(0) == 45)
    }
  }

  @Test("The end is followed past the keyboard, a rotation and new messages")
  func keyboard() async {
    await onDevice { device in
      server.add(messages(0..<20), messages(0..<0))
      let screen = screen
      let user = User(opening: screen, on: device)
      await user.wait()
      device.showKeyboard(height: 300)
      await user.wait(1)
      #expect(isAtEnd(user))
      screen.receive(Message(id: 100))
      await user.wait(1)
      #expect(isAtEnd(user))
      device.rotate()
      await user.wait(1)
      #expect(isAtEnd(user))
      device.showKeyboard(height: 0)
      await user.wait(1)
      #expect(isAtEnd(user))
      screen.receive(Message(id: 101))
      await user.wait(1)
      #expect(isAtEnd(user) && user.list.numberOfItems(0) == 22)
    }
  }

  @Test("Without a connection the chat says so, and a tap loads it")
  func offline() async {
    await onDevice { device in
      server.add(.failure(Offline()), messages(0..<20), messages(0..<0))
      let user = User(opening: screen, on: device)
      await user.wait()
      #expect(user.list.numberOfItems(0) == 0 && user.words.contains("Try again"))
      user.tap("Try again")
      await user.wait()
      #expect(user.list.numberOfItems(0) == 20 && isAtEnd(user))
    }
  }

  @Test("A chat that is left while it loads is freed")
  func leaving() async {
    await onDevice { device in
      weak var gone: MessagesScreen?
      let user: User
      do {
        let screen = MessagesScreen { _ in
          try await Task.sleep(nanoseconds: 1_000_000_000_000)
          return []
        }
        gone = screen
        user = User(opening: screen, on: device)
      }
      await user.wait(1)
      user.leave()
      await user.wait(1)
      #expect(gone == nil)
    }
  }
}

extension UIScrollView {
  fileprivate func numberOfItems(_ section: Int) -> Int {
    (self as? UICollectionView)?.numberOfItems(inSection: section) ?? 0
  }
}

extension User {
  /// The row of the last message that is visible.
  fileprivate var lastVisible: Int? {
    (list as? UICollectionView)?.indexPathsForVisibleItems.last?.item
  }
}
