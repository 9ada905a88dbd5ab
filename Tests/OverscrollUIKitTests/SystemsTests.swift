import Foundation
import OverscrollCore
import OverscrollIndicators
@_spi(Simulation) import QuartzCore
import ScrollPhysics
import Testing
@_spi(Simulation) import UIKit

@testable import OverscrollUIKit

/// Indicators that users know from other libraries, pulled by a finger on the host.
@MainActor
@Suite(.serialized) struct SystemsTests {
  // MARK: Four edges

  @Test(arguments: OverscrollEdge.allCases)
  func atEachOfFourEdgesASignAndWordsTellEveryState(_ edge: OverscrollEdge) {
    let plane = Plane()
    let words =
      edge.isStart
      ? ["Pull to refresh", "Release to refresh", "Refreshing…"]
      : ["Pull to load more", "Release to load more", "Loading…"]
    plane.hold(edge, by: 60)
    #expect(plane.phase(edge) == .pulling && plane.texts(edge) == [words[0]])
    plane.expectSignBesideWords(edge)
    plane.drag(edge, by: 240)
    #expect(plane.phase(edge) == .armed && plane.texts(edge) == [words[1]])
    plane.expectSignBesideWords(edge)
    plane.drag(edge, by: -240)
    #expect(plane.phase(edge) == .pulling && plane.texts(edge) == [words[0]])
    plane.drag(edge, by: 240)
    plane.stage.finger.lift()
    plane.stage.wait(1)
    #expect(plane.phase(edge) == .refreshing && plane.texts(edge) == [words[2]])
    #expect(plane.elements(edge).contains { ($0 as? IndicatorSpinner)?.isTurning == true })
    plane.expectSignBesideWords(edge)
  }

  @Test(arguments: OverscrollEdge.allCases)
  func aSecondPullWhileItRefreshesDoesNothing(_ edge: OverscrollEdge) {
    let plane = Plane()
    for _ in 1...2 {
      plane.hold(edge, by: 300)
      plane.stage.finger.lift()
      plane.stage.wait(1)
    }
    #expect(plane.stage.runs.map(\.edge) == [edge])
    plane.stage.end()
    plane.stage.wait(2)
    #expect(plane.phase(edge) == .idle && plane.stage.rawInset(edge) == 0)
  }

  // MARK: By hand

  @Test func anAppsOwnCallbacksLeadTheMachineWithoutAControl() {
    let screen = OwnScreen()
    #expect(screen.looks == OwnScreen.Looks("Pull to refresh", turn: 0))
    screen.finger.touch(screen.table)
    screen.finger.drag(by: 300, over: 0.3)
    #expect(screen.looks == OwnScreen.Looks("Release to refresh", turn: 180))
    screen.finger.drag(by: -240, over: 0.3)
    #expect(screen.looks == OwnScreen.Looks("Pull to refresh", turn: 0))
    screen.finger.drag(by: 240, over: 0.3)
    screen.finger.hold(for: 0.15)
    screen.finger.lift()
    screen.device.advance(by: 1)
    #expect(screen.looks.words == "Refreshing…")
    #expect(isNear(Double(screen.table.contentOffset.y), -54), "it stays there")
    screen.end()
    screen.device.advance(by: 1)
    #expect(screen.looks == OwnScreen.Looks("Pull to refresh", turn: 0))
    #expect(isNear(screen.table.simulation.presentedOffset, 0))
    #expect(OverscrollHostView.host(of: screen.table) == nil)
  }

  @Test func pulledBackBeforeLettingGoNothingRuns() {
    let screen = OwnScreen()
    screen.finger.touch(screen.table)
    screen.finger.drag(by: 300, over: 0.3)
    screen.finger.drag(by: -240, over: 0.3)
    screen.finger.lift()
    screen.device.advance(by: 1)
    #expect(screen.looks == OwnScreen.Looks("Pull to refresh", turn: 0))
    #expect(screen.table.contentInset.top == 0)
  }

  // MARK: The cat

  @Test(
    .disabled(if: DeviceFacts.current.dragSlop > 0, "U21: the distances leave no room for the slop")
  )
  func theCatFollowsTheFingerAndSleepsAtTheEnd() throws {
    try onScreen { screen in
      let count = try PictureFiles.delays(of: PictureFiles.cat("pull")).count
      let cat = try screen.watchPictures(
        .frames(
          pulling: .gif(at: PictureFiles.cat("pull")),
          refreshing: .gif(at: PictureFiles.cat("run"), framesPerSecond: 10)))
      screen.finger.touch(screen.table)
      var frames: Set<Int> = []
      for step in [4.0, -4] {
        while step > 0 ? screen.pulled < 53 : screen.pulled > 6 {
          screen.finger.drag(by: step, over: 1 / 60)
          let frame = Int(Double(count) * screen.pulled / 54)
          #expect(cat.shown == IndicatorImage(.pulling, frame: min(frame, count - 1)))
          frames.insert(frame)
        }
      }
      #expect(frames.count > count / 2)
      screen.finger.drag(by: 300)
      #expect(cat.shown == IndicatorImage(.pulling, frame: count - 1), "all of it from 100 % on")
      screen.finger.lift()
      screen.wait(2)
      #expect(cat.shown?.phase == .refreshing)
      let before = cat.shown?.frame ?? 0
      screen.wait(0.1)
      let run = cat.count(for: .refreshing)
      #expect(cat.shown?.frame == (before + 1) % run, "ten a second")
    }
  }

