import HostRigs
import OverscrollCore
import OverscrollIndicators
import OverscrollSwiftUI
import OverscrollTexts
import SwiftUI
import Testing
@_spi(Simulation) import UIKit

@testable import OverscrollUIKit

/// Colors, fonts, pictures, distances and texts that an app sets for the built-in indicators.
@MainActor
@Suite("Styles of indicators in SwiftUI", .serialized) struct StyleTests {
  private let brand = UIColor(red: 0.2, green: 0.1, blue: 0.6, alpha: 1)

  private func list(
    _ gate: Gate, _ indicator: OverscrollIndicator = .classic,
    _ configure: @escaping OptionTests.Configure = { _ in }
  ) -> some View {
    List(0..<60, id: \.self) { Text("\($0)").frame(height: 50) }
      .onPullToRefresh(indicator: indicator) { await gate.pass() }
      .overscrollConfiguration(configure)
  }

  /// A list that refreshes.
  private func refreshing(
    _ view: some View, _ device: SimulatedDevice
  ) async -> SwiftUIScreen {
    let screen = SwiftUIScreen(on: device, view)
    await device.settle()
    screen.pull()
    await device.pass(1)
    return screen
  }

  private func labels(_ screen: SwiftUIScreen) -> [IndicatorLabel] {
    screen.box(.top)?.elements.compactMap { $0 as? IndicatorLabel } ?? []
  }

  private func element<Kind: IndicatorElementView>(
    _ kind: Kind.Type, _ screen: SwiftUIScreen
  ) -> Kind? {
    screen.box(.top)?.elements.compactMap { $0 as? Kind }.first
  }

  private func backdrop(_ screen: SwiftUIScreen, _ edge: OverscrollEdge = .top) -> UIView? {
    screen.box(edge)?.subviews.first { $0 is IndicatorBackdrop }
  }

  @Test("Three lines make a white header on the color of a brand")
  func threeLines() async {
    await onDevice { device in
      let (gate, brand) = (Gate(), Color(uiColor: brand))
      let screen = await refreshing(
        List(0..<60, id: \.self) { Text("\($0)").frame(height: 50) }
          .onPullToRefresh { await gate.pass() }
          .overscrollConfiguration { $0.style = IndicatorStyle(color: .white, background: brand) },
        device)
      #expect(!labels(screen).isEmpty && labels(screen).allSatisfy { isWhite($0.textColor) })
      #expect(isWhite(element(IndicatorSpinner.self, screen)?.shownColor))
      let color = backdrop(screen)?.backgroundColor
      #expect(color?.resolvedColor(with: screen.scrollView.traitCollection) == self.brand)
      gate.open()
    }
  }

  private func isWhite(_ color: UIColor?) -> Bool { color?.cgColor == UIColor.white.cgColor }

  @Test("A style may change while the action runs")
  func change() async {
    await onDevice { device in
      let gate = Gate()
      let screen = await refreshing(list(gate), device)
      #expect(labels(screen).first?.textColor == .label && backdrop(screen) == nil)
      var style = IndicatorStyle(color: .red, background: brand)
      style.titleFont = .boldSystemFont(ofSize: 20)
      style.spinnerStyle = .large
      style.texts = [.refreshing: "Fishing"]
      let next = style
      screen.show(list(gate) { $0.style = next })
      await device.pass(0.1)
      #expect(labels(screen).first?.textColor == .red && labels(screen).first?.text == "Fishing")
      #expect(labels(screen).first?.font?.pointSize == 20)
      #expect(element(IndicatorSpinner.self, screen)?.bounds.width == 37)
      screen.show(list(gate))
      await device.pass(0.1)
      #expect(labels(screen).first?.textColor == .label)
      #expect(labels(screen).first?.text == "Refreshing…")
      #expect(backdrop(screen)?.backgroundColor == nil && gate.begun == 1)
      gate.open()
    }
  }

