import HostRigs
import Overscroll
import Testing
@_spi(Simulation) import UIKit

@MainActor
@Suite struct ShopScreenTests {
  private let server = Server<Int, ShopPage>([])

  private var screen: ShopScreen { ShopScreen { [server] in try server.answer($0) } }

  private func page(_ ids: Range<Int>) -> Result<ShopPage, any Error> {
    let products = ids.map { Product(id: $0) }
    return .success(ShopPage(featured: Array(products.prefix(8)), products: products))
  }

  @Test("The shop loads at launch, page by page as it is scrolled, until the last page")
  func pages() async {
    await onDevice { device in
      server.add(page(0..<40), page(40..<80), page(0..<0))
      let user = User(opening: screen, on: device)
      await user.wait()
      #expect(server.requests == [1] && user.seesRest && user.scrolled == 0)
      user.scrollToEnd()
      await user.wait()
      user.scrollToEnd()
      await user.wait()
      user.scrollToEnd()
      await user.wait()
      #expect(server.requests == [1, 2, 3])
      #expect(user.words.contains("That’s all"))
    }
  }

  @Test("The carousel moves sideways alone, and a pull that begins on it refreshes the shop")
  func carousel() async {
    await onDevice { device in
      server.add(page(0..<40), page(100..<140))
      let user = User(opening: screen, on: device)
      await user.wait()
      let carousel = user.lists[1]
      user.pull(carousel, by: CGVector(dx: -150, dy: 0))
      await user.wait()
      #expect(carousel.contentOffset.x > 0 && user.scrolled == 0)
      #expect(server.requests == [1])
      user.pull(carousel)
      #expect(user.list.overscroll.top?.phase == .refreshing)
      await user.wait()
      #expect(server.requests == [1, 1] && user.seesRest)
    }
  }

  @Test("A closed shop says until when")
  func closed() async {
    await onDevice { device in
      let screen = screen
      var days: [String] = []
      screen.onClosed = { days.append($0) }
      server.add(page(0..<40), .failure(ShopError.closed(until: "Monday")), page(0..<40))
      let user = User(opening: screen, on: device)
      await user.wait()
      user.pull()
      await user.wait(1)
      #expect(days == ["Monday"])
      user.tap("Try again")
      await user.wait()
      #expect(days == ["Monday"] && server.requests == [1, 1, 1] && user.seesRest)
    }
  }

  @Test("A rotation keeps the shop at its top; when it is left under way, it is freed")
  func rotation() async {
    await onDevice { device in
      weak var gone: ShopScreen?
      server.add(page(0..<40))
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
