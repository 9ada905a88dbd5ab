import HostDriver
import OverscrollCore
import OverscrollIndicators
import OverscrollTexts
import OverscrollUIKit
import Testing
import UIKit

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

  private func labels(_ screen: Screen) -> [Part] {
    screen.box(.top)?.parts.compactMap(\.label) ?? []
  }

  private func backdrop(_ screen: Screen) -> UIView? {
    screen.box(.top)?.backdrop
  }

  @Test("Fonts scale with the user's text size, and texts are measured in them")
  func fonts() throws {
    try onScreen { screen in
      var style = IndicatorStyle()
      style.titleFont = .boldSystemFont(ofSize: 20)
      style.detailFont = .systemFont(ofSize: 10)
      let control = refreshing(style, screen)
      control.lastUpdatedText = { _ in "Never" }
      #expect(labels(screen).map { $0.font?.pointSize } == [20, 10])
      let width = try #require(labels(screen).first?.bounds.width)
      screen.device.contentSizeCategory = .accessibilityLarge
      screen.device.turn()
      let factor = UIFontMetrics(forTextStyle: .subheadline).scaledValue(
        for: 100, compatibleWith: screen.table.traitCollection)
      #expect(factor > 150)
      #expect(labels(screen).map { $0.font?.pointSize } == [factor / 5, factor / 10])
      #expect(try #require(labels(screen).first?.bounds.width) > width * 1.5)
      style.titleFont = nil
      control.style = style
      #expect(labels(screen).first?.font == .preferredFont(forTextStyle: .subheadline))
    }
  }

  @Test("A large spinner and another spacing change the places of sign and text")
  func spinner() throws {
    try onScreen { screen in
      var style = IndicatorStyle()
      style.spinnerStyle = .large
      style.spacing = 30
      _ = refreshing(style, screen)
      let spinner = try #require(screen.part(\.spinner))
      let label = try #require(labels(screen).first)
      #expect(spinner.shownStyle == .large && spinner.bounds.width == 37)
      let gap = label.center.x - label.bounds.width / 2 - spinner.center.x
      #expect(abs(gap - (37 + 4) / 2 - 30) < 1e-6)
    }
  }

  @Test(
    "A spacing that is no length counts as 0",
    arguments: [-5.0, .nan, .infinity])
  func invalidSpacing(_ spacing: Double) throws {
    try onScreen { screen in
      var style = IndicatorStyle()
      style.spacing = spacing
      _ = refreshing(style, screen)
      let spinner = try #require(screen.part(\.spinner))
      let label = try #require(labels(screen).first)
      #expect(abs(label.center.x - label.bounds.width / 2 - spinner.center.x - 12) < 1e-6)
    }
  }

  @Test("The texts of a style replace the app's, and are replaced by the control's own")
  func texts() {
    onScreen { screen in
      defer { OverscrollDefaults.texts = [:] }
      OverscrollDefaults.texts = [.pullToRefresh: "1", .releaseToRefresh: "1", .refreshing: "1"]
      var style = IndicatorStyle()
      style.texts = [.releaseToRefresh: "2", .refreshing: "2"]
      let control = refreshing(style, screen)
      #expect(screen.texts(.top).first == "2")
      control.texts = [.refreshing: "3"]
      #expect(screen.texts(.top).first == "3")
      control.style.texts = [:]
      control.texts = [:]
      #expect(screen.texts(.top).first == "1")
    }
  }

  @Test("The default style counts for controls that are created afterwards")
  func defaults() {
    let before = OverscrollControl.refresh(manual: { _ in })
    OverscrollDefaults.style = IndicatorStyle(color: .white, background: brand)
    defer { OverscrollDefaults.style = IndicatorStyle() }
    let after = OverscrollControl.refresh(manual: { _ in })
    #expect(before.style == IndicatorStyle())
    #expect(after.style == IndicatorStyle(color: .white, background: brand))
  }

  @Test("A style that is taken away leaves the indicator as before")
  func taken() {
    onScreen { screen in
      let control = refreshing(IndicatorStyle(color: .white, background: brand), screen)
      control.style = IndicatorStyle()
      #expect(labels(screen).first?.textColor == .label)
      #expect(backdrop(screen)?.backgroundColor == nil)
    }
  }

  @Test(
    "The background reaches from the content to the end of the viewport, at every edge",
    arguments: OverscrollEdge.allCases)
  func background(_ edge: OverscrollEdge) throws {
    let plane = Plane()
    let list = plane.stage.list
    list.overscroll[edge]?.options.ignoredInset = 10
    list.overscroll[edge]?.style.backgroundColor = brand
    plane.hold(edge, by: 300)
    let box = try #require(plane.stage.box(edge))
    let view = try #require(box.backdrop)
    let area = box.convert(view.frame, to: list)
    let content = CGRect(origin: .zero, size: list.contentSize)
    switch edge {
    case .top: #expect(area.maxY == 0)
    case .bottom: #expect(area.minY == content.maxY)
    case .leading: #expect(area.maxX == 0)
    case .trailing: #expect(area.minX == content.maxX)
    }
    let bare = list.bounds.subtracting(content, at: edge)
    #expect(area.contains(bare) && bare.width > 30 && bare.height > 30)
    #expect(!area.insetBy(dx: 0.01, dy: 0.01).intersects(content))
  }
}

extension CGRect {
  /// The part of a viewport past one edge of its content.
  fileprivate func subtracting(_ content: CGRect, at edge: OverscrollEdge) -> CGRect {
    switch edge {
    case .top: CGRect(x: minX, y: minY, width: width, height: -minY)
    case .bottom: CGRect(x: minX, y: content.maxY, width: width, height: maxY - content.maxY)
    case .leading: CGRect(x: minX, y: minY, width: -minX, height: height)
    case .trailing: CGRect(x: content.maxX, y: minY, width: maxX - content.maxX, height: height)
    }
  }
}
