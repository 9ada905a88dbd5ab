import OverscrollCore
import Testing
@_spi(Simulation) import UIKit

@testable import OverscrollUIKit

/// Announcements, haptic feedback, and actions for users who do not see or do not pull.
@MainActor
@Suite(.serialized) struct AccessibilityTests {
  private final class Log {
    var runs: [OverscrollRun] = []
  }

  private func screen(_ log: Log) -> Screen {
    let screen = Screen()
    screen.device.isVoiceOverRunning = true
    screen.table.overscroll.top = .refresh(manual: { log.runs.append($0) })
    return screen
  }

  private func said(_ screen: Screen) -> [String] { screen.device.posts.compactMap(\.text) }

  private func actions(_ screen: Screen) -> [String] {
    (screen.table.accessibilityCustomActions ?? []).map(\.name)
  }

  // MARK: Announcements

  @Test func aRunIsAnnouncedOnce() {
    let log = Log()
    let screen = screen(log)
    screen.pull()
    screen.wait(2)
    #expect(said(screen) == ["Refreshing"])
    log.runs.first?.end(.updated)
    screen.wait(2)
    #expect(said(screen) == ["Refreshing", "Updated"])
  }

  @Test func theAppsOwnWordsAreSaid() {
    let log = Log()
    let screen = screen(log)
    screen.pull()
    log.runs.first?.end(.failed("No network"))
    screen.wait(6)
    #expect(said(screen) == ["Refreshing", "No network"])
  }

  @Test func nobodyIsToldOfACancellation() {
    let log = Log()
    let screen = screen(log)
    screen.pull()
    screen.table.overscroll.top?.cancel()
    screen.wait(2)
    #expect(said(screen) == ["Refreshing"])
  }

  @Test func pagesAreNotCalledARefresh() {
    let screen = Screen()
    screen.device.isVoiceOverRunning = true
    var runs: [OverscrollRun] = []
    screen.table.overscroll.bottom = .loadMore(trigger: .programmatic, manual: { runs.append($0) })
    screen.table.overscroll.bottom?.begin()
    runs.last?.end(.failed)
    screen.wait(1)
    #expect(said(screen) == ["Loading", "Couldn’t load"])
    screen.table.overscroll.bottom?.begin()
    runs.last?.end(.noMore)
    screen.wait(1)
    #expect(said(screen).suffix(2) == ["Loading", "That’s all"])
  }

  @Test func withoutVoiceOverNothingIsSaid() {
    let log = Log()
    let screen = screen(log)
    screen.device.isVoiceOverRunning = false
    screen.pull()
    #expect(said(screen).isEmpty)
  }

  // MARK: Elements

  @Test func anIdleHeaderIsNoElement() {
    let log = Log()
    let screen = screen(log)
    let box = screen.box(.top)
    #expect(box?.isAccessibilityElement == false)
    #expect(box?.accessibilityElementsHidden == true)
    screen.pull()
    screen.wait(1)
    #expect(box?.isAccessibilityElement == true)
    #expect(box?.accessibilityElementsHidden == false)
    #expect(box?.accessibilityLabel == "Refreshing…")
    #expect(box?.accessibilityTraits.contains(.updatesFrequently) == true)
    #expect(box?.accessibilityTraits.contains(.button) == false)
    log.runs.first?.end(.updated)
    screen.wait(2)
    #expect(box?.accessibilityElementsHidden == true)
  }

  @Test func whatFailedIsAButton() {
    let log = Log()
    let screen = screen(log)
    screen.pull()
    log.runs.first?.end(.failed("No network"))
    screen.wait(1)
    let box = screen.box(.top)
    #expect(box?.accessibilityTraits == .button)
    #expect(box?.accessibilityLabel == "No network, Try again")
    #expect(box?.accessibilityActivate() == true)
    screen.wait(0.1)
    #expect(log.runs.count == 2)
    #expect(box?.accessibilityActivate() == false)
  }

  @Test func anInlineFooterIsAButton() {
    let screen = Screen()
    screen.table.overscroll.bottom = .loadMore(manual: { _ in })
    #expect(screen.box(.bottom)?.accessibilityTraits == .button)
    #expect(screen.box(.bottom)?.accessibilityLabel == "Load more")
    screen.table.overscroll.bottom?.setNoMore()
    screen.wait(0.1)
    #expect(screen.box(.bottom)?.accessibilityTraits == .staticText)
    #expect(screen.box(.bottom)?.accessibilityLabel == "That’s all")
  }

  @Test func edgesAreFoundByIdentifier() {
    let screen = Screen()
    for edge in OverscrollEdge.allCases {
      screen.table.overscroll[edge] = .refresh(manual: { _ in })
      #expect(screen.box(edge)?.accessibilityIdentifier == "overscroll.\(edge)")
    }
  }

  // MARK: Without a pull

  @Test func anActionStandsForThePull() {
    let log = Log()
    let screen = screen(log)
    #expect(actions(screen) == ["Refresh"])
    let action = screen.table.accessibilityCustomActions?.first
    #expect(action.flatMap { $0.actionHandler?($0) } == true)
    screen.wait(1)
    #expect(log.runs.count == 1)
    #expect(actions(screen).isEmpty, "not while it runs")
    log.runs.first?.end(.updated)
    screen.wait(2)
    #expect(actions(screen) == ["Refresh"])
  }

