import OverscrollCore
import ScrollPhysics
import Testing
@_spi(Simulation) import UIKit

@testable import OverscrollUIKit

/// A list that forwards VoiceOver's scrolls, as the documentation describes.
private final class PassingView: UIScrollView {
  override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    overscroll.accessibilityScroll(direction) || super.accessibilityScroll(direction)
  }
}

/// The host's support for VoiceOver, larger texts and reduced motion.
@MainActor
@Suite struct HostAccessibilityBugTests {
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
      screen.device.isVoiceOverRunning = true
      screen.device.turn()
    }
  }

  private func said(_ screen: Screen) -> [String] { screen.device.posts.compactMap(\.text) }

  // MARK: B159

  @Test("B159: an accessibility scroll past the top refreshes once") func scrollFromCell() {
    onScreen { screen in
      let page = Page(screen)
      let begun = Tally()
      let control = OverscrollControl.refresh(manual: { _ in begun.add() })
      page.view.overscroll.top = control
      #expect(!screen.device.scroll(.down, from: page.cell), "there is more to see")
      page.view.contentOffset.y = 500
      #expect(!screen.device.scroll(.up, from: page.cell))
      #expect(begun.count == 0 && said(screen).isEmpty)
      page.view.contentOffset.y = -47
      #expect(screen.device.scroll(.up, from: page.cell))
      #expect(begun.count == 1 && control.phase == .refreshing)
      screen.wait(1)
      #expect(!screen.device.scroll(.up, from: page.cell), "it runs")
      #expect(begun.count == 1 && said(screen) == ["Refreshing"])
      control.end()
      screen.wait(2)
      control.isEnabled = false
      #expect(!screen.device.scroll(.up, from: page.cell))
      #expect(begun.count == 1)
    }
  }

  // MARK: B161

  @Test("B161: with reduced motion nothing slides or turns", arguments: [true, false])
  func lessMotion(isReduced: Bool) throws {
    try onScreen { screen in
      screen.device.isReduceMotionEnabled = isReduced
      let control = OverscrollControl.refresh(manual: { _ in })
      screen.table.overscroll.top = control
      control.begin()
      let box = try #require(screen.box(.top))
      let isThere = abs(screen.table.simulation.presentedOffset + 101) < 0.01
      #expect(isThere == isReduced, "it is there at once")
      #expect(screen.table.simulation.isAnimating == !isReduced)
      for element in box.elements { #expect(element.layer.animationKeys() == nil) }
      screen.wait(0.4)
      control.end()
      #expect(control.phase == .refreshing, "it is seen as long as ever")
      screen.wait(0.2)
      #expect(control.phase == (isReduced ? .idle : .ending))
    }
  }

  // MARK: B163

  @Test("B163: only runs are announced, and only they are accessibility elements")
  func announcements() {
    onScreen { screen in
      screen.device.isVoiceOverRunning = true
      let header = OverscrollControl.refresh(manual: { _ in })
      let off = OverscrollControl.refresh(manual: { _ in })
      off.isEnabled = false
      (screen.table.overscroll.top, screen.table.overscroll.leading) = (header, off)
      screen.hold(by: 30)
      screen.finger.lift()
      screen.wait(1)
      off.begin()
      #expect(said(screen).isEmpty, "neither what is revealed nor what is off")
      for edge in [OverscrollEdge.top, .leading] {
        #expect(screen.box(edge)?.isAccessibilityElement == false)
        #expect(screen.box(edge)?.accessibilityElementsHidden == true)
      }
      header.begin()
      screen.wait(1)
      #expect(screen.box(.top)?.isAccessibilityElement == true)
      header.end(.unchanged)
      screen.wait(1)
      #expect(said(screen).count == 2)
      #expect(screen.box(.top)?.isAccessibilityElement == false)
    }
  }

  @Test("B163: a page is announced once per load") func pages() {
    onScreen { screen in
      screen.device.isVoiceOverRunning = true
      let control = OverscrollControl.loadMore(manual: { _ in })
      screen.table.overscroll.bottom = control
      for load in 1...3 {
        screen.table.contentOffset.y = CGFloat(screen.table.simulation.legalOffsets.upperBound)
        screen.wait(1)
        #expect(control.phase == .refreshing)
        screen.table.contentOffset.y -= 20
        screen.wait(1)
        #expect(said(screen).count == load - 1, "nobody asked for it")
        screen.rowCount += 60
        control.end()
        screen.wait(1)
        #expect(said(screen) == Array(repeating: "Loaded more", count: load))
      }
    }
  }
}
