import Foundation
import HostRigs
import OverscrollCore
import OverscrollIndicators
import SwiftUI
import Testing
@_spi(Simulation) import UIKit

@testable import OverscrollSwiftUI
@testable import OverscrollUIKit

/// Tests of the time of the last update: its key, its text, and the app's state.
@MainActor
@Suite("The time of the last update in SwiftUI", .serialized) struct UpdateTimeTests {
  private let box = ProxyBox()
  private let afternoon = Date(timeIntervalSince1970: 1_763_643_900)

  private func list(_ configure: @escaping OptionTests.Configure) -> some View {
    List(0..<60, id: \.self) {
      Text("\($0)").frame(height: 50).background { ProxyProbe(box: box) }
    }
    .onPullToRefresh {}
    .overscrollConfiguration(configure)
  }

  /// Runs a test on a device whose clock shows the afternoon, with separate user defaults.
  private func inAfternoon(
    _ body: @MainActor (SimulatedDevice, UserDefaults) async -> Void
  ) async {
    let suite = "overscroll.tests.\(UUID().uuidString)"
    guard let defaults = UserDefaults(suiteName: suite) else { return }
    defer { defaults.removePersistentDomain(forName: suite) }
    let now = afternoon
    let surroundings = TextSurroundings(
      languages: { ["en"] }, locale: { Locale(identifier: "en") },
      timeZone: { TimeZone(identifier: "Europe/Berlin") ?? .current }, now: { now }, suite: suite)
    await TextSurroundings.$current.withValue(surroundings) {
      await onDevice { device in await body(device, defaults) }
    }
  }

  private func refreshed(_ screen: SwiftUIScreen) async {
    screen.pull(by: 300)
    await screen.device.pass(3)
  }

  /// The second line of the header; systems write a non-breaking space before "PM".
  private func line(_ screen: SwiftUIScreen) -> String? {
    let texts = screen.box(.top)?.elements.compactMap { ($0 as? IndicatorLabel)?.text } ?? []
    return texts.count > 1 ? texts[1].replacing("\u{202F}", with: " ") : nil
  }

  @Test("MJ9: the time is kept under a key, one for each list")
  func key() async {
    await inAfternoon { device, defaults in
      let screen = SwiftUIScreen(on: device, list { $0.top.lastUpdatedKey = "inbox" })
      await device.settle()
      #expect(line(screen) == "Never updated")
      await refreshed(screen)
      #expect(line(screen) == "Last updated today at 2:05 PM")
      #expect(
        defaults.object(forKey: "overscroll.lastUpdated.inbox") as? Double
          == afternoon.timeIntervalSince1970)
      let next = SwiftUIScreen(on: device, list { $0.top.lastUpdatedKey = "inbox" })
      await device.settle()
      #expect(line(next) == "Last updated today at 2:05 PM", "the next launch knows it")
      next.show(list { $0.top.lastUpdatedKey = "sent" })
      let other = SwiftUIScreen(on: device, list { $0.top.lastUpdatedKey = "sent" })
      await device.settle()
      #expect(line(other) == "Never updated")
    }
  }

  @Test("MJ10: a closure of the app writes the time")
  func text() async {
    await inAfternoon { device, _ in
      @MainActor func view(_ name: String) -> some View {
        list { $0.top.lastUpdatedText = { $0 == nil ? nil : "\(name): \($0 == afternoon)" } }
      }
      let screen = SwiftUIScreen(on: device, view("one"))
      await device.settle()
      #expect(line(screen) == nil)
      screen.show(view("two"))
      await refreshed(screen)
      #expect(line(screen) == "two: true", "the latest closure writes it")
      screen.show(view("three"))
      await device.pass(0.1)
      #expect(line(screen) == "three: true")
      screen.show(list { _ in })
      await device.pass(0.1)
      #expect(line(screen) == "Last updated today at 2:05 PM")
    }
  }

  @Test("The app's state may be the time of the last update")
  func state() async {
    await inAfternoon { device, _ in
      let now = afternoon
      let screen = SwiftUIScreen(on: device, list { $0.top.lastUpdated = now - 60 })
      await device.settle()
      #expect(line(screen) == "Last updated today at 2:04 PM")
      #expect(box.proxy.lastUpdated(of: .top) == now - 60)
      await refreshed(screen)
      screen.show(list { $0.top.lastUpdated = now - 60 })
      await device.pass(0.1)
      #expect(line(screen) == "Last updated today at 2:05 PM", "a run is later")
      #expect(box.proxy.lastUpdated(of: .top) == now)
      screen.show(list { $0.top.lastUpdated = now - 120 })
      await device.pass(0.1)
      #expect(line(screen) == "Last updated today at 2:03 PM")
      #expect(box.proxy.lastUpdated(of: .bottom) == nil)
    }
  }
}
