import Foundation
import HostRigs
import Overscroll
import Testing
@_spi(Simulation) import UIKit

/// The screen of "A complete chat screen" does what the page says.
@MainActor
@Suite struct CompleteChatTests {
  private struct Offline: Error {}
  private let server = Server<String?, RoomServer.Page>([])
  private let inbox = Server<String, RoomMessage>([])

  private func open(on device: SimulatedDevice) -> (screen: RoomScreen, user: User) {
    let screen = RoomScreen(
      server: RoomServer(
        load: { [server] in try server.answer($0) },
        accept: { [inbox] in try inbox.answer($0.text) }))
    return (screen, User(opening: screen, on: device))
  }

  private func messages(
    _ numbers: Range<Int>, earlier: String? = nil
  ) -> Result<RoomServer.Page, any Error> {
    .success((numbers.map { message("Message \($0)") }, earlier))
  }

  private func message(_ text: String) -> RoomMessage {
    RoomMessage(id: UUID(), text: text, isMine: false)
  }

  private func isAtEnd(_ user: User) -> Bool { abs(user.distanceToEnd) < 0.5 }

  @Test("It opens at its newest message, and older ones come in above the one that is read")
  func olderMessages() async {
    await onDevice { device in
      server.add(messages(40..<80, earlier: "a"), messages(0..<40))
      let (screen, user) = open(on: device)
      await user.wait()
      #expect(isAtEnd(user) && user.words.contains("Message 79"))
      #expect(server.requests == [nil])
      user.scrollToTop()
      await user.wait()
      #expect(server.requests == [nil, "a"])
      #expect(screen.tableView.numberOfRows(inSection: 0) == 80)
      #expect(user.words.contains("Message 40"))
    }
  }

  @Test("A message that is sent is at the end at once, wherever the reader is")
  func sending() async {
    await onDevice { device in
      server.add(messages(0..<60))
      inbox.add(.failure(Offline()), .success(message("Hello")))
      let (screen, user) = open(on: device)
      await user.wait()
      user.scrollToTop()
      await user.wait()
      screen.send("Hello")
      await user.wait()
      #expect(isAtEnd(user))
      #expect(user.words.contains("Hello (not sent, tap to send again)"))
      let path = IndexPath(row: 60, section: 0)
      screen.tableView(screen.tableView, didSelectRowAt: path)
      await user.wait()
      #expect(user.words.contains("Hello") && inbox.requests == ["Hello", "Hello"])
      #expect(screen.tableView.numberOfRows(inSection: 0) == 61)
    }
  }

  @Test("Messages that arrive while older ones are read are counted on a button")
  func receiving() async {
    await onDevice { device in
      server.add(messages(0..<60))
      let (screen, user) = open(on: device)
      await user.wait()
      user.scrollToTop()
      await user.wait()
      screen.receive(message("One"))
      screen.receive(message("Two"))
      await user.wait()
      #expect(user.words.contains("2 new messages") && !isAtEnd(user))
      user.tap("2 new messages")
      await user.wait()
      #expect(isAtEnd(user) && user.words.contains("Two"))
    }
  }

  @Test("It follows its end when a keyboard covers it")
  func keyboard() async {
    await onDevice { device in
      server.add(messages(0..<60))
      let (_, user) = open(on: device)
      await user.wait()
      device.showKeyboard(height: 300)
      await user.wait(1)
      #expect(isAtEnd(user) && user.words.contains("Message 59"))
    }
  }

  @Test("It says that there are no messages, and why it could not load them")
  func withoutRows() async {
    await onDevice { device in
      server.add(.failure(URLError(.notConnectedToInternet)), messages(0..<0))
      let (_, user) = open(on: device)
      await user.wait()
      #expect(user.words.contains("Try again") && !user.words.contains("No messages yet"))
      user.tap("Try again")
      await user.wait()
      #expect(user.words.contains("No messages yet"))
    }
  }
}
