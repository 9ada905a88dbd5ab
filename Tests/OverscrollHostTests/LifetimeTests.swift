import Foundation
import HostDriver
import OverscrollCore
import OverscrollUIKit
import Testing
import UIKit

/// Objects that must be released, and the time of their release.
@MainActor
@Suite struct LifetimeTests {
  @Test("B168: a screen that its own actions use is freed")
  func ownerInActions() async {
    await onDevice { device in
      let root = UINavigationController(rootViewController: UIViewController())
      let window = device.show(root)
      let begun = Tally()
      var page: Page? = Page(begun)
      let seen = Weak(object: page)
      if let page { root.pushViewController(page, animated: false) }
      device.turn()
      let run = page?.table.overscroll.top?.begin()
      #expect(await eventually { begun.count == 1 })
      root.popViewController(animated: false)
      page = nil
      #expect(await eventually { seen.object == nil })
      #expect(run?.isCurrent == false)
      withExtendedLifetime(window) {}
    }
  }

  /// A page that is passed to all forms with an owner, without a single `weak`.
  final class Page: UIViewController {
    let table = DrivenTable()
    private var items: [Int] = []

    init(_ begun: Tally) {
      super.init(nibName: nil, bundle: nil)
      table.overscroll.top = .refresh(
        owner: self,
        fetch: {
          begun.add()
          try await sleepUntilCancelled()
          return 1
        },
        apply: { page, item in
          page.items = [item]
          return .updated
        })
      table.overscroll.bottom = .loadMore(
        owner: self, trigger: .programmatic, prepare: { page in page.items.count },
        fetch: { count in count + 1 },
        apply: { page, item in
          page.items.append(item)
          return .loaded(hasMore: false)
        })
      table.overscroll.leading = .refresh(
        owner: self, fetch: {}, apply: { page, _ in page.items = [] })
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() { view = table }
  }
}
