import CoreGraphics
import OverscrollCore
import OverscrollUIKit
import Testing
@_spi(Simulation) import UIKit

/// White headers on the color of a brand, drawn from the views of the stand-in.
///
/// `OVERSCROLL_PICTURES=FOLDER` writes the pictures into a folder, for a person to view.
@MainActor
@Suite struct StyledHeaderTests {
  enum Look: String, CaseIterable, Sendable { case light, dark, rightToLeft, largestText }

  enum Moment: String, CaseIterable, Sendable { case pulled, held, failed }

  /// A blue that is darker in dark mode.
  private let brand = UIColor {
    $0.userInterfaceStyle == .dark
      ? UIColor(red: 0.1, green: 0.16, blue: 0.42, alpha: 1)
      : UIColor(red: 0.13, green: 0.27, blue: 0.78, alpha: 1)
  }

  private func stage(
    _ look: Look, _ moment: Moment, _ indicator: OverscrollIndicator
  ) -> ListScreen<UITableView> {
    let stage = ListScreen(UITableView(), in: Screens.navigation())
    if look == .dark { stage.device.userInterfaceStyle = .dark }
    if look == .rightToLeft { stage.device.layoutDirection = .rightToLeft }
    if look == .largestText {
      stage.device.contentSizeCategory = .accessibilityExtraExtraExtraLarge
    }
    stage.list.backgroundColor = .systemBackground
    stage.device.turn()
    stage.add(.top).indicator = indicator
    stage.list.overscroll.top?.style = IndicatorStyle(color: .white, background: brand)
    stage.list.overscroll.top?.lastUpdatedText = { _ in "Last updated at 10:09" }
    switch moment {
    case .pulled:
      stage.finger.touch(stage.list)
      stage.finger.drag(by: look == .largestText ? 600 : 250, over: 0.3)
      stage.finger.hold(for: 0.3)
    case .held:
      stage.pull(by: 250)
      stage.wait(1.5)
    case .failed:
      stage.pull(by: 250)
      stage.wait(1.5)
      stage.end(.failed)
      stage.wait(0.5)
    }
    return stage
  }

  /// The rectangle between a bar and the content, which the header fills.
  private func header(_ stage: ListScreen<UITableView>) -> CGRect {
    let content = stage.list.convert(CGPoint.zero, to: stage.window).y
    return CGRect(
      x: 0, y: Screens.barEnd, width: stage.window.bounds.width,
      height: content - Screens.barEnd)
  }

  @Test(
    "White on a brand's color is readable, complete, and on one ground, in every look",
    arguments: Look.allCases, Moment.allCases)
  func readable(_ look: Look, _ moment: Moment) throws {
    for (name, indicator) in ScreenPictureTests.indicators {
      let label = "brand-\(name)-\(look)-\(moment)"
      let stage = stage(look, moment, indicator)
      let picture = ScreenPicture(of: stage.window)
      try picture.write(label)
      let marks = picture.indicator(.top).filter { !$0.isFill }
      #expect(!marks.isEmpty, "\(label)")
      let ground = brand.resolvedColor(with: stage.list.traitCollection).cgColor
      for mark in marks {
        #expect(header(stage).contains(mark.frame), "\(label): clipped \(mark)")
        #expect(picture.marks(over: mark).isEmpty, "\(label): covered \(mark)")
        #expect(picture.backdrop(of: mark) == ground, "\(label): on another ground \(mark)")
        let contrast = mark.color.map { $0.contrast(over: ground) } ?? 0
        #expect(contrast >= 4.5, "\(label): a contrast of \(contrast) in \(mark)")
      }
    }
  }

  @Test(
    "The color fills everything between the bar's end and the content", arguments: Look.allCases)
  func ground(_ look: Look) throws {
    let stage = stage(look, .pulled, .classic)
    let picture = ScreenPicture(of: stage.window)
    let ground = try #require(picture.indicator(.top).first { $0.isFill })
    #expect(ground.opacity > 0.99)
    #expect(ground.frame.contains(header(stage)))
  }
}

extension ScreenPicture.Mark {
  fileprivate var isFill: Bool { if case .fill = content { true } else { false } }

  /// The color of a text, a sign or a spinner.
  fileprivate var color: CGColor? {
    switch content {
    case .fill(let color), .text(_, _, let color), .spinner(let color): color
    case .path(_, let fill, let stroke, _, _): fill ?? stroke
    }
  }
}
