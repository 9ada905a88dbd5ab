import Foundation
import HostDriver
import OverscrollCore
import OverscrollUIKit
import Testing
import UIKit

/// Calls from threads other than the main one, as code in Swift 5 mode makes them.
@MainActor
@Suite struct ThreadTests {
  /// A call that the compiler does not check, as in Swift 5 mode.
  private struct Unchecked<Value>: @unchecked Sendable {
    let call: () -> Value

    init(_ call: @escaping @MainActor () -> Value) {
      self.call = unsafeBitCast(call, to: (() -> Value).self)
    }
  }

  @Test("Everything that returns a value stops a debug build off the main thread")
  func beginStops() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let control = OverscrollControl.refresh {}
        let begin = Unchecked { control.begin() }
        DispatchQueue.global().sync { _ = begin.call() }
      }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let table = DrivenTable()
        let insert = Unchecked { table.overscroll.preservingScrollPosition { 1 } }
        DispatchQueue.global().sync { _ = insert.call() }
      }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let control = OverscrollControl.refresh {}
        let isRefreshing = Unchecked { control.isRefreshing }
        DispatchQueue.global().sync { _ = isRefreshing.call() }
      }
    }
  }
}
