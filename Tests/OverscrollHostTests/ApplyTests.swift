import Foundation
import HostDriver
import OverscrollCore
import OverscrollUIKit
import Testing
import UIKit

/// The results of `apply`, the actor it runs on, and its delay.
@MainActor
@Suite struct ApplyTests {
  @MainActor
  final class Owner {
    var items: [Int] = []

    func show(_ item: Int) { items.append(item) }
    func told(_ item: Int) -> RefreshResult { .unchanged("\(item)") }
  }

  @Test("Apply returns a result, or nothing, which counts as updated")
  func applyReturnsNothingOrAResult() async {
    await onDevice { device in
      let (screen, owner) = (Screen(on: device), Owner())
      @MainActor func result(of control: OverscrollControl) async -> RefreshResult? {
        screen.table.overscroll.top = control
        return await control.begin()?.result
      }
      let nothing = await result(of: .refresh(owner: owner, fetch: { 1 }, apply: { _, _ in }))
      #expect(nothing == .updated)
      let call = await result(of: .refresh(owner: owner, fetch: { 1 }, apply: { $0.show($1) }))
      #expect(call == .updated)
      let expression = await result(
        of: .refresh(owner: owner, fetch: { 2 }, apply: { $0.told($1) }))
      #expect(expression == .unchanged("2"))
      let implicit = await result(
        of: .refresh(owner: owner, fetch: { 1 }, apply: { _, _ in .loaded(hasMore: false) }))
      #expect(implicit == .noMore)
      let statements = await result(
        of: .refresh(
          owner: owner, fetch: { 3 },
          apply: { owner, item in
            let sum = owner.items.count + item
            owner.show(sum)
          }))
      #expect(statements == .updated)
      let returned = await result(
        of: .refresh(
          owner: owner, fetch: { 4 },
          apply: { owner, item in
            owner.show(item)
            return owner.items.isEmpty ? .unchanged : .noMore
          }))
      #expect(returned == .noMore)
      #expect(owner.items == [1, 4, 4])
    }
  }
}
