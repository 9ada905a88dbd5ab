import Combine
import EngineStorms
import Foundation
import HostRigs
import OverscrollCore
import OverscrollSwiftUI
import ScrollPhysics
import SwiftUI
import Testing
@_spi(Simulation) import UIKit

@testable import OverscrollUIKit

/// Random steps of a user and an app, on devices with random sides of the SwiftUI facts.
@MainActor
@Suite struct SwiftUIStormTests {
  private nonisolated static let rows: [DeviceFacts.Row] = [
    .externalInsets, .foreignOffsets, .lazyLengths, .contentRefresh, .insetsWhileScrolling,
    .insertedRows,
  ]

  private struct StormScreen: View {
    @ObservedObject var feed: Feed
    let isDisabled: Bool

    var body: some View {
      List(feed.items, id: \.self) { Text("\($0)").frame(height: 50) }
        .onPullToRefresh { await feed.reload() }
        .overscroll(edge: .bottom, trigger: .within(.points(200))) { await feed.loadNext() }
        .overscrollBackToTop()
        .disabled(isDisabled)
    }
  }

  private static func facts(_ generator: inout SeededGenerator) -> DeviceFacts {
    var sides: [DeviceFacts.Row: DeviceFacts.Side] = [:]
    for row in rows { sides[row] = generator.below(2) == 0 ? .fact : .alternative }
    return DeviceFacts(sides)
  }

  private func step(
    _ screen: SwiftUIScreen, _ feed: Feed, _ generator: inout SeededGenerator
  ) async {
    switch generator.below(12) {
    case 0, 1: screen.pull(by: Double(generator.below(300)))
    case 2: screen.drag(0, -Double(generator.below(600)))
    case 3: screen.flick(Double(generator.below(12_000)) - 6_000)
    case 4: feed.reloads.open()
    case 5: feed.pages.open()
    case 6: feed.title = "\(generator.below(9))"
    case 7:
      screen.show(StormScreen(feed: feed, isDisabled: generator.below(3) == 0))
    case 8: screen.scrollView.setContentOffset(CGPoint(x: 0, y: -47), animated: true)
    case 9:
      let view = screen.screen.view
      view?.removeFromSuperview()
      await screen.device.pass(0.1)
      if let view { screen.window.addSubview(view) }
    case 10:
      screen.finger.touch(screen.scrollView)
      screen.finger.drag(by: Double(generator.below(300)))
      screen.finger.cancel()
    default: screen.device.showKeyboard(height: generator.below(2) == 0 ? 0 : 300)
    }
    await screen.device.pass(Double(generator.below(20)) / 20)
  }

  private func storm(_ seed: Int) async {
    var generator = SeededGenerator(seed: UInt64(seed))
    let facts = Self.facts(&generator)
    await DeviceFacts.$current.withValue(facts) {
      await onDevice { device in
        let feed = Feed()
        let screen = SwiftUIScreen(on: device, StormScreen(feed: feed, isDisabled: false))
        await device.pass(0.2)
        for _ in 0..<12 {
          await step(screen, feed, &generator)
          let law = screen.scrollView.overscroll.brokenInvariant
          #expect(law == nil, "seed \(seed)")
        }
        screen.show(StormScreen(feed: feed, isDisabled: false))
        for _ in 0..<4 {
          feed.reloads.open()
          feed.pages.open()
          await device.pass(1)
        }
        device.waitForRest(of: screen.scrollView)
        await device.pass(0.5)
        let offset = screen.scrollView.contentOffset.y
        let legal = screen.scrollView.simulation.legalOffsets
        #expect(isNear(screen.extraInset(.top), 0), "seed \(seed)")
        #expect(offset > legal.lowerBound - 0.5 && offset < legal.upperBound + 0.5, "seed \(seed)")
        #expect(device.runtimeIssues == [], "seed \(seed)")
        weak let list = screen.scrollView
        weak let host = OverscrollHostView.host(of: screen.scrollView)
        #expect(host != nil)
        screen.show(Text("Nothing"))
        await device.pass(0.2)
        #expect(screen.all(UIScrollView.self).isEmpty && screen.all(IndicatorView.self).isEmpty)
        #expect(list == nil && host == nil, "seed \(seed)")
      }
    }
  }

  /// The number of storms: 6, or the value of the environment variable `OVERSCROLL_SWIFTUI_STORMS`.
  private nonisolated static var count: Int {
    ProcessInfo.processInfo.environment["OVERSCROLL_SWIFTUI_STORMS"].flatMap(Int.init) ?? 6
  }

  @Test("Storms leave no inset, no issue and no view")
  func storms() async {
    for seed in 0..<Self.count { await storm(seed) }
  }
}
