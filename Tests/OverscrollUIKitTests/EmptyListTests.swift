import HostDriver
import OverscrollCore
import OverscrollPaging
import Testing
import UIKit

@testable import OverscrollUIKit

/// Lists that are empty after they were loaded.
@MainActor
@Suite struct EmptyListTests {
  @Test("Empty pages are skipped until one has rows, three at most", arguments: [false, true])
  func pages(_ areAllEmpty: Bool) async {
    await onDevice { device in
      let list = LivingList(.exactTable, lengths: [], on: device)
      var loads = 0
      list.view.overscroll.top = .refresh { .updated }
      list.view.overscroll.bottom = .loadMore(
        owner: list, fetch: {},
        apply: { list, _ in
          loads += 1
          if loads == 3, !areAllEmpty { list.change { $0 = Array(0..<20) } }
          return .updated
        })
      await device.pass(1)
      #expect(loads == 0, "nothing is added to a list that was not loaded")
      list.view.overscroll.top?.begin()
      await device.pass(4)
      #expect(loads == 3)
      #expect(list.ids.count == (areAllEmpty ? 0 : 20))
      guard areAllEmpty else { return }
      let host = list.view.overscroll.host
      #expect(host?.engine.canBeTapped(.bottom) == true)
      #expect(host?.engine.isHidden(.bottom) == false)
      list.view.overscroll.bottom?.begin()
      await device.pass(2)
      #expect(loads == 4)
    }
  }

  @Test(
    "A list without rows loads nothing, whatever headers it has",
    arguments: [LivingList.Kind.exactTable, .reloadedGrid], [false, true])
  func headers(_ kind: LivingList.Kind, _ areLong: Bool) async {
    await onDevice { device in
      let list = LivingList(kind, lengths: [], on: device)
      let header = CGSize(width: 100, height: areLong ? 2_000 : 80)
      if let table = list.view as? UITableView {
        table.tableHeaderView = UIView(frame: CGRect(origin: .zero, size: header))
      } else if let grid = list.view as? UICollectionView {
        (grid.collectionViewLayout as? UICollectionViewFlowLayout)?.headerReferenceSize = header
        grid.reloadData()
      }
      var loads = 0
      list.view.overscroll.bottom = .held(.load) { _ in loads += 1 }
      await device.pass(1)
      list.view.contentOffset.y = max(0, list.view.contentSize.height - list.view.bounds.height)
      await device.pass(1)
      #expect(list.view.contentSize.height >= header.height)
      #expect(loads == 0)
      list.change { $0 = [0, 1] }
      await device.pass(1)
      list.view.contentOffset.y = max(0, list.view.contentSize.height - list.view.bounds.height)
      await device.pass(1)
      #expect(loads == 1)
    }
  }

  @Test("Rows that come a turn after the refresh are not taken for none")
  func lateRows() async {
    await onDevice { device in
      let list = LivingList(.exactTable, lengths: [], on: device)
      var loads = 0
      list.view.overscroll.top = .held()
      list.view.overscroll.bottom = .held(.load) { _ in loads += 1 }
      await device.pass(0.5)
      list.view.overscroll.top?.begin()
      await device.pass(0.5)
      list.view.overscroll.top?.end()
      await device.pass(0.05)
      list.change { $0 = Array(0..<200) }
      await device.pass(2)
      #expect(loads == 0)
    }
  }

  @Test("A paginator whose first pages are empty goes on", arguments: [false, true])
  func paginator(_ isLoadedByTheApp: Bool) async {
    await onDevice { device in
      let list = LivingList(.exactTable, lengths: [], on: device)
      let paginator = Paginator<Int, Int>(id: \.self) { request in
        let page = request.cursor ?? 0
        return PaginatorPage(page < 12 ? [] : Array(page * 20..<page * 20 + 20), next: page + 1)
      }
      list.view.overscroll.bind(paginator, owner: list) { list, snapshot in
        list.change { $0 = snapshot.items }
      }
      await device.pass(0.5)
      if isLoadedByTheApp {
        await paginator.refresh()
      } else {
        list.view.overscroll.top?.begin()
      }
      await device.pass(4)
      // 20 rows of 60 points leave less than a viewport, so that one more page follows.
      #expect(list.ids == Array(240..<280))
    }
  }
}