  @Test func anotherPictureSaysThatThereIsNoMore() throws {
    try onScreen { screen in
      screen.table.overscroll.bottom = .loadMore(
        indicator: .frames(
          .gif(at: PictureFiles.cat("run")), noMore: .gif(at: PictureFiles.cat("sleep"))),
        manual: { $0.end(.noMore) })
      let box = try #require(screen.box(.bottom))
      let cat = WatchedPictures(try #require(box.pictures as? PictureStore))
      box.pictures = cat
      for _ in 1...3 { screen.fling() }
      screen.wait(2)
      #expect(screen.table.overscroll.bottom?.phase == .noMore)
      #expect(cat.shown == IndicatorImage(.noMore, frame: 0))
      #expect(box.elements.contains { ($0 as? IndicatorPictureView)?.picture != nil })
    }
  }

  // MARK: Three lines

  @Test func threeLinesSpringOneAfterTheOtherAndBack() {
    onScreen { screen in
      screen.table.overscroll.top = .refresh(indicator: .lines, manual: { _ in })
      screen.finger.touch(screen.table)
      var widths: [Int: [Double]] = [:]
      for place in [28, 45, 61, 92, 61, 45, 28] {
        screen.pull(to: Double(place))
        let lines = Lines(screen)
        let whole = [30, 46, 62].map { Double(place) >= $0 + 15 }
        #expect(zip(lines.widths, whole).allSatisfy { $1 ? $0 > 48 : $0 == 4 }, "\(place)")
        #expect(lines.colors == whole.map { $0 ? Lines.red : Lines.grey }, "\(place)")
        #expect(abs(lines.wordOpacity - min(1, screen.pulled / 62)) < 1e-6, "\(place)")
        #expect(
          widths[place].map { zip($0, lines.widths).allSatisfy { abs($0 - $1) < 3 } } != false)
        widths[place] = lines.widths
      }
    }
  }

  @Test func aLineGoesFromGreyByDarkToRed() {
    onScreen { screen in
      screen.table.overscroll.top = .refresh(indicator: .lines, manual: { _ in })
      screen.finger.touch(screen.table)
      var colors: [CGColor?] = []
      while screen.pulled < 46 {
        screen.finger.drag(by: 0.5, over: 1 / 60)
        if let color = Lines(screen).colors.first, colors.last != color { colors.append(color) }
      }
      #expect(colors == [Lines.grey, Lines.dark, Lines.red])
    }
  }

  @Test func letGoTheLinesBecomeDotsInARowAndCollapse() {
    onScreen { screen in
      var runs: [OverscrollRun] = []
      screen.table.overscroll.top = .refresh(indicator: .lines, manual: { runs.append($0) })
      screen.hold(by: 300)
      screen.finger.lift()
      screen.wait(2)
      #expect(isNear(screen.pulled, 62), "held there")
      let lines = Lines(screen)
      let middle = Double(screen.table.bounds.width) / 2
      #expect(zip(lines.widths, [4, 4, 4]).allSatisfy { abs($0 - $1) < 0.1 })
      let row = zip(lines.centers.map { Double($0.x) - middle }, [-12.0, 0, 12])
      #expect(row.allSatisfy { abs($0 - $1) < 0.2 })
      #expect(lines.centers.allSatisfy { abs($0.y - lines.centers[0].y) < 0.2 }, "one row")
      #expect(lines.wordOpacity == 1)
      runs.first?.end(.updated)
      screen.wait(2)
      #expect(isNear(screen.pulled, 0) && Lines(screen).wordOpacity == 0)
    }
  }