  @Test(
    "A picture of an arrow and another spacing are used in a pull")
  func arrow() async throws {
    try await onDevice { device in
      var style = IndicatorStyle(color: .white)
      style.arrowImage = UIImage(size: CGSize(width: 15, height: 80))
      style.spacing = 30
      let (gate, used) = (Gate(), style)
      let screen = SwiftUIScreen(on: device, list(gate) { $0.style = used })
      await device.settle()
      screen.finger.touch(screen.scrollView)
      screen.finger.drag(by: 60, over: 0.3)
      let sign = try #require(element(IndicatorIcon.self, screen))
      let label = try #require(labels(screen).first)
      #expect(sign.image === style.arrowImage && sign.imageColor == .white)
      let gap = label.center.x - label.bounds.width / 2 - sign.center.x
      #expect(gap > 30 && gap < 50)
      screen.finger.lift()
    }
  }

  @Test(
    "Styles compose: an edge has its own, an inner view changes that of the views outside")
  func composition() async {
    await onDevice { device in
      OverscrollDefaults.style.detailColor = .green
      defer { OverscrollDefaults.style = IndicatorStyle() }
      let gate = Gate()
      let screen = await refreshing(
        list(gate) {
          $0.style.textColor = .red
          $0.top.lastUpdatedText = { _ in "Never" }
          $0.bottom.style = IndicatorStyle(color: .blue)
        }
        .onLoadMore(within: .points(1)) { .noMore }
        .overscrollConfiguration { $0.style.iconColor = .yellow }, device)
      #expect(labels(screen).map(\.textColor) == [.red, .green])
      #expect(element(IndicatorSpinner.self, screen)?.shownColor == .yellow)
      gate.open()
    }
  }

  @Test(
    "The texts of a style give way to those of the configuration")
  func texts() async {
    await onDevice { device in
      let gate = Gate()
      let screen = await refreshing(
        list(gate) {
          $0.style.texts = [.refreshing: "1", .updated: "1"]
          $0.texts[.updated] = "2"
        }, device)
      #expect(labels(screen).first?.text == "1")
      gate.open()
      await device.pass(0.1)
      #expect(labels(screen).first?.text == "2")
    }
  }

  @Test(
    "The background reaches from the content to the end of the viewport",
    arguments: [OverscrollEdge.top, .bottom])
  func background(_ edge: OverscrollEdge) async throws {
    try await onDevice { device in
      let (gate, brand) = (Gate(), brand)
      let screen = SwiftUIScreen(
        on: device,
        List(0..<60, id: \.self) { Text("\($0)").frame(height: 50) }
          .overscroll(edge: edge, trigger: .onRelease(past: 54)) { await gate.update() }
          .overscrollConfiguration {
            $0.style.backgroundColor = brand
            $0[edge].options { $0.ignoredInset = 10 }
          })
      await device.settle()
      if edge == .bottom { for _ in 0..<3 { screen.flick(-6_000) } }
      screen.finger.touch(screen.scrollView)
      screen.finger.drag(by: edge == .top ? 300 : -300, over: 0.3)
      await device.pass(0.1)
      let view = try #require(backdrop(screen, edge))
      let area = view.convert(view.bounds, to: nil)
      let list = screen.scrollView.convert(screen.scrollView.bounds, to: nil)
      let content = screen.scrollView.convert(
        CGRect(origin: .zero, size: screen.scrollView.contentSize), to: nil)
      if edge == .top {
        #expect(abs(area.maxY - content.minY) < 0.5 && area.minY <= list.minY)
      } else {
        #expect(abs(area.minY - content.maxY) < 0.5 && area.maxY >= list.maxY)
      }
      screen.finger.lift()
    }
  }

  @Test("A larger text size is adopted at once")
  func textSize() async throws {
    try await onDevice { device in
      let gate = Gate()
      let screen = await refreshing(list(gate), device)
      let size = try #require(labels(screen).first?.font?.pointSize)
      device.contentSizeCategory = .accessibilityLarge
      await device.pass(1)
      #expect(labels(screen).first?.font?.pointSize ?? 0 > size * 1.5)
      #expect(screen.extraInset(.top) > 80)
      gate.open()
    }
  }
}
