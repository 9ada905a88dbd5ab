import HostDriver
import OverscrollCore
import OverscrollIndicators
import OverscrollUIKit
import Testing
import UIKit

/// An app's own view at an edge, and the opacity of the box.
@MainActor
@Suite struct OwnViewTests {
  /// A view with a label of several lines inside margins of 10 points, laid out by constraints.
  private func banner(_ text: String) -> (view: UIView, label: UILabel) {
    let view = UIView()
    let label = UILabel()
    label.text = text
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: view.topAnchor, constant: 10),
      label.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -10),
      label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10),
      label.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -10),
    ])
    return (view, label)
  }

  private let long = String(repeating: "word ", count: 30)

  @Test func itIsMeasuredAgainAfterARotation() {
    let screen = Screen()
    let (view, label) = banner(long)
    screen.table.overscroll.top = .refresh(indicator: .view(view), manual: { _ in })
    let before = view.frame.height
    screen.device.rotate()
    screen.wait(0.5)
    let height = label.sizeThatFits(CGSize(width: 824, height: 0)).height + 20
    #expect(height < before)
    #expect(view.frame.size == CGSize(width: 844, height: height))
    #expect(screen.box(.top)?.frame.minY == -height)
  }

  @Test func withoutConstraintsItsFrameCounts() {
    let screen = Screen()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 70))
    screen.table.overscroll.top = .refresh(indicator: .view(view), manual: { _ in })
    #expect(screen.box(.top)?.frame.height == 70)
    screen.device.rotate()
    screen.wait(0.5)
    #expect(screen.box(.top)?.frame.height == 70)
  }

  @Test func atASideItsWidthCounts() {
    let screen = Screen()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 70))
    screen.table.overscroll.leading = .refresh(indicator: .view(view), manual: { _ in })
    #expect(screen.box(.leading)?.frame.width == 30)
    #expect(view.frame.height == screen.table.bounds.height)
  }

  @Test func aLengthThatTheAppGaveStays() {
    let screen = Screen()
    let (view, _) = banner(long)
    let control = OverscrollControl.refresh(indicator: .view(view), manual: { _ in })
    control.options = EdgeOptions(purpose: .refresh, trigger: .onRelease(past: 60), extent: 33)
    screen.table.overscroll.top = control
    #expect(screen.box(.top)?.frame.height == 33)
    control.indicator = .spinner
    #expect(screen.box(.top)?.frame.height == 33)
  }

  @Test func itIsToldTheStates() {
    let screen = Screen()
    var phases: [OverscrollPhase] = []
    var progress = 0.0
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 10, height: 40))
    let indicator = OverscrollIndicator.view(label) { label, state in
      label.text = "\(state.phase)"
      if phases.last != state.phase { phases.append(state.phase) }
      progress = max(progress, state.progress)
    }
    var runs: [OverscrollRun] = []
    screen.table.overscroll.top = .refresh(indicator: indicator, manual: { runs.append($0) })
    screen.pull()
    screen.wait(1)
    #expect(label.text == "refreshing")
    runs.first?.end(.updated)
    screen.wait(1)
    #expect(phases == [.idle, .pulling, .armed, .refreshing, .ending, .idle])
    #expect(progress > 1)
  }

  @Test func aViewThatGrowsInARunTakesItsShareAlong() {
    let screen = Screen()
    let (view, label) = banner("short")
    var runs: [OverscrollRun] = []
    let indicator = OverscrollIndicator.view(view) { [long] _, state in
      label.text = state.phase == .refreshing ? long : "short"
    }
    screen.table.overscroll.top = .refresh(indicator: indicator, manual: { runs.append($0) })
    let before = screen.box(.top)?.frame.height ?? 0
    screen.pull()
    screen.wait(1)
    let height = screen.box(.top)?.frame.height ?? 0
    #expect(height > before + 20)
    #expect(abs(screen.table.contentInset.top - height) < 0.001)
    runs.first?.end(.updated)
    screen.wait(1)
    #expect(screen.box(.top)?.frame.height == before)
    #expect(screen.table.contentInset.top == 0)
  }

  @Test func theSameViewGoesToAnotherEdge() {
    let screen = Screen()
    var states: [OverscrollEdge] = []
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 70))
    let indicator = OverscrollIndicator.view(view) { _, state in states.append(state.edge) }
    screen.table.overscroll.top = .refresh(indicator: indicator, manual: { _ in })
    screen.table.overscroll.bottom = .loadMore(indicator: indicator, manual: { _ in })
    #expect(view.superview === screen.box(.bottom))
    states = []
    screen.hold(by: 100)
    screen.finger.lift()
    screen.wait(1)
    #expect(!states.contains(.top), "the edge without the view does not speak to it")
    #expect(view.frame.size == CGSize(width: 390, height: 70))
    screen.table.overscroll.bottom = nil
    #expect(view.superview == nil)
    screen.table.overscroll.top = .refresh(indicator: indicator, manual: { _ in })
    #expect(view.superview === screen.box(.top))
    #expect(view.frame == CGRect(x: 0, y: 0, width: 390, height: 70))
  }

  @Test func itIsReplacedWhileItRuns() {
    let screen = Screen()
    var runs: [OverscrollRun] = []
    screen.table.overscroll.top = .refresh(manual: { runs.append($0) })
    screen.pull()
    screen.wait(1)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 90))
    var phase = OverscrollPhase.idle
    screen.table.overscroll.top?.indicator = .view(view) { _, state in phase = state.phase }
    screen.wait(1)
    #expect(phase == .refreshing)
    #expect(runs.count == 1 && runs[0].isCurrent)
    #expect(abs(screen.table.contentInset.top - 90) < 0.001)
    #expect(screen.box(.top)?.frame.height == 90)
    #expect(screen.table.subviews.filter { $0 is IndicatorView }.count == 1)
    runs[0].end(.updated)
    screen.wait(1)
    #expect(screen.table.contentInset.top == 0)
    #expect(abs(screen.table.contentOffset.y - screen.rest) < 0.001)
  }

  // MARK: Fading

  @Test func theBoxComesInWithThePull() {
    let screen = Screen()
    var runs: [OverscrollRun] = []
    screen.table.overscroll.top = .refresh(manual: { runs.append($0) })
    guard let box = screen.box(.top) else { return #expect(Bool(false)) }
    #expect(box.alpha == 0)
    screen.finger.touch(screen.table)
    screen.finger.drag(by: 60, over: 0.3)
    let progress = screen.table.overscroll.top?.progress ?? 0
    #expect(progress > 0.2 && progress < 0.9)
    #expect(abs(box.alpha - progress) < 1e-6)
    screen.finger.drag(by: 200, over: 0.3)
    #expect(box.alpha == 1)
    screen.finger.lift()
    screen.wait(1)
    #expect(box.alpha == 1, "all there while it runs")
    runs.first?.end(.updated)
    screen.wait(1)
    #expect(box.alpha < 0.001)
    screen.table.overscroll.top?.fadesWithPull = false
    #expect(box.alpha == 1)
  }

  @Test func whereNoPullFiresNothingFades() {
    let screen = Screen()
    screen.table.overscroll.bottom = .loadMore(manual: { _ in })
    screen.table.overscroll.bottom?.fadesWithPull = true
    #expect(screen.box(.bottom)?.alpha == 1)
  }
}
