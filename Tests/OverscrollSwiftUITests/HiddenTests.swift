import HostRigs
import OverscrollCore
import OverscrollSwiftUI
import OverscrollUIKit
import SwiftUI
import Testing
@_spi(Simulation) import UIKit

/// Tests of edges that the app hides.
@MainActor
@Suite("Hidden edges in SwiftUI") struct HiddenTests {
  private func list(_ gate: Gate, hides edge: OverscrollEdge?) -> some View {
    List(0..<60, id: \.self) { Text("\($0)").frame(height: 50) }
      .onPullToRefresh { await gate.pass() }
      .overscroll(edge: .bottom, trigger: .onTap) { await gate.update() }
      .overscrollConfiguration { if let edge { $0[edge].isHidden = true } }
  }

  @Test("SX14: a pull runs nothing while the edge is hidden")
  func pull() async {
    await onDevice { device in
      let gate = Gate()
      let screen = SwiftUIScreen(on: device, list(gate, hides: .top))
      await device.settle()
      screen.pull(by: 300)
      await device.pass(1)
      #expect(gate.begun == 0 && screen.box(.top)?.isHidden == true)
      #expect(isNear(screen.offset(), 0) && isNear(screen.extraInset(.top), 0))
      screen.show(list(gate, hides: nil))
      await device.pass(0.2)
      screen.pull(by: 300)
      await device.pass(1)
      #expect(gate.begun == 1 && screen.box(.top)?.isHidden == false)
      gate.open()
    }
  }

  @Test(
    "MJ30: a hidden footer gives its inset back, and a shown one takes it again")
  func footer() async {
    await onDevice { device in
      let gate = Gate()
      let screen = SwiftUIScreen(on: device, list(gate, hides: nil))
      await device.pass(1)
      for (edge, inset) in [(OverscrollEdge.bottom, 0.0), (nil, 44), (.bottom, 0), (.top, 44)] {
        screen.show(list(gate, hides: edge))
        await device.pass(1)
        #expect(isNear(screen.extraInset(.bottom), inset))
        #expect(screen.box(.bottom)?.isHidden == (edge == .bottom))
      }
    }
  }

  @Test("A run continues while its edge is hidden")
  func run() async {
    await onDevice { device in
      let gate = Gate()
      let screen = SwiftUIScreen(on: device, list(gate, hides: nil))
      await device.settle()
      screen.pull(by: 300)
      await device.pass(1)
      screen.show(list(gate, hides: .top))
      await device.pass(1)
      #expect(gate.begun == 1 && gate.cancelled == 0)
      #expect(isNear(screen.extraInset(.top), 0))
      gate.open()
      await device.pass(1)
      #expect(gate.cancelled == 0)
    }
  }
}
