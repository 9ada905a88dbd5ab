import CoreGraphics
import OverscrollCore
import OverscrollUIKit
import Testing
@_spi(Simulation) import UIKit

/// The standard views of empty and failed lists, drawn from the views of the stand-in.
@MainActor
@Suite struct PlaceholderPictureTests {
  private final class NoRows: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell() }
  }

  private let rows = NoRows()

  private func stage(
    _ style: UIUserInterfaceStyle, _ size: UIContentSizeCategory
  ) -> ListScreen<UITableView> {
    let stage = ListScreen(UITableView(), in: Screens.navigation(largeTitle: true))
    stage.device.userInterfaceStyle = style
    stage.device.contentSizeCategory = size
    stage.list.dataSource = rows
    stage.list.backgroundColor = .systemBackground
    stage.list.overscroll.emptyView = .standard(
      "No messages", message: "New messages of your friends and groups appear here.",
      symbol: UIImage(systemName: "tray"))
    stage.device.turn()
    stage.add(.top)
    return stage
  }

  @Test(
    "The texts of an empty and of a failed list are readable and apart, in the middle of the screen",
    arguments: [UIUserInterfaceStyle.light, .dark],
    [UIContentSizeCategory.large, .accessibilityExtraLarge])
  func readable(_ style: UIUserInterfaceStyle, _ size: UIContentSizeCategory) throws {
    for isFailed in [false, true] {
      let stage = stage(style, size)
      if isFailed {
        stage.list.overscroll.top?.begin()
        stage.wait(0.5)
        stage.end(.failed("The server could not be reached. Check your connection."))
      }
      stage.wait(6)
      let name = "placeholder-\(isFailed ? "failed" : "empty")-\(style == .dark ? "dark" : "light")"
      let picture = ScreenPicture(of: stage.window)
      try picture.write("\(name)-\(size == .large ? "large" : "accessibility")")
      let marks = picture.placeholder
      let texts = marks.filter { if case .text = $0.content { true } else { false } }
      #expect(texts.count >= 2, "\(name)")
      for mark in texts {
        #expect(picture.marks(over: mark).isEmpty && mark.clip.contains(mark.frame), "\(name)")
        #expect(mark.frame.minX >= 16 && mark.frame.maxX <= picture.size.width - 16, "\(name)")
        guard case .text(let text, _, let color) = mark.content else { continue }
        let contrast = color.contrast(over: picture.backdrop(of: mark))
        #expect(contrast >= 3, "\(name): \(text) has a contrast of \(contrast)")
      }
      for (one, next) in zip(texts, texts.dropFirst()) {
        #expect(one.frame.maxY <= next.frame.minY + 0.5, "\(name)")
      }
      let middle = ((texts.first?.frame.minY ?? 0) + (texts.last?.frame.maxY ?? 0)) / 2
      #expect(abs(middle - picture.size.height / 2) < picture.size.height / 6, "\(name): \(middle)")
    }
  }
}