  @Test func atTheEndASpinnerStartsInSixtyPoints() {
    onScreen { screen in
      var runs: [OverscrollRun] = []
      screen.table.overscroll.bottom = .loadMore(indicator: .lines, manual: { runs.append($0) })
      for _ in 1...3 { screen.fling() }
      #expect(runs.count == 1)
      #expect(screen.table.overscroll.bottom?.phase == .refreshing)
      #expect(screen.box(.bottom)?.frame.height == 60)
      #expect(
        screen.box(.bottom)?.elements.map { ($0 as? IndicatorSpinner)?.isTurning } == [true])
    }
  }

  // MARK: Back to top

  @Test func theButtonRisesOnTheWayBackAndTakesItsCompanionAlong() throws {
    let companion = UIView()
    let screen = Screen(rows: 150)
    screen.window.addSubview(companion)
    screen.table.overscroll.backToTop = BackToTop(after: .viewports(2), companion: companion)
    func button() -> UIView? { screen.table.subviews.first { $0 is BackToTopButton } }
    screen.drag(by: -600)
    screen.drag(by: 60)
    #expect(button()?.alpha ?? 0 == 0, "less than two screens")
    while screen.table.contentOffset.y < 3 * screen.table.bounds.height { screen.drag(by: -600) }
    #expect(button()?.alpha ?? 0 == 0, "on the way down")
    screen.finger.touch(screen.table)
    screen.finger.drag(by: 60, over: 0.1)
    #expect(companion.layer.animationKeys()?.isEmpty == false, "it moves with it")
    screen.finger.hold(for: 0.15)
    screen.finger.lift()
    screen.wait(1)
    #expect(button()?.alpha == 1 && companion.transform.ty == -60)
    screen.drag(by: -60)
    #expect(button()?.alpha == 0 && companion.transform == .identity)
    screen.drag(by: 60)
    screen.finger.tap(try #require(button()))
    screen.wait(2)
    #expect(abs(Double(screen.table.contentOffset.y) - screen.rest) < 0.01)
    #expect(button()?.alpha == 0 && companion.transform == .identity)
  }

  // MARK: Classic

  @Test func theClassicHeaderTellsEveryState() {
    let place = Place()
    place.visit { screen in
      var runs: [OverscrollRun] = []
      let control = OverscrollControl.refresh(manual: { runs.append($0) })
      control.lastUpdatedKey = "inbox"
      screen.table.overscroll.top = control
      #expect(screen.words == ["Pull to refresh", "Never updated"])
      let endings: [(RefreshResult, String)] = [
        (.updated, "Updated"), (.unchanged, "Already up to date"), (.failed, "Couldn’t refresh"),
      ]
      for (result, words) in endings {
        screen.hold(by: 300)
        #expect(screen.words.first == "Release to refresh")
        screen.finger.lift()
        screen.wait(1)
        #expect(screen.words.first == "Refreshing…")
        runs.last?.end(result)
        screen.wait(0.1)
        #expect(screen.words.first == words)
        if result != .failed { screen.wait(2) }
      }
      #expect(screen.words.last == "Try again")
      screen.wait(8)
      #expect(screen.words == ["Pull to refresh", "Last updated today at 2:05 PM"])
      control.lastUpdatedText = { _ in "as of now" }
      #expect(screen.words == ["Pull to refresh", "as of now"])
    }
  }

  @Test func theClassicFooterTellsEveryState() {
    onScreen { screen in
      var runs: [OverscrollRun] = []
      screen.table.overscroll.bottom = .loadMore(
        trigger: .onTap, manual: { runs.append($0) })
      for _ in 1...3 { screen.fling() }
      #expect(screen.texts(.bottom) == ["Load more"])
      if let box = screen.box(.bottom) { screen.finger.tap(box) }
      screen.wait(1)
      #expect(screen.texts(.bottom) == ["Loading…"])
      runs.last?.end(.failed)
      screen.wait(0.1)
      #expect(screen.texts(.bottom) == ["Couldn’t load", "Try again"])
      if let box = screen.box(.bottom) { screen.finger.tap(box) }
      screen.wait(1)
      runs.last?.end(.noMore)
      screen.wait(2)
      #expect(runs.count == 2 && screen.texts(.bottom) == ["That’s all"])
    }
  }

  @Test func partsOfTheClassicHeaderCanBeLeftOut() {
    var bare = ClassicIndicator(showsLastUpdated: false)
    #expect(parts(of: bare, isRunning: false) == ["IndicatorShape", "IndicatorLabel"])
    #expect(parts(of: bare, isRunning: true) == ["IndicatorSpinner", "IndicatorLabel"])
    bare.showsArrow = false
    #expect(parts(of: bare, isRunning: false) == ["IndicatorLabel"])
    bare.showsWords = false
    #expect(parts(of: bare, isRunning: true) == ["IndicatorSpinner"])
    bare.showsSpinner = false
    #expect(parts(of: bare, isRunning: true) == [])
  }

  @Test(arguments: [0.0, 12, 30])
  func theLabelInsetLiesBetweenSignAndWords(_ inset: Double) throws {
    var classic = ClassicIndicator()
    classic.labelInset = inset
    let screen = Screen()
    screen.table.overscroll.top = .refresh(indicator: .drawn(classic), manual: { _ in })
    screen.hold(by: 60)
    let elements = try #require(screen.box(.top)?.elements)
    let label = try #require(elements.first { $0 is IndicatorLabel })
    #expect(abs(Double(label.frame.minX - elements[0].center.x) - 12 - inset) < 1e-6)
  }

  private func parts(of indicator: ClassicIndicator, isRunning: Bool) -> [String] {
    let screen = Screen()
    var runs: [OverscrollRun] = []
    screen.table.overscroll.top = .refresh(
      indicator: .drawn(indicator), manual: { runs.append($0) })
    screen.hold(by: 300)
    if isRunning { screen.finger.lift() }
    screen.wait(isRunning ? 1 : 0)
    defer { runs.first?.end() }
    return screen.box(.top)?.elements.map { "\(type(of: $0))" } ?? []
  }
}
