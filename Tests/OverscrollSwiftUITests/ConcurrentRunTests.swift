import HostRigs
import OverscrollCore
import OverscrollUIKit
import SwiftUI
import Testing
@_spi(Simulation) import UIKit

@testable import OverscrollSwiftUI

/// Tests of the policy for concurrent runs that a configuration sets.
@MainActor
@Suite("The policy for concurrent runs in SwiftUI") struct ConcurrentRunTests {
  private let box = ProxyBox()

  private func list(
    _ top: Gate, _ bottom: Gate, _ concurrency: ConcurrentRunPolicy?
  ) -> some View {
    List(0..<60, id: \.self) { Text("\($0)").frame(height: 50) }
      .background { ProxyProbe(box: box) }
      .onPullToRefresh { await top.pass() }
      .overscroll(edge: .bottom, trigger: .onTap) { await bottom.update() }
      .overscrollConfiguration { if let concurrency { $0.concurrency = concurrency } }
  }

  private var phases: [OverscrollPhase] {
    [box.proxy.phase(of: .top), box.proxy.phase(of: .bottom)]
  }

  @Test(
    "Runs at two edges follow the policy of the configuration",
    arguments: [
      (nil, [OverscrollPhase.refreshing, .idle]), (.oneAtATime, [.idle, .refreshing]),
      (.independent, [.refreshing, .refreshing]),
    ] as [(ConcurrentRunPolicy?, [OverscrollPhase])])
  func policy(_ subject: (ConcurrentRunPolicy?, [OverscrollPhase])) async {
    await onDevice { device in
      let (top, bottom) = (Gate(), Gate())
      let screen = SwiftUIScreen(on: device, list(top, bottom, subject.0))
      await device.pass(0.2)
      box.proxy.load(.bottom)
      await device.pass(0.5)
      box.proxy.load(.top)
      await device.pass(0.5)
      #expect(phases == subject.1)
      #expect(screen.all(IndicatorView.self).count == 2)
      top.open()
      bottom.open()
    }
  }

  @Test("Another policy waits for the end of the run")
  func change() async {
    await onDevice { device in
      let (top, bottom) = (Gate(), Gate())
      let screen = SwiftUIScreen(on: device, list(top, bottom, .independent))
      await device.pass(0.2)
      box.proxy.load(.bottom)
      box.proxy.load(.top)
      await device.pass(0.5)
      screen.show(list(top, bottom, .oneAtATime))
      await device.pass(0.5)
      #expect(phases == [.refreshing, .refreshing], "no run is lost")
      top.open()
      bottom.open()
      await device.pass(2)
      #expect(top.cancelled == 0 && bottom.cancelled == 0)
      box.proxy.load(.bottom)
      await device.pass(0.5)
      box.proxy.load(.top)
      await device.pass(0.5)
      #expect(phases == [.idle, .refreshing])
      bottom.open()
    }
  }
}
