import OverscrollCore
import OverscrollIndicators
import OverscrollTexts
import Testing
@_spi(Simulation) import UIKit

@testable import OverscrollUIKit

/// Colors, fonts, pictures, distances and texts that an app sets for the built-in indicators.
@MainActor
@Suite("Styles of indicators", .serialized) struct StyleTests {
  private let brand = UIColor(red: 0.2, green: 0.1, blue: 0.6, alpha: 1)

  /// A list whose header refreshes, with a style.
  private func refreshing(
    _ style: IndicatorStyle, _ screen: Screen, _ indicator: OverscrollIndicator = .classic
  ) -> OverscrollControl {
    let control = OverscrollControl.refresh(indicator: indicator, manual: { _ in })
    control.style = style
    screen.table.overscroll.top = control
    control.begin()
    screen.wait(1)
    return control
  }

  private func labels(_ screen: Screen) -> [IndicatorLabel] {
    screen.box(.top)?.elements.compactMap { $0 as? IndicatorLabel } ?? []
  }

  private func element<Kind: IndicatorElementView>(_ kind: Kind.Type, _ screen: Screen) -> Kind? {
    screen.box(.top)?.elements.compactMap { $0 as? Kind }.first
  }

  private func backdrop(_ screen: Screen) -> IndicatorBackdrop? {
    screen.box(.top)?.subviews.compactMap { $0 as? IndicatorBackdrop }.first
  }

  @Test("Three lines make a white header on the color of a brand")
  func threeLines() {
    onScreen { screen in
      let tableView = screen.table
      tableView.overscroll.top = .refresh(manual: { _ in })
      tableView.overscroll.top?.style = IndicatorStyle(color: .white, background: brand)
      tableView.overscroll.top?.begin()
      screen.wait(1)
      #expect(labels(screen).allSatisfy { $0.textColor == .white } && !labels(screen).isEmpty)
      #expect(element(IndicatorSpinner.self, screen)?.shownColor == .white)
      #expect(backdrop(screen)?.backgroundColor == brand)
    }
  }

  @Test("Each kind of element has its color of the style")
  func colors() {
    onScreen { screen in
      var style = IndicatorStyle()
      (style.textColor, style.detailColor) = (.red, .green)
      (style.iconColor, style.retryColor) = (.blue, .orange)
      let control = refreshing(style, screen)
      control.lastUpdatedText = { _ in "Never" }
      #expect(labels(screen).map(\.textColor) == [.red, .green])
      #expect(element(IndicatorSpinner.self, screen)?.shownColor == .blue)
      control.end(.failed)
      screen.wait(0.1)
      #expect(labels(screen).map(\.textColor) == [.red, .orange])
    }
  }

  @Test("Lines have the color of signs, and complete ones the accent color")
  func lines() {
    onScreen { screen in
      var style = IndicatorStyle(color: .white)
      style.accentColor = .yellow
      let control = OverscrollControl.refresh(indicator: .lines, manual: { _ in })
      control.style = style
      screen.table.overscroll.top = control
      screen.hold(by: 300)
      let colors = screen.box(.top)?.elements.compactMap { $0 as? IndicatorShape }.map(\.fillColor)
      let (sign, accent) = (UIColor.white.cgColor, UIColor.yellow.cgColor)
      #expect(colors == [sign, accent, sign, accent, sign, accent])
    }
  }

  @Test("Dynamic colors follow the appearance of the device")
  func dynamicColors() {
    onScreen { screen in
      let color = UIColor { $0.userInterfaceStyle == .dark ? .yellow : .blue }
      let control = OverscrollControl.refresh(indicator: .ring, manual: { _ in })
      control.style = IndicatorStyle(color: color)
      screen.table.overscroll.top = control
      screen.hold(by: 120)
      #expect(element(IndicatorShape.self, screen)?.strokeColor == UIColor.blue.cgColor)
      screen.device.userInterfaceStyle = .dark
      screen.device.turn()
      #expect(element(IndicatorShape.self, screen)?.strokeColor == UIColor.yellow.cgColor)
    }
  }

  @Test("A picture of an arrow turns as the arrow does, in the color of signs")
  func arrow() {
    onScreen { screen in
      var style = IndicatorStyle(color: .white)
      style.arrowImage = UIImage(size: CGSize(width: 15, height: 80))
      let control = OverscrollControl.refresh(manual: { _ in })
      control.style = style
      screen.table.overscroll.top = control
      screen.hold(by: 90)
      let sign = element(IndicatorIcon.self, screen)
      #expect(sign?.image === style.arrowImage && sign?.imageColor == .white)
      #expect(sign?.bounds.size == CGSize(width: 7.5, height: 40))
      #expect(sign?.transform.a == 1)
      screen.finger.drag(by: 300, over: 0.3)
      screen.wait(1)
      #expect(abs((element(IndicatorIcon.self, screen)?.transform.a ?? 0) + 1) < 1e-9)
      #expect(element(IndicatorShape.self, screen) == nil)
    }
  }
}
