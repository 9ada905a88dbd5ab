import Foundation
import HostRigs
import OverscrollCore
import Testing
@_spi(Simulation) import UIKit

@testable import OverscrollUIKit

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

  /// Runs a body on a global queue, and waits for it.
  private func elsewhere(_ body: @escaping @Sendable () -> Void) async {
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        #expect(!MainQueue.isCurrent)
        body()
        continuation.resume()
      }
    }
  }

  @Test("A run that is ended on another thread ends on the main thread")
  func end() async {
    await onDevice { device in
      let screen = Screen(on: device)
      screen.table.overscroll.durations = .none
      let control = OverscrollControl.refresh(manual: { _ in })
      var threads: [Bool] = []
      control.onEnd = { _ in threads.append(MainQueue.isCurrent) }
      control.onChange = { _ in threads.append(MainQueue.isCurrent) }
      screen.table.overscroll.top = control
      control.begin()
      await elsewhere { control.end(.updated("One new")) }
      #expect(await eventually { control.result == .updated("One new") })
      #expect(control.phase == .idle && threads.count > 2 && threads.allSatisfy { $0 })
    }
  }

  @Test("The control is found on another thread through its scroll view, and nowhere else")
  func endThroughTheScrollView() async {
    await onDevice { device in
      let (screen, other) = (Screen(on: device), Screen(on: device))
      screen.table.overscroll.durations = .none
      screen.table.overscroll.top = .refresh(manual: { _ in })
      let bottom = OverscrollControl.loadMore(trigger: .programmatic, manual: { _ in })
      screen.table.overscroll.bottom = bottom
      screen.table.overscroll.top?.begin()
      let find = Unchecked { screen.table.overscroll.top }
      let findNone = Unchecked { (other.table.overscroll.top, screen.table.overscroll.leading) }
      await elsewhere {
        let none = findNone.call()
        #expect(none.0 == nil && none.1 == nil)
        find.call()?.end()
      }
      #expect(await eventually { screen.table.overscroll.top?.phase == .idle })
      screen.table.overscroll.top = bottom
      let findBottom = Unchecked { screen.table.overscroll.bottom }
      await elsewhere { #expect(find.call() === bottom && findBottom.call() == nil) }
      screen.table.overscroll.top = nil
      await elsewhere { #expect(find.call() == nil) }
    }
  }

  @Test("Calls on another thread take effect in their order, and on the main thread at once")
  func order() async {
    await onDevice { device in
      let screen = Screen(on: device)
      screen.table.overscroll.durations = .none
      let control = OverscrollControl.loadMore(trigger: .programmatic, manual: { _ in })
      screen.table.overscroll.bottom = control
      for _ in 0..<10 {
        control.begin()
        let told = Tally()
        await elsewhere {
          control.end(.updated)
          control.setNoMore()
          DispatchQueue.main.async { told.add() }
        }
        #expect(await eventually { told.count == 1 })
        #expect(control.phase == .noMore)
        await elsewhere {
          control.setNoMore()
          control.reset()
          DispatchQueue.main.async { told.add() }
        }
        #expect(await eventually { told.count == 2 })
        #expect(control.phase == .idle)
      }
      control.setNoMore()
      #expect(control.phase == .noMore)
      control.reset()
      #expect(control.phase == .idle)
      control.begin()
      await elsewhere { control.cancel() }
      #expect(await eventually { control.result == .cancelled })
    }
  }

  @Test("A control of Interface Builder is ended on another thread")
  func endOfAView() async {
    await onDevice { device in
      let screen = Screen(on: device)
      screen.table.overscroll.durations = .none
      let view = OverscrollEdgeControl()
      screen.table.addSubview(view)
      device.turn()
      let control = screen.table.overscroll.top
      control?.begin()
      await elsewhere { view.end(.unchanged) }
      #expect(await eventually { control?.result == .unchanged })
    }
  }
}
