import Foundation
import HostRigs
import OverscrollCore
import OverscrollPaging
import OverscrollSwiftUI
import OverscrollUIKit
import SwiftUI
import Testing
@_spi(Simulation) import UIKit

/// Tests of pull to refresh from the touch to the end, with both backends.
@MainActor
@Suite struct RefreshTests {
  @Test
  func aPullRunsTheActionAndTheListComesBack() async {
    await onDevice { device in
      let gate = Gate()
      let screen = SwiftUIScreen(
        on: device,
        List(0..<40, id: \.self) { Text("\($0)") }.onPullToRefresh { await gate.pass() })
      await device.settle()
      #expect(isNear(screen.offset(), 0))
      screen.pull()
      await device.pass(1)
      #expect(gate.begun == 1)
      #expect(isNear(screen.offset(), -54), "\(screen.offset())")
      #expect(isNear(screen.extraInset(.top), 54))
      #expect(isNear(screen.place(.top).minY, 47), "\(screen.place(.top))")
      gate.open()
      await device.pass(1)
      #expect(isNear(screen.offset(), 0))
      #expect(isNear(screen.extraInset(.top), 0))
      #expect(gate.begun == 1 && gate.cancelled == 0)
    }
  }

  @Test
  func howARunEndedIsReadAloud() async {
    await onDevice { device in
      device.isVoiceOverRunning = true
      let gate = Gate()
      let screen = SwiftUIScreen(
        on: device,
        List(0..<40, id: \.self) { Text("\($0)") }.onPullToRefresh { await gate.pass() })
      await device.settle()
      screen.pull()
      await device.pass(1)
      gate.open()
      await device.pass(1)
      #expect(device.posts.compactMap(\.text).last == "Updated")
    }
  }

  @Test("Without an action a list cannot be pulled, and with one it can")
  func noAction() async {
    await onDevice { device in
      let gate = Gate()
      let list = List(0..<40, id: \.self) { Text("\($0)") }
      let screen = SwiftUIScreen(on: device, list.onPullToRefresh(nil))
      await device.settle()
      for count in [0, 1, 2] {
        screen.pull()
        await device.pass(1)
        #expect(gate.begun == count && (screen.box(.top) == nil) == (count == 0))
        gate.open()
        await device.pass(2)
        if count == 0 { screen.show(list.onPullToRefresh { await gate.update() }) }
      }
      screen.show(list.onPullToRefresh(nil))
      await device.pass(1)
      screen.pull()
      await device.pass(1)
      #expect(gate.begun == 2 && screen.box(.top) == nil)
    }
  }

  @Test("The result of the last of several statements counts if it is returned")
  func results() async {
    await onDevice { device in
      let paginator = Paginator<Int, Int>(id: \.self) { _ in throw CocoaError(.fileNoSuchFile) }
      var (pulls, ends): (Int, [RefreshResult.Kind]) = (0, [])
      let list = List(0..<40, id: \.self) { Text("\($0)") }
      let screen = SwiftUIScreen(
        on: device,
        list.onPullToRefresh {
          pulls += 1
          return await paginator.refresh()
        }.onOverscrollEnd(at: .top) { ends.append($0.kind) })
      await device.settle()
      screen.pull()
      #expect(await eventually(on: device) { ends == [.failed] })
      screen.show(
        list.onPullToRefresh {
          pulls += 1
          await paginator.refresh()
        }.onOverscrollEnd(at: .top) { ends.append($0.kind) })
      await device.pass(8)
      screen.pull()
      #expect(await eventually(on: device) { ends == [.failed, .updated] }, "\(ends)")
      #expect(pulls == 2)
    }
  }
}
