import HostRigs
import Overscroll
import Testing
@_spi(Simulation) import UIKit

/// The app's network code, whose answers come when the test lets them.
@MainActor
private final class Warehouse: OrdersAPI {
  private(set) var pages: [Int] = []
  private var waiting: [@MainActor (Result<[Order], OrdersError>) -> Void] = []

  func orders(
    page: Int, completion: @escaping @MainActor (Result<[Order], OrdersError>) -> Void
  ) {
    pages.append(page)
    waiting.append(completion)
  }

  func answer(_ result: Result<[Order], OrdersError>) { waiting.removeFirst()(result) }

  func answer(_ ids: Range<Int>) { answer(.success(ids.map { Order(id: $0) })) }
}

@MainActor
@Suite struct OrdersScreenTests {
  private let api = Warehouse()

  @Test("The first page comes at launch, and the header says what happens")
  func launch() async {
    await onDevice { device in
      let user = User(opening: OrdersScreen(api: api) {}, on: device)
      await user.wait(1)
      #expect(user.words.contains("Asking the warehouse"))
      #expect(user.list.contentInset.top > 69.9)
      api.answer(0..<20)
      await user.wait()
      #expect(user.words.contains("Order 0"))
      #expect(user.seesRest && user.scrolled == 0)
      #expect(api.pages == [1])
    }
  }

  @Test("A pull loads the first page again, and the end of the list the next ones, until the last")
  func pages() async {
    await onDevice { device in
      let user = User(opening: OrdersScreen(api: api) {}, on: device)
      api.answer(0..<20)
      await user.wait()
      user.scrollToEnd()
      #expect(api.pages == [1, 2])
      api.answer(20..<40)
      await user.wait()
      user.scrollToEnd()
      api.answer(40..<45)
      await user.wait()
      user.scrollToEnd()
      await user.wait()
      #expect(api.pages == [1, 2, 3])
      #expect(user.words.contains("Order 44"))
      user.scrollToTop()
      user.pull()
      #expect(api.pages == [1, 2, 3, 1])
      api.answer(100..<120)
      await user.wait()
      #expect(user.words.contains("Order 100") && user.seesRest)
      user.scrollToEnd()
      #expect(api.pages == [1, 2, 3, 1, 2])
    }
  }

  @Test("An app that is signed out hears it, and an offline one shows that it failed")
  func failures() async {
    await onDevice { device in
      var signOuts = 0
      let user = User(opening: OrdersScreen(api: api) { signOuts += 1 }, on: device)
      await user.wait(1)
      api.answer(.failure(.signedOut))
      await user.wait(0.1)
      #expect(signOuts == 1 && user.words.contains("No luck"))
      await user.wait(6)
      user.pull()
      api.answer(.failure(.offline))
      await user.wait(6)
      #expect(signOuts == 1 && user.seesRest)
    }
  }

  @Test("A rotation while the header is open keeps it, and the list rests at its top afterwards")
  func rotation() async {
    await onDevice { device in
      let user = User(opening: OrdersScreen(api: api) {}, on: device)
      await user.wait(1)
      device.rotate()
      await user.wait(1)
      #expect(user.words.contains("Asking the warehouse"))
      api.answer(0..<20)
      await user.wait()
      #expect(user.seesRest && user.scrolled == 0)
    }
  }

  @Test("A screen that is left while it loads is freed, and its late answer does nothing")
  func leaving() async {
    await onDevice { device in
      weak var gone: OrdersScreen?
      let user: User
      do {
        let screen = OrdersScreen(api: api) {}
        gone = screen
        user = User(opening: screen, on: device)
      }
      await user.wait(1)
      user.leave()
      await user.wait(1)
      #expect(gone == nil)
      api.answer(0..<20)
      await user.wait()
      #expect(api.pages == [1])
    }
  }
}
