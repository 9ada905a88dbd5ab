import HostRigs
import Overscroll
import SwiftUI
import Testing
@_spi(Simulation) import UIKit

@MainActor
@Suite struct InboxScreenTests {
  private let server = Server<Int, [Mail]>([])

  private var model: InboxModel { InboxModel { [server] in try server.answer($0) } }

  private func open(_ model: InboxModel, on device: SimulatedDevice) -> User {
    User(opening: UIHostingController(rootView: InboxScreen(model: model)), on: device)
  }

  private func mails(_ ids: Range<Int>) -> Result<[Mail], any Error> {
    .success(ids.map { Mail(id: $0) })
  }

  @Test("The inbox loads when it appears, then page by page, until the last one")
  func pages() async {
    await onDevice { device in
      server.add(mails(0..<40), mails(40..<80), mails(0..<0))
      let user = open(model, on: device)
      await user.wait()
      #expect(server.requests == [1] && user.words.contains("Mail 0"))
      for _ in 0..<3 {
        user.scrollToEnd()
        await user.wait()
      }
      #expect(server.requests == [1, 2, 3])
      #expect(user.words.contains("Mail 79") && user.words.contains("That’s all"))
    }
  }

  @Test("A pull shows the new mails, at rest")
  func pull() async {
    await onDevice { device in
      server.add(mails(0..<40), mails(100..<140))
      let user = open(model, on: device)
      await user.wait()
      user.pull()
      await user.wait()
      #expect(server.requests == [1, 1])
      #expect(user.seesRest && user.scrolled == 0 && user.words.contains("Mail 100"))
    }
  }

  @Test("An error that the app knows changes the screen, and another one does not")
  func errors() async {
    await onDevice { device in
      server.add(mails(0..<40), .failure(InboxError.locked), .failure(InboxError.offline))
      let model = model
      let user = open(model, on: device)
      await user.wait()
      user.pull()
      await user.wait()
      #expect(model.isLocked && user.words.contains("Enter your code"))
      user.pull()
      await user.wait(6)
      #expect(!model.isLocked && user.words.contains("Mail 0") && user.seesRest)
    }
  }

  @Test("The model is freed when the screen is left while it loads")
  func leaving() async {
    await onDevice { device in
      weak var gone: InboxModel?
      let user: User
      do {
        let model = InboxModel { _ in
          try await Task.sleep(nanoseconds: 1_000_000_000_000)
          return []
        }
        gone = model
        user = open(model, on: device)
      }
      await user.wait(1)
      device.rotate()
      await user.wait(1)
      user.leave()
      await user.wait(1)
      #expect(gone == nil)
    }
  }
}
