import HostDriver
import OverscrollCore
import OverscrollUIKit
import Testing
import UIKit

/// Bugs of other libraries whose inset is wrong during a run or after it.
@MainActor
@Suite struct InsetBugTests {
  @Test("B002: a late safe area does not change the extra inset", arguments: [false, true])
  func lateSafeArea(_ isPulled: Bool) {
    let stage = ListScreen.bug(isBelowBars: true)
    stage.screen.additionalSafeAreaInsets.top = 40
    stage.device.turn()
    #expect(isNear(stage.seen, -87))
    if isPulled { stage.pull() } else { stage.header?.begin() }
    stage.wait(1.5)
    #expect(isNear(stage.seen, -147) && isNear(stage.inset(.top), 147))
    stage.end()
    stage.wait(1)
    stage.expectRest(at: -87)
  }

  enum Arrival: CaseIterable { case beforeTheLayout, inTheAnimation, afterIt }

  @Test("B003: a refresh at launch leaves no padding", arguments: Arrival.allCases)
  func refreshAtLaunch(_ arrival: Arrival) {
    withDevice { device in
      let (screen, view) = (UIViewController(), DrivenScrollView())
      screen.view = view
      view.contentInsetAdjustmentBehavior = .always
      var runs: [OverscrollRun] = []
      let control = OverscrollControl.refresh(manual: { runs.append($0) })
      control.options = .bugHeader
      view.overscroll.top = control
      control.begin()
      #expect(control.phase == .waiting)
      if arrival == .beforeTheLayout { screen.additionalSafeAreaInsets.top = 40 }
      let window = device.show(screen)
      view.contentSize = CGSize(width: 390, height: 2_000)
      device.advance(by: 0.1)
      if arrival == .inTheAnimation { screen.additionalSafeAreaInsets.top = 40 }
      device.advance(by: 0.6)
      if arrival == .afterIt { screen.additionalSafeAreaInsets.top = 40 }
      device.advance(by: 0.6)
      #expect(runs.count == 1)
      #expect(isNear(view.adjustedContentInset.top, 147) && isNear(view.contentOffset.y, -147))
      runs.first?.end()
      device.advance(by: 1)
      #expect(view.contentInset == .zero && isNear(view.contentOffset.y, -87))
      withExtendedLifetime(window) {}
    }
  }

  @Test("B005: the top inset does not accumulate") func twentyRefreshesAcrossTheWindow() {
    onScreen { screen in
      var runs: [OverscrollRun] = []
      let control = OverscrollControl.refresh(manual: { runs.append($0) })
      screen.table.overscroll.top = control
      for count in 1...20 {
        control.begin()
        screen.leaveWindow()
        screen.enterWindow()
        control.begin()
        runs.last?.end()
        screen.wait(1.2)
        #expect(runs.count == count)
        #expect(screen.table.contentInset == .zero)
        #expect(isNear(screen.table.contentOffset.y, -47))
      }
    }
  }

  @Test("B008: a safe area that arrives during a refresh does not stay", arguments: [0.0, 40])
  func safeAreaDuringRefresh(_ growth: Double) {
    let stage = ListScreen.bug(isBelowBars: true)
    stage.header?.begin()
    stage.screen.additionalSafeAreaInsets.top = growth
    stage.wait(0.6)
    #expect(isNear(stage.inset(.top), 107 + growth) && isNear(stage.seen, -107 - growth))
    stage.end()
    stage.wait(1)
    #expect(stage.list.contentInset == .zero)
    stage.expectRest(at: -47 - growth)
  }

  @Test("B009: the ignored inset applies from the beginning and to each change")
  func ignoredInset() {
    let stage = ListScreen.bug(length: 1_000)
    let footer = stage.add(.bottom, .load)
    footer.options = EdgeOptions(
      purpose: .load, trigger: .within(.points(0)), extent: 44, placement: .inline, ignoredInset: 34
    )
    #expect(stage.box(.bottom)?.frame.minY == 1_034)
    stage.setLength(1_200)
    #expect(stage.box(.bottom)?.frame.minY == 1_234)
    footer.options.ignoredInset = 10
    #expect(stage.box(.bottom)?.frame.minY == 1_210)
  }

  @Test("B011: a footer that hides and shows keeps the app's bottom inset") func appsBottomInset() {
    let stage = ListScreen.bug()
    stage.list.contentInset.bottom = 40
    let footer = OverscrollControl.held(.load, .within(.points(0)))
    footer.options = .footer(.within(.points(0)), .inline)
    footer.isHidden = true
    stage.list.overscroll.bottom = footer
    stage.device.turn()
    #expect(stage.rawInset(.bottom) == 40)
    for (isHidden, inset) in [(true, 40.0), (false, 84), (true, 40), (true, 40)] {
      footer.isHidden = isHidden
      stage.wait(0.5)
      #expect(stage.rawInset(.bottom) == inset)
    }
    stage.list.overscroll.bottom = nil
    #expect(stage.list.contentInset.bottom == 40)
  }

  @Test("B012: refreshes that follow each other quickly leave no inset") func frequentRefreshes() {
    onScreen { screen in
      var runs: [OverscrollRun] = []
      let control = OverscrollControl.refresh(manual: { runs.append($0) })
      screen.table.overscroll.top = control
      let pauses = [0, 0.05, 0.11, 0.18, 0.26, 0.33, 0.4]
      for step in 1...120 {
        if step % 2 == 0 { control.begin() } else { screen.pull(by: CGFloat(120 + step % 5 * 60)) }
        screen.wait(pauses[step % 7])
        if step % 3 == 0 { screen.leaveWindow() }
        screen.wait(pauses[step % 5])
        if step % 3 == 0 { screen.enterWindow() }
        control.isRefreshing ? control.end() : ()
        screen.wait(pauses[step % 4])
        guard step % 20 == 0 else { continue }
        screen.wait(1)
        if control.isRefreshing { control.end() }
        screen.wait(3)
        screen.expectRest(at: -47)
        #expect(runs.allSatisfy { !$0.isCurrent })
      }
      #expect(runs.count > 60)
    }
  }

  /// The height of a bar of 44 points that grows to 64 as the content moves down.
  private func barHeight(at offset: Double) -> Double { 44 + min(max(-(offset + 64), 0), 20) }

  @Test("B013: a bar that writes the inset whenever the list scrolls keeps its height")
  func barInScrollCallbacks() {
    let stage = ListScreen.bug()
    stage.list.contentInset.top = 44
    stage.list.contentOffset.y = -44
    let app = ScrollingApp { $0.contentInset.top = self.barHeight(at: Double($0.contentOffset.y)) }
    stage.list.delegate = app
    stage.pull(by: 300)
    for extraInset in [60.0, 0] {
      for _ in 0..<90 {
        stage.wait(1 / 60)
        let height = barHeight(at: Double(stage.list.contentOffset.y))
        #expect(isNear(stage.rawInset(.top), height + extraInset))
      }
      stage.end()
    }
    stage.wait(1)
    #expect(stage.count(.top) == 1 && stage.rawInset(.top) == 44 && isNear(stage.seen, -44))
  }

  @Test("B017: repeated begins add the extra inset once") func threeBeginsAndThreeEnds() {
    let stage = ListScreen.bug()
    for _ in 1...3 {
      stage.header?.begin()
      stage.wait(0.05)
      #expect(isNear(stage.rawInset(.top), 60))
    }
    stage.wait(1)
    for _ in 1...3 {
      stage.end()
      stage.wait(1)
      #expect(stage.list.contentInset == .zero)
    }
    #expect(stage.count(.top) == 1)
    stage.expectRest(at: 0)
  }
}
