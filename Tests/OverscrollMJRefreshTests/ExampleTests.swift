import HostDriver
import OverscrollMJRefresh
import Testing
import UIKit

/// One of the example app's screens, and its user.
@MainActor
private struct Visit {
  let device: Device
  let screen: ExampleScreen
  let finger: Finger
  let window: UIWindow

  init(_ setUp: (ExampleScreen) -> () -> Void, _ list: UIScrollView, on device: Device) {
    self.device = device
    screen = ExampleScreen(list)
    finger = Finger(on: device)
    window = device.show(screen)
    setUp(screen)()
    device.advance(by: 0.1)
  }

  var list: UIScrollView { screen.list }

  /// Drags, and keeps the finger down.
  func hold(_ dx: CGFloat, _ dy: CGFloat) {
    finger.touch(list)
    finger.drag(by: CGVector(dx: dx, dy: dy), over: 0.3)
    finger.hold(for: 0.15)
  }

  func lift() {
    finger.lift()
    device.advance(by: 1)
  }

  /// Shows the last row, without a gesture.
  func showEnd() {
    let bottom = list.adjustedContentInset.bottom
    list.contentOffset.y = list.contentSize.height + bottom - list.bounds.height
    device.advance(by: 0.1)
  }

  func flingToEnd() {
    for _ in 0..<4 {
      finger.touch(list)
      finger.flick(velocity: -4_000)
      device.waitForRest(of: list)
    }
  }

  /// The server answers; returns the number of requests.
  func answer() -> Int {
    let count = screen.answer()
    device.advance(by: 1)
    return count
  }

  /// The texts that the user sees in a component, from the top.
  func texts(_ component: UIView?) -> [String] {
    guard let component, !component.isHidden else { return [] }
    let own = (component as? UILabel)?.text.map { [$0] } ?? []
    return (own + component.subviews.flatMap(texts)).filter { !$0.isEmpty }
  }
}

@MainActor
private func visit(
  _ setUp: (ExampleScreen) -> () -> Void, _ list: () -> UIScrollView = { DrivenTable() },
  _ body: (Visit) -> Void
) {
  MJRefreshConfig.default.languageCode = "en"
  defer { MJRefreshConfig.default.languageCode = nil }
  withDevice { body(Visit(setUp, list(), on: $0)) }
}

@MainActor
private func flow(_ direction: UICollectionView.ScrollDirection) -> UIScrollView {
  let layout = UICollectionViewFlowLayout()
  layout.scrollDirection = direction
  layout.itemSize = CGSize(width: 180, height: 180)
  return DrivenCollection(frame: .zero, collectionViewLayout: layout)
}

