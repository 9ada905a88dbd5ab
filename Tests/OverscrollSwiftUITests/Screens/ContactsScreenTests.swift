import Foundation
import HostRigs
import Overscroll
import SwiftUI
import Testing
@_spi(Simulation) import UIKit

@MainActor
@Suite struct ContactsScreenTests {
  private let server = Server<Int?, [Contact]>([])

  private var model: ContactsModel { ContactsModel { [server] in try server.answer($0) } }

  private func open(_ model: ContactsModel, on device: SimulatedDevice) -> User {
    User(opening: UIHostingController(rootView: ContactsScreen(model: model)), on: device)
  }

  private func contacts(_ ids: Range<Int>) -> Result<[Contact], any Error> {
    .success(ids.map { Contact(id: $0) })
  }

  @Test("The list loads when it appears, then page by page, until the last one")
  func pages() async {
    await onDevice { device in
      server.add(contacts(0..<40), contacts(40..<80), contacts(0..<0))
      let user = open(model, on: device)
      await user.wait()
      #expect(server.requests == [nil] && user.words.contains("Contact 0"))
      for _ in 0..<3 {
        user.scrollToEnd()
        await user.wait()
      }
      #expect(server.requests == [nil, 39, 79])
      #expect(user.words.contains("Contact 79") && user.words.contains("That’s all"))
    }
  }

  @Test("A pull shows the new contacts, at rest")
  func pull() async {
    await onDevice { device in
      server.add(contacts(0..<40), contacts(100..<140))
      let user = open(model, on: device)
      await user.wait()
      user.pull()
      await user.wait()
      #expect(server.requests == [nil, nil])
      #expect(user.seesRest && user.scrolled == 0 && user.words.contains("Contact 100"))
    }
  }

  @Test("An error that the app knows changes the screen, and another one does not")
  func errors() async {
    await onDevice { device in
      server.add(
        contacts(0..<40), .failure(ContactsError.notAllowed),
        .failure(URLError(.notConnectedToInternet)))
      let model = model
      let user = open(model, on: device)
      await user.wait()
      user.pull()
      await user.wait()
      #expect(!model.isAllowed && user.words.contains("Allow access in Settings"))
      user.pull()
      await user.wait(6)
      #expect(model.isAllowed && user.words.contains("Contact 0") && user.seesRest)
    }
  }

  @Test("The model is freed when the screen is left while it loads")
  func leaving() async {
    await onDevice { device in
      weak var gone: ContactsModel?
      let user: User
      do {
        let model = ContactsModel { _ in
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
