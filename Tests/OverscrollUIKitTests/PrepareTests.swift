import Foundation
import HostRigs
import OverscrollCore
import Testing
@_spi(Simulation) import UIKit

@testable import OverscrollUIKit

/// Actions that read their owner on the main actor before they fetch.
@MainActor
@Suite struct PrepareTests {
  struct Refused: Error {}

  /// A screen that loads pages by number.
  @MainActor
  private final class Pages {
    let table = UITableView()
    var page = 0
    var items: [Int] = []
    let threads = Locked<[Bool]>([])
    let failures = Locked(0)

    init() {
      table.overscroll.bottom = .loadMore(
        owner: self, trigger: .programmatic,
        prepare: { screen in screen.page + 1 },
        fetch: { [threads, failures] number in
          threads.with { $0.append(MainQueue.isCurrent) }
          let left = failures.with { left in
            left -= 1
            return left
          }
          if left >= 0 { throw Refused() }
          return number
        },
        apply: { screen, number in
          screen.page = number
          screen.items.append(number)
          return .loaded(hasMore: number < 3)
        })
    }
  }

  @Test("Prepare reads the owner before each fetch, and nothing keeps the owner alive")
  func prepare() async {
    await onDevice(serialTasks: false) { device in
      var pages: Pages? = Pages()
      let seen = Weak(object: pages)
      let window = pages.map { device.show($0.table) }
      for number in 1...3 {
        let result = await pages?.table.overscroll.bottom?.begin()?.result
        #expect(result == (number < 3 ? .updated : .noMore))
        await device.pass(2)
      }
      #expect(pages?.items == [1, 2, 3])
      #expect(pages?.threads.with { $0 } == [false, false, false])
      pages = nil
      #expect(await eventually { seen.object == nil })
      withExtendedLifetime(window) {}
    }
  }

  @Test("Each attempt prepares anew, so that it sees what has changed")
  func prepareAgain() async {
    await onDevice { device in
      let pages = Pages()
      let window = device.show(pages.table)
      pages.failures.with { $0 = 1 }
      pages.table.overscroll.bottom?.retryPolicy = .backoff(count: 1)
      let run = pages.table.overscroll.bottom?.begin()
      await device.settle()
      pages.page = 7
      await device.pass(2)
      #expect(await run?.result == .noMore)
      #expect(pages.items == [8])
      withExtendedLifetime(window) {}
    }
  }

  @Test("An error of prepare fails the run, and an owner that has gone cancels it")
  func prepareFails() async {
    await onDevice { device in
      let screen = Screen(on: device)
      var owner: Pages? = Pages()
      let fetched = Tally()
      if let owner {
        screen.table.overscroll.top = .refresh(
          owner: owner,
          prepare: { owner in
            if owner.page == 0 { throw Refused() }
            return owner.page
          },
          fetch: { _ in fetched.add() }, apply: { _, _ in })
      }
      let result = await screen.table.overscroll.top?.begin()?.result
      #expect(result?.error is Refused)
      await device.pass(5)
      owner = nil
      #expect(await screen.table.overscroll.top?.begin()?.result == .cancelled)
      #expect(fetched.count == 0)
    }
  }
}