  @Test func anEdgeThatIsOffOffersNothing() {
    let log = Log()
    let screen = screen(log)
    screen.table.overscroll.top?.isEnabled = false
    screen.wait(0.1)
    #expect(actions(screen).isEmpty)
    screen.table.overscroll.top?.isEnabled = true
    screen.wait(0.1)
    #expect(actions(screen) == ["Refresh"])
    screen.table.overscroll.top?.isHidden = true
    screen.wait(0.1)
    #expect(actions(screen).isEmpty)
  }

  @Test func theAppsOwnActionsStay() {
    let log = Log()
    let screen = screen(log)
    let own = UIAccessibilityCustomAction(name: "Archive") { _ in true }
    screen.table.accessibilityCustomActions?.insert(own, at: 0)
    #expect(actions(screen) == ["Archive", "Refresh"])
    screen.pull()
    screen.wait(1)
    #expect(actions(screen) == ["Archive"])
    screen.table.overscroll.top = nil
    #expect(actions(screen) == ["Archive"])
    screen.table.overscroll.top = .refresh(manual: { $0.end(.cancelled) })
    screen.table.accessibilityCustomActions = [own]
    screen.pull(by: 20)
    screen.wait(1)
    #expect(actions(screen) == ["Archive", "Refresh"], "what was written over comes back")
    screen.table.overscroll.top = nil
    #expect(actions(screen) == ["Archive"])
  }

  @Test func theSystemsControlHasTheActionToo() {
    let screen = Screen()
    screen.table.overscroll.top = .refresh(indicator: .system, manual: { _ in })
    #expect(actions(screen) == ["Refresh"])
    screen.table.overscroll.top = nil
    #expect(screen.table.accessibilityCustomActions == nil)
  }

  // MARK: Motion

  @Test func lessMotionIsRespected() {
    let log = Log()
    let screen = screen(log)
    screen.device.isReduceMotionEnabled = true
    screen.table.overscroll.top?.begin()
    #expect(abs(screen.table.contentInset.top - 54) < 0.001)
    #expect(screen.host?.engine.insetMotion(of: .top).duration == 0)
    screen.device.isReduceMotionEnabled = false
    #expect(screen.host?.engine.durations == OverscrollDurations())
  }

  @Test func durationsOfTheAppBringNoMotionBack() {
    var own = OverscrollDurations()
    own.timeout = 20
    own.resultDuration = 0.5
    OverscrollDefaults.durations = own
    defer { OverscrollDefaults.ownDurations = nil }
    let screen = Screen()
    screen.device.isReduceMotionEnabled = true
    screen.table.overscroll.top = .refresh(manual: { _ in })
    #expect(screen.host?.engine.durations == own.withoutMotion)
    screen.table.overscroll.durations.expand = 0.7
    #expect(screen.host?.engine.durations == own.withoutMotion)
    #expect(screen.table.overscroll.durations.expand == 0.7)
    screen.device.isReduceMotionEnabled = false
    #expect(screen.host?.engine.durations.expand == 0.7)
  }

  // MARK: Haptics

  @Test func aFingerFeelsThatLettingGoWouldFire() {
    let log = Log()
    let screen = screen(log)
    screen.hold(by: 200)
    #expect(screen.device.feedback == ["impact light 1.0"])
    screen.finger.drag(by: -150)
    screen.finger.drag(by: 150)
    #expect(screen.device.feedback.count == 1, "once per touch")
    screen.finger.lift()
    log.runs.first?.end(.updated)
    screen.wait(2)
    #expect(screen.device.feedback.count == 1)
  }

  @Test("One feedback generator is prepared when a drag begins, and serves every pull")
  func preparedFeedback() {
    let log = Log()
    let screen = screen(log)
    #expect(screen.device.feedbackGeneratorCount == 0)
    for pull in 1...3 {
      screen.finger.touch(screen.table)
      screen.finger.drag(by: 20)
      #expect(screen.device.feedbackPreparationCount == pull)
      screen.finger.drag(by: 200)
      screen.finger.lift()
      log.runs.last?.end(.updated)
      screen.wait(3)
    }
    #expect(screen.device.feedback.count == 3)
    #expect(screen.device.feedbackGeneratorCount == 1)
  }

  @Test func anOptionTurnsItOff() {
    let log = Log()
    let screen = screen(log)
    screen.table.overscroll.top?.feedback = []
    screen.pull()
    #expect(screen.device.feedback.isEmpty)
  }

  @Test func moreIsFeltWhereTheAppWantsIt() {
    let log = Log()
    let screen = screen(log)
    screen.table.overscroll.top?.feedback = [.fired, .ended]
    screen.pull()
    #expect(screen.device.feedback == ["impact medium 1.0"])
    log.runs.last?.end(.failed)
    screen.wait(1)
    #expect(screen.device.feedback.last == "notification error")
    screen.table.overscroll.top?.begin()
    log.runs.last?.end(.updated)
    screen.wait(1)
    #expect(screen.device.feedback.last == "notification success")
    #expect(screen.device.feedback.count == 3)
  }
}
