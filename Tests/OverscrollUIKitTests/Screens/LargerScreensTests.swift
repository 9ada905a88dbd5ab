import HostRigs
import Overscroll
import Testing
@_spi(Simulation) import UIKit

/// The screens of "Lists in larger screens" do what the page says.
@MainActor
@Suite struct LargerScreensTests {
  private final class Store: LetterStore {
    private(set) var requests = 0

    func loadNextPage() async throws -> Bool {
      requests += 1
      return true
    }
  }

  private func snapshot(_ count: Int) -> NSDiffableDataSourceSnapshot<Int, Letter.ID> {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Letter.ID>()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(0..<count))
    return snapshot
  }

  @Test("A database whose rows come late is asked for one page, and for the next one after them")
  func lateRows() async {
    await onDevice { device in
      let store = Store()
      let screen = DatabaseScreen(store: store)
      let user = User(opening: screen, on: device)
      screen.show(snapshot(40))
      await user.wait()
      #expect(store.requests == 0)
      user.scrollToEnd()
      await user.wait(5)
      #expect(store.requests == 1)
      #expect(screen.tableView.overscroll.explain(.bottom).reason == .sameContent)
      screen.show(snapshot(80))
      await user.wait()
      #expect(store.requests == 1)
      user.scrollToEnd()
      await user.wait(5)
      #expect(store.requests == 2)
    }
  }

  @Test("While a row is open, the rows stay, and afterwards the new ones are shown")
  func openRow() async {
    await onDevice { device in
      let count = Server<Int, Int>([.success(3), .success(5)])
      let pages = Paginator<Letter, String> { _ in
        PaginatorPage((0..<(try count.answer(0))).map { Letter(id: $0, text: "") }, next: nil)
      }
      let screen = LettersScreen(pages: pages)
      let user = User(opening: screen, on: device)
      screen.tableView.overscroll.top?.begin()
      await user.wait()
      let path = IndexPath(row: 0, section: 0)
      screen.tableView(screen.tableView, willBeginEditingRowAt: path)
      _ = await pages.refresh()
      await user.wait()
      #expect(screen.tableView.numberOfRows(inSection: 0) == 3)
      screen.tableView(screen.tableView, didEndEditingRowAt: path)
      #expect(screen.tableView.numberOfRows(inSection: 0) == 5)
    }
  }

  @Test("The header above a list has its length whether or not an indicator is open")
  func header() async {
    await onDevice { device in
      let screen = DatabaseScreen(store: Store())
      let user = User(opening: screen, on: device)
      let list: UIScrollView = screen.tableView
      screen.show(snapshot(40))
      let safe = list.adjustedContentInset.top - list.contentInset.top
      list.contentInset.top = 200 - safe
      list.contentOffset.y = -200
      var run: OverscrollRun?
      list.overscroll.top = .refresh(manual: { run = $0 })
      await user.wait()
      @MainActor func length() -> Double { Double(headerLength(over: list, from: 60, to: 200)) }
      #expect(abs(length() - 200) < 0.01)
      list.contentOffset.y = -150
      await user.wait()
      #expect(abs(length() - 150) < 0.01)
      list.contentOffset.y = -200
      list.overscroll.top?.begin()
      await user.wait()
      #expect(run != nil && list.contentOffset.y < -240 && abs(length() - 200) < 0.01)
      list.contentOffset.y += 50
      #expect(abs(length() - 150) < 0.01)
      run?.end(.updated)
      await user.wait(3)
      #expect(abs(length() - 200) < 0.01)
    }
  }

  @Test("A pull refreshes the banners and the pages, and fails as the pages do")
  func banners() async {
    await onDevice { device in
      struct Offline: Error {}
      let server = Server<Int, Int>([.success(2), .failure(Offline())])
      let pages = Paginator<Letter, String> { _ in
        PaginatorPage((0..<(try server.answer(0))).map { Letter(id: $0, text: "") }, next: "a")
      }
      let screen = BannerScreen()
      refreshBanners(of: screen, pages) { ["Sale"] }
      _ = device.show(screen.tableView)
      let first = screen.tableView.overscroll.top?.begin()
      await device.pass(2)
      #expect(await first?.result.kind == .updated)
      #expect(screen.banners == ["Sale"] && pages.items.count == 2)
      let second = screen.tableView.overscroll.top?.begin()
      await device.pass(2)
      #expect(await second?.result.kind == .failed)
    }
  }
}