/// What the user of the example app does and sees, screen by screen.
@MainActor
@Suite struct ExampleTests {
  /// Pulls a header, and expects its texts while it is pulled, before the release, and after it, and
  /// the list at rest when the server has answered.
  private func expectRefresh(
    _ setUp: (ExampleScreen) -> () -> Void, _ texts: [[String]], length: CGFloat = 54,
    inset: CGFloat = 0, list: () -> UIScrollView = { DrivenTable() },
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    visit(setUp, list) { user in
      let header = user.list.mj_header
      var seen: [[String]] = []
      user.hold(0, 40)
      seen.append(user.texts(header))
      user.finger.drag(by: 180, over: 0.3)
      user.finger.hold(for: 0.15)
      seen.append(user.texts(header))
      user.lift()
      seen.append(user.texts(header))
      #expect(seen == texts, sourceLocation: sourceLocation)
      #expect(isNear(user.list.contentInset.top, length + inset), sourceLocation: sourceLocation)
      #expect(user.answer() == 1 && user.screen.rows == 25, sourceLocation: sourceLocation)
      #expect(header?.state == .idle, sourceLocation: sourceLocation)
      #expect(isNear(user.list.contentInset.top, inset), sourceLocation: sourceLocation)
      #expect(
        isNear(user.list.contentOffset.y, -user.list.adjustedContentInset.top),
        sourceLocation: sourceLocation)
    }
  }

  private let usual = ["Pull to refresh", "Release to refresh", "Refreshing…"]

  @Test("Headers show their texts, open, ask the server once, and close")
  func headers() {
    let key = MJRefreshHeaderLastUpdatedTimeKey
    let before = UserDefaults.standard.object(forKey: key)
    defer { UserDefaults.standard.set(before, forKey: key) }
    func forget() { UserDefaults.standard.removeObject(forKey: key) }
    forget()
    expectRefresh(ExampleScreen.header, usual.map { [$0, "Never updated"] })
    forget()
    expectRefresh(ExampleScreen.animatedHeader, usual.map { [$0, "Never updated"] })
    expectRefresh(ExampleScreen.headerWithoutTime, usual.map { [$0] })
    expectRefresh(ExampleScreen.headerWithoutTexts, [[], [], []])
    expectRefresh(
      ExampleScreen.headerWithOwnTexts,
      ["Drag me", "Drop me", "Fetching"].map { [$0, "long ago"] })
    expectRefresh(
      ExampleScreen.ownHeader, [["Down, down"], ["Let go now"], ["Asking"]], length: 50)
    forget()
    expectRefresh(
      ExampleScreen.headerBelowBanner, usual.map { [$0, "Never updated"] }, inset: 40)
    forget()
    expectRefresh(
      ExampleScreen.header, usual.map { [$0, "Never updated"] }, list: { DrivenScrollView() })
  }

  /// Flings to the end, and expects a footer's texts before, during and after the page.
  private func expectPage(
    _ setUp: (ExampleScreen) -> () -> Void, _ texts: [[String]], length: CGFloat = 44,
    leaves: MJRefreshState = .idle, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    visit(setUp) { user in
      let footer = user.list.mj_footer
      #expect(isNear(user.list.contentInset.bottom, length), sourceLocation: sourceLocation)
      var seen = [user.texts(footer)]
      user.flingToEnd()
      seen.append(user.texts(footer))
      #expect(user.answer() == 1 && user.screen.rows == 25, sourceLocation: sourceLocation)
      seen.append(user.texts(footer))
      #expect(seen == texts, sourceLocation: sourceLocation)
      #expect(footer?.state == leaves, sourceLocation: sourceLocation)
      #expect(
        isNear(user.list.contentInset.bottom, footer?.isHidden == true ? 0 : length),
        sourceLocation: sourceLocation)
    }
  }

  @Test("Automatic footers load a page at the end, in line with the rows")
  func footers() {
    let (idle, loading) = (["Load more"], ["Loading…"])
    expectPage(ExampleScreen.footer, [idle, loading, idle])
    expectPage(ExampleScreen.animatedFooter, [idle, loading, idle])
    expectPage(ExampleScreen.footerWithoutText, [idle, [], idle])
    expectPage(ExampleScreen.lastPage, [idle, loading, ["That’s all"]], leaves: .noMoreData)
    expectPage(
      ExampleScreen.footerWithOwnTexts, [["Tap or drag"], ["Fetching"], ["That was all"]],
      leaves: .noMoreData)
    expectPage(ExampleScreen.footerForOnePage, [idle, loading, []])
    expectPage(
      ExampleScreen.ownFooter, [["More below"], ["Coming"], ["Nothing below"]], length: 60,
      leaves: .noMoreData)
  }

  @Test("A refresh after the last page lets the footer load again")
  func startsAgain() {
    visit(ExampleScreen.lastPage) { user in
      user.flingToEnd()
      #expect(user.answer() == 1 && user.list.mj_footer.state == .noMoreData)
      user.flingToEnd()
      #expect(user.answer() == 0)
      user.list.mj_header.beginRefreshing()
      user.device.advance(by: 1)
      #expect(user.list.mj_footer.state == .idle)
      #expect(user.answer() == 1)
      user.flingToEnd()
      #expect(user.answer() == 1 && user.screen.rows == 35)
    }
  }

  @Test("A footer that does not load by itself loads when it is tapped")
  func taps() {
    visit(ExampleScreen.footerForTaps) { user in
      user.showEnd()
      #expect(user.answer() == 0)
      user.finger.tap(user.list.mj_footer)
      user.device.advance(by: 1)
      #expect(user.texts(user.list.mj_footer) == ["Loading…"])
      #expect(user.answer() == 1 && user.screen.rows == 25)
    }
  }

  /// Pulls past the end, and expects a footer's texts.
  private func expectPull(
    _ setUp: (ExampleScreen) -> () -> Void, _ texts: [[String]], length: CGFloat = 44,
    inset: CGFloat = 0, leaves: MJRefreshState = .idle,
    list: () -> UIScrollView = { DrivenTable() },
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    visit(setUp, list) { user in
      let footer = user.list.mj_footer
      user.showEnd()
      #expect(isNear(user.list.contentInset.bottom, inset), sourceLocation: sourceLocation)
      var seen = [user.texts(footer)]
      user.hold(0, -260)
      seen.append(user.texts(footer))
      user.lift()
      seen.append(user.texts(footer))
      #expect(
        isNear(user.list.contentInset.bottom, inset + length), sourceLocation: sourceLocation)
      #expect(user.answer() == 1 && user.screen.rows == 25, sourceLocation: sourceLocation)
      #expect(seen == texts, sourceLocation: sourceLocation)
      #expect(footer?.state == leaves, sourceLocation: sourceLocation)
      #expect(isNear(user.list.contentInset.bottom, inset), sourceLocation: sourceLocation)
    }
  }

  @Test("Footers behind the end load when a pull is released, and leave no inset")
  func backFooters() {
    let usual = [["Pull to load more"], ["Release to load more"], ["Loading…"]]
    expectPull(ExampleScreen.footerAboveBar, usual, inset: 30)
    expectPull(ExampleScreen.animatedBackFooter, usual, leaves: .noMoreData)
    expectPull(ExampleScreen.ownBackFooter, [["Up, up"], ["Let go now"], ["Coming"]], length: 80)
    expectPull(ExampleScreen.upAndDown, usual, list: { flow(.vertical) })
  }

  @Test("A trailer opens what is behind the end of a list that scrolls sideways")
  func trailer() {
    visit(ExampleScreen.sideways, { flow(.horizontal) }) { user in
      user.list.contentOffset.x = user.list.contentSize.width - user.list.bounds.width
      user.device.advance(by: 0.1)
      #expect(user.texts(user.list.mj_trailer) == ["Slide"])
      user.hold(-260, 0)
      #expect(user.list.mj_trailer.state == .pulling && user.screen.title == nil)
      user.lift()
      #expect(user.screen.title == "Opened")
      #expect(user.list.mj_trailer.state == .idle && isNear(user.list.contentInset.right, 0))
    }
  }
}
