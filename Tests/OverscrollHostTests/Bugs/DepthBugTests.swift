import HostDriver
import OverscrollCore
import OverscrollUIKit
import Testing
import UIKit

/// The depth order of views, and the properties that animate with them.
@MainActor
@Suite struct HostDepthBugTests {
  /// Whether a box is behind all cells, and in front of a background.
  private func isBetween(_ screen: Screen, _ edge: OverscrollEdge) -> Bool {
    let views = screen.table.depthOrder
    guard let box = views.firstIndex(where: { $0 === screen.box(edge) }) else { return false }
    let cells = views.indices.filter { views[$0] is UITableViewCell }
    let back = screen.table.backgroundView.flatMap { view in views.firstIndex { $0 === view } }
    return !cells.isEmpty && cells.allSatisfy { $0 > box } && (back ?? -1) < box
  }

  // MARK: B032

  @Test(
    "B032: a reload in the ending turn is never visible over the header", arguments: [6, 40, 60])
  func reloadWithEnd(rows count: Int) {
    onScreen { screen in
      let control = OverscrollControl.refresh(manual: { _ in })
      screen.table.overscroll.top = control
      screen.pull()
      screen.wait(1)
      control.end()
      screen.rowCount = 6
      screen.rowCount = count
      var trace: [Double] = []
      for _ in 0..<60 {
        trace.append(screen.table.watched.presentedOffset)
        #expect(isBetween(screen, .top))
        #expect((screen.box(.top)?.frame.maxY ?? 1) <= 0, "it ends where the content begins")
        screen.wait(1 / 60)
      }
      #expect(trace.isOneWay && abs((trace.last ?? 0) + 47) < 0.01)
    }
  }

  // MARK: B128

  @Test("B128: new cells appear in front of the indicators", arguments: [true, false])
  func depth(hasBackground: Bool) {
    onScreen { screen in
      if hasBackground { screen.table.backgroundView = UIView() }
      screen.table.overscroll.top = .refresh(manual: { _ in })
      screen.table.overscroll.bottom = .loadMore(trigger: .programmatic, manual: { _ in })
      for offset in [-47.0, 600, 1_190, -47] {
        screen.table.contentOffset.y = offset
        screen.wait(0.1)
        for edge in [OverscrollEdge.top, .bottom] where !hasBackground {
          #expect(isBetween(screen, edge), "at \(edge), at \(offset)")
        }
        if hasBackground { expectBeforeBackground(screen) }
      }
    }
  }

  private func expectBeforeBackground(_ screen: Screen) {
    let views = screen.table.depthOrder
    let back = views.firstIndex { $0 === screen.table.backgroundView }
    let box = views.firstIndex { $0 === screen.box(.top) }
    #expect((back ?? 99) < (box ?? -1))
  }

  @Test("B128: a background that is added later is behind the header") func laterBackground() {
    onScreen { screen in
      screen.table.overscroll.top = .refresh(manual: { _ in })
      screen.wait(0.1)
      screen.table.backgroundView = UIView()
      screen.finger.touch(screen.table)
      screen.finger.drag(by: 20, over: 0.1)
      expectBeforeBackground(screen)
      screen.finger.lift()
      screen.wait(1)
      screen.table.backgroundView = nil
      screen.rowCount = 40
      screen.table.contentOffset.y = 600
      screen.wait(0.1)
      #expect(isBetween(screen, .top))
    }
  }

  @Test("B128: a fading header is visible while it runs and invisible at rest") func fading() {
    onScreen { screen in
      let control = OverscrollControl.refresh(manual: { _ in })
      control.fadesWithPull = true
      screen.table.overscroll.top = control
      for _ in 0..<2 {
        #expect(screen.box(.top)?.alpha == 0)
        screen.hold(by: 60)
        #expect(abs(Double(screen.box(.top)?.alpha ?? 0) - control.progress) < 0.01)
        #expect(control.progress > 0.3 && control.progress < 0.9)
        screen.finger.drag(by: 240)
        screen.finger.hold(for: 0.15)
        screen.finger.lift()
        #expect(screen.box(.top)?.alpha == 1)
        screen.wait(1)
        control.end()
        screen.wait(2)
      }
      screen.table.contentOffset.y = 500
      control.begin()
      #expect(screen.box(.top)?.alpha == 1, "without any move")
      screen.wait(1)
      control.end()
      screen.wait(1)
      #expect(screen.box(.top)?.alpha == 0)
    }
  }

  // MARK: B129, B133

  @Test(
    "B129: a collection view's first layout is not animated by the begin", arguments: [0, 5, 60])
  func beginAnimatesNoCells(_ count: Int) {
    onScreen { screen in
      let tiles = Tiles(count, on: screen.device)
      let control = OverscrollControl.refresh(manual: { _ in })
      tiles.view.overscroll.top = control
      tiles.reload(40)
      control.begin()
      for _ in 0..<30 {
        #expect(tiles.animations.isEmpty)
        screen.wait(1 / 60)
      }
      #expect(!tiles.view.visibleCells.isEmpty)
      #expect(abs(Double(tiles.view.contentInset.top) - 54) < 0.01)
    }
  }

  @Test("B133: items that arrive with the end are not animated by it", arguments: [true, false])
  func endAnimatesNoCells(endsFirst: Bool) {
    onScreen { screen in
      let tiles = Tiles(5, on: screen.device)
      let control = OverscrollControl.refresh(manual: { _ in })
      tiles.view.overscroll.top = control
      control.begin()
      screen.wait(1)
      if endsFirst { control.end() }
      tiles.reload(12)
      if !endsFirst { control.end() }
      #expect(control.phase == .ending)
      for _ in 0..<30 {
        #expect(tiles.animations.isEmpty)
        screen.wait(1 / 60)
      }
      #expect(tiles.view.visibleCells.count > 5 && tiles.view.contentInset == .zero)
    }
  }
}
