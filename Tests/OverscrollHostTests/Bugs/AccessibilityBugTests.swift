import HostDriver
import OverscrollCore
import OverscrollUIKit
import Testing
import UIKit

/// The host's support for VoiceOver, larger texts and reduced motion.
@MainActor
@Suite struct HostAccessibilityBugTests {
  /// A list that forwards VoiceOver's scrolls, as the documentation describes.
  private final class PassingView: DrivenScrollView {
    override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
      overscroll.accessibilityScroll(direction) || super.accessibilityScroll(direction)
    }
  }

  /// A forwarding list in a separate screen, with an element in it.
  @MainActor
  private struct Page {
    let view = PassingView()
    let cell = UIView()
    let window: UIWindow

    init(_ screen: Screen, size: CGSize = CGSize(width: 390, height: 2_000)) {
      window = screen.device.show(view)
      view.contentSize = size
      view.addSubview(cell)
      screen.device.turn()
    }
  }

  // MARK: B159

  @Test("B159: a list that does not forward scrolls receives them through its indicator")
  func scrollFromBox() throws {
    try onScreen { screen in
      let begun = Tally()
      let control = OverscrollControl.refresh(manual: { run in
        begun.add()
        run.end(.failed)
      })
      screen.table.overscroll.top = control
      screen.table.overscroll.durations.minimumVisible = 0
      let cell = try #require(screen.table.visibleCells.first)
      #expect(!screen.device.scroll(.up, from: cell), "without a subclass nobody of ours is asked")
      #expect(screen.table.accessibilityCustomActions?.map(\.name) == ["Refresh"], "instead of it")
      control.begin()
      screen.wait(5)
      let box = try #require(screen.box(.top))
      #expect(begun.count == 1 && control.phase == .idle)
      #expect(!screen.device.scroll(.down, from: box))
      #expect(screen.device.scroll(.up, from: box))
      #expect(begun.count == 2)
    }
  }

  @Test("B159: every edge with a pull runs on its scroll direction", arguments: [true, false])
  func everyEdge(isMirrored: Bool) {
    onScreen { screen in
      let page = Page(screen, size: CGSize(width: 390, height: 500))
      if isMirrored { screen.device.layoutDirection = .rightToLeft }
      page.view.contentInsetAdjustmentBehavior = .never
      screen.device.turn()
      page.view.contentOffset = .zero
      var asked: [OverscrollEdge] = []
      for edge in OverscrollEdge.allCases {
        page.view.overscroll[edge] = .refresh(manual: { run in
          asked.append(run.edge)
          run.end(.cancelled)
        })
      }
      let ways: [UIAccessibilityScrollDirection] = [.up, .down, .right, .left, .previous, .next]
      for way in ways {
        #expect(screen.device.scroll(way, from: page.cell))
        screen.wait(1)
      }
      // Fingers that move right reveal the content at the left.
      let sides: [OverscrollEdge] = isMirrored ? [.trailing, .leading] : [.leading, .trailing]
      #expect(asked == [.top, .bottom] + sides + [.top, .bottom])
    }
  }

  @Test("B159: a scroll does not run an edge without a pull trigger") func nearness() {
    onScreen { screen in
      let page = Page(screen, size: CGSize(width: 390, height: 100))
      let begun = Tally()
      page.view.overscroll.bottom = .loadMore(trigger: .onTap, manual: { _ in begun.add() })
      #expect(!screen.device.scroll(.down, from: page.cell))
      #expect(!page.view.overscroll.accessibilityScroll(.up), "nothing is at the top")
      let other = DrivenScrollView()
      #expect(!other.overscroll.accessibilityScroll(.up))
      #expect(other.subviews.isEmpty, "a question makes nothing")
      #expect(begun.count == 0)
    }
  }

  // MARK: B160

  @Test("B160: a scroll of a list that is turned upside down runs its visible edge")
  func turnedList() {
    onScreen { screen in
      let page = Page(screen)
      page.view.transform = CGAffineTransform(scaleX: 1, y: -1)
      screen.device.turn()
      page.view.contentOffset.y = -page.view.adjustedContentInset.top
      let (newer, older) = (Tally(), Tally())
      page.view.overscroll.top = .refresh(manual: { run in
        newer.add()
        run.end(.cancelled)
      })
      page.view.overscroll.bottom = .loadMore(
        trigger: .onRelease(past: 60), manual: { _ in older.add() })
      #expect(!screen.device.scroll(.up, from: page.cell), "older ones are far above")
      #expect(screen.device.scroll(.down, from: page.cell), "the newest one is seen last")
      #expect(newer.count == 1 && older.count == 0)
      screen.wait(2)
      page.view.contentOffset.y = CGFloat(page.view.watched.legalOffsets.upperBound)
      #expect(screen.device.scroll(.up, from: page.cell))
      #expect(newer.count == 1 && older.count == 1)
    }
  }

  @Test("B160: a finger pulls the visible edge of a list that is turned upside down")
  func turnedPull() {
    onScreen { screen in
      let page = Page(screen)
      page.view.transform = CGAffineTransform(scaleX: 1, y: -1)
      screen.device.turn()
      page.view.contentOffset.y = -page.view.adjustedContentInset.top
      let begun = Tally()
      page.view.overscroll.top = .refresh(manual: { _ in begun.add() })
      let finger = Finger(on: screen.device)
      finger.pull(page.view, by: -200)
      #expect(begun.count == 1)
      #expect((page.view.indicator(at: .top)?.frame.maxY ?? 1) <= 0)
    }
  }

  // MARK: B161

  @Test("B161: text that grows during a run changes the extra inset") func textsGrow() throws {
    try onScreen { screen in
      let control = OverscrollControl.refresh(manual: { _ in })
      screen.table.overscroll.top = control
      screen.pull()
      screen.wait(1)
      let box = try #require(screen.box(.top))
      let before = box.parts.compactMap { $0.label?.font?.pointSize }
      screen.device.contentSizeCategory = .accessibilityExtraExtraExtraLarge
      screen.wait(1)
      let after = box.parts.compactMap { $0.label?.font?.pointSize }
      #expect(!before.isEmpty && zip(before, after).allSatisfy { $0 < $1 })
      let height = Double(box.frame.height)
      #expect(height > 54 && control.phase == .refreshing)
      #expect(abs(Double(screen.table.contentInset.top) - height) < 0.01)
      #expect(abs(Double(screen.table.contentOffset.y) + 47 + height) < 0.01)
      for element in box.parts {
        #expect(
          box.bounds.insetBy(dx: -0.5, dy: -0.5).contains(element.frame), "nothing is cut off")
      }
      control.end()
      screen.wait(1)
      #expect(screen.table.contentInset == .zero)
      #expect(abs(Double(screen.table.contentOffset.y) - screen.rest) < 0.01)
    }
  }

}
