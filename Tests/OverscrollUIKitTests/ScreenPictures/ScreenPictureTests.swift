import CoreGraphics
import Foundation
import OverscrollCore
import OverscrollIndicators
import OverscrollUIKit
import Testing
@_spi(Simulation) import UIKit

/// Indicators below and above bars, drawn from the views of the stand-in.
///
/// `OVERSCROLL_PICTURES=FOLDER` writes the pictures into a folder, for a person to view.
@MainActor
@Suite struct ScreenPictureTests {
  /// The screen around a list.
  enum Surroundings: String, CaseIterable, Sendable {
    case largeTitle, bar, statusBar, tabBar

    @MainActor
    func around(_ screen: UIViewController) -> UIViewController {
      switch self {
      case .largeTitle: Screens.navigation(largeTitle: true)(screen)
      case .bar: Screens.navigation()(screen)
      case .statusBar: screen
      case .tabBar: Screens.tabs(screen)
      }
    }
  }

  enum Moment: String, CaseIterable, Sendable { case rest, pulled, held, end }

  /// Rows with a text.
  private final class Rows: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.backgroundColor = .systemBackground
      cell.textLabel?.text = "Message \(indexPath.row + 1)"
      return cell
    }
  }

  private let rows = Rows()

  /// Each built-in indicator that draws itself at the top of a list.
  static let indicators: [(String, OverscrollIndicator)] = [
    ("classic", .classic), ("text", .text), ("ring", .ring), ("spinner", .spinner),
    ("lines", .lines),
  ]

  private func picture(
    _ surroundings: Surroundings, _ moment: Moment, _ style: UIUserInterfaceStyle,
    _ indicator: OverscrollIndicator
  ) -> (ScreenPicture, ListScreen<UITableView>) {
    let stage = ListScreen(UITableView(), in: surroundings.around)
    stage.device.userInterfaceStyle = style
    stage.list.dataSource = rows
    stage.list.reloadData()
    stage.device.turn()
    stage.add(.top).indicator = indicator
    stage.add(.bottom, .load)
    stage.list.backgroundColor = .systemBackground
    switch moment {
    case .rest: break
    case .pulled:
      stage.finger.touch(stage.list)
      stage.finger.drag(by: 190, over: 0.3)
      stage.finger.hold(for: 0.3)
    case .held:
      stage.pull()
      stage.wait(1.5)
    case .end:
      stage.list.overscroll.bottom?.indicator = indicator
      stage.list.overscroll.bottom?.begin()
      stage.wait(1)
      let end = stage.list.contentSize.height + stage.list.adjustedContentInset.bottom
      stage.list.setContentOffset(CGPoint(x: 0, y: end - 844), animated: false)
      stage.wait(0.5)
    }
    return (ScreenPicture(of: stage.window), stage)
  }

  /// The lowest point of the screen that a status bar or a bar without a large title covers.
  private func barEnd(_ surroundings: Surroundings) -> Double {
    surroundings == .statusBar ? 47 : Screens.barEnd
  }

  @Test(
    "At rest no indicator is visible outside the content", arguments: Surroundings.allCases,
    [UIUserInterfaceStyle.light, .dark])
  func rest(_ surroundings: Surroundings, _ style: UIUserInterfaceStyle) throws {
    for (name, indicator) in Self.indicators {
      let (picture, stage) = picture(surroundings, .rest, style, indicator)
      try picture.write("\(surroundings)-rest-\(style == .dark ? "dark" : "light")-\(name)")
      #expect(picture.indicator(.top).isEmpty, "\(name)")
      let content = stage.list.convert(
        CGRect(origin: .zero, size: stage.list.contentSize), to: stage.window)
      for mark in picture.indicator(.bottom) { #expect(content.contains(mark.frame), "\(name)") }
    }
  }

  @Test(
    "A pulled or held indicator is readable: nothing covers it",
    arguments: Surroundings.allCases, DeviceFacts.Side.allCases)
  func readable(_ surroundings: Surroundings, _ side: DeviceFacts.Side) throws {
    try DeviceFacts.playing(side, of: .stretchingBars) {
      for moment in [Moment.pulled, .held] {
        try expectReadable(surroundings, moment, "\(side)")
      }
    }
  }

  @Test(
    "A footer that loads at the end of a list lies above a tab bar and the home indicator",
    arguments: Surroundings.allCases)
  func footer(_ surroundings: Surroundings) throws {
    for style in [UIUserInterfaceStyle.light, .dark] {
      for (name, indicator) in Self.indicators {
        let label = "\(surroundings)-end-\(style == .dark ? "dark" : "light")-\(name)"
        let (picture, _) = picture(surroundings, .end, style, indicator)
        try picture.write(label)
        let marks = picture.indicator(.bottom)
        #expect(!marks.isEmpty, "\(label)")
        let free = picture.size.height - (surroundings == .tabBar ? 83 : 34)
        for mark in marks { #expect(mark.frame.maxY <= free, "\(label): \(mark)") }
        expectUncovered(marks, in: picture, label)
      }
    }
  }

  private func expectReadable(
    _ surroundings: Surroundings, _ moment: Moment, _ side: String
  ) throws {
    for style in [UIUserInterfaceStyle.light, .dark] {
      for (name, indicator) in Self.indicators {
        let label = "\(surroundings)-\(side)-\(moment)-\(style == .dark ? "dark" : "light")-\(name)"
        let (picture, _) = picture(surroundings, moment, style, indicator)
        try picture.write(label)
        let marks = picture.indicator(.top)
        #expect(!marks.isEmpty, "\(label)")
        for mark in marks {
          #expect(Double(mark.frame.minY) >= barEnd(surroundings), "\(label): below a bar \(mark)")
        }
        expectUncovered(marks, in: picture, label)
      }
    }
  }

  /// Expects that marks are complete and not covered, and that their texts are readable.
  private func expectUncovered(
    _ marks: [ScreenPicture.Mark], in picture: ScreenPicture, _ label: String
  ) {
    for mark in marks {
      #expect(picture.marks(over: mark).isEmpty, "\(label): \(picture.marks(over: mark))")
      #expect(mark.clip.contains(mark.frame), "\(label): clipped \(mark)")
      expectContrast(mark, in: picture, label)
    }
    expectApart(marks, label)
  }

  private func expectContrast(
    _ mark: ScreenPicture.Mark, in picture: ScreenPicture, _ label: String
  ) {
    guard case .text(let text, _, let color) = mark.content, mark.opacity > 0.99 else { return }
    let contrast = color.contrast(over: picture.backdrop(of: mark))
    #expect(contrast >= 4.5, "\(label): \(text) has a contrast of \(contrast)")
  }

  private func expectApart(_ marks: [ScreenPicture.Mark], _ label: String) {
    let texts = marks.filter { if case .text = $0.content { $0.opacity > 0.5 } else { false } }
    for (index, one) in texts.enumerated() {
      for other in texts[(index + 1)...] {
        #expect(!one.frame.insetBy(dx: 0.5, dy: 0.5).intersects(other.frame), "\(label)")
      }
    }
  }
}

extension CGColor {
  /// The contrast of this color, drawn over an opaque one: 1 to 21, by WCAG 2.2's formula.
  func contrast(over background: CGColor) -> Double {
    let back = background.components ?? [0, 0, 0, 1]
    let own = components ?? [0, 0, 0, 1]
    let mixed = zip(own, back).prefix(3).map { Double($0 * own[3] + $1 * (1 - own[3])) }
    let (one, other) = (Self.luminance(mixed), Self.luminance(back.prefix(3).map { Double($0) }))
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)
  }

  private static func luminance(_ channels: [Double]) -> Double {
    let linear = channels.map { $0 <= 0.03928 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) }
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
  }
}
