import CoreGraphics
import SwiftUI
import Testing
@_spi(Simulation) import UIKit

@testable import Experiments

/// The screens of the Experiments app, on the stand-in.
@MainActor @Suite struct ScreenTests {
  /// A screen below a navigation bar, and a finger.
  @MainActor private final class Stage {
    let device: SimulatedDevice
    let finger: Finger
    let window: UIWindow

    init(_ device: SimulatedDevice, _ controller: UIViewController, largeTitle: Bool = false) {
      self.device = device
      let navigation = UINavigationController(rootViewController: controller)
      navigation.navigationBar.prefersLargeTitles = largeTitle
      finger = Finger(on: device)
      window = device.show(navigation)
      device.advance(by: 0.2)
    }

    /// Pulls a scroll view by 200 points and lifts.
    func pull(_ view: UIScrollView) {
      finger.touch(at: CGPoint(x: 195, y: 500), in: window)
      finger.drag(by: 200)
      finger.hold(for: 0.2)
      finger.lift()
      device.waitForRest(of: view)
      device.advance(by: 2)
    }

    /// Taps the button with a text.
    func tap(_ words: String) {
      let labels = all(UILabel.self, in: window).filter { $0.text == words }
      if let button = labels.first?.superview { finger.tap(button) }
      device.advance(by: 1)
    }

    func all<Kind: UIView>(_ kind: Kind.Type, in view: UIView) -> [Kind] {
      ((view as? Kind).map { [$0] } ?? []) + view.subviews.flatMap { all(kind, in: $0) }
    }
  }

  /// Shows a screen, pulls, scrolls to 900 points, performs all actions, and evaluates a closure.
  @discardableResult
  private func run<Value>(
    _ setup: ScreenSetup, sides: [DeviceFacts.Row: DeviceFacts.Side] = [:],
    _ evaluate: (ScreenModel, Stage) throws -> Value
  ) rethrows -> Value {
    try DeviceFacts.$current.withValue(DeviceFacts(sides)) {
      let device = SimulatedDevice()
      let model = ScreenModel(setup)
      let stage = Stage(
        device, ExperimentScreen.controller(of: model),
        largeTitle: setup.hasLargeTitle)
      if let view = model.scrollView {
        stage.pull(view)
        view.setContentOffset(CGPoint(x: 0, y: 900), animated: false)
        device.advance(by: 0.2)
      }
      for action in setup.actions {
        for _ in 0..<(action == .hide || action == .sheet ? 2 : 1) {
          model.perform(action)
          device.advance(by: 1)
        }
      }
      return try evaluate(model, stage)
    }
  }

  private func setups(_ number: Int) -> [ScreenSetup] {
    ScreenSetup.all.filter { $0.number == number }
  }

  /// The numbers that follow a word in figures.
  private func values(_ word: String, in figures: String?) -> [Double] {
    let words = (figures ?? "").split(separator: " ").map(String.init)
    guard let index = words.firstIndex(of: word) else { return [] }
    return words[(index + 1)...].prefix { Double($0) != nil }.compactMap(Double.init)
  }

  @Test("There are five screens, and four releases, each with its own names")
  func screens() {
    #expect(Set(ScreenSetup.all.map(\.number)) == Set(1...5))
    let releases = ReleaseController.Setup.all
    #expect(Set(releases.map(\.release)) == Set(ReleaseController.Release.allCases))
    let names = ScreenSetup.all.map(\.name) + releases.map(\.name)
    #expect(Set(names).count == names.count)
  }

  @Test("Each screen logs UIKit's values during a pull and around each action", arguments: 1...5)
  func logs(_ number: Int) {
    for setup in setups(number) {
      run(setup) { model, _ in
        let log = model.log
        #expect(!log.lines(of: "appeared").isEmpty, "\(setup.name)")
        let offsets = log.lines(of: "offset").map(\.figures)
        #expect(offsets.count > 15 && offsets.allSatisfy { $0.hasPrefix("offset") })
        #expect(log.lines.allSatisfy { $0.time >= 0 })
        for action in setup.actions {
          #expect(!log.lines(of: "before \(action.rawValue)").isEmpty, "\(setup.name)")
        }
      }
    }
  }

  @Test(
    "1: an external inset is lost or kept by a redraw, as S4a says",
    arguments: DeviceFacts.Side.allCases)
  func externalInset(_ side: DeviceFacts.Side) {
    for setup in setups(1) {
      run(setup, sides: [.externalInsets: side]) { model, _ in
        let before = model.log.lines(of: "before Redraw").last?.figures
        #expect(values("raw", in: before).first == 54, "\(setup.name)")
        let raw = model.scrollView?.contentInset.top
        #expect(raw == (side == .fact ? 0 : 54), "\(setup.name)")
      }
    }
  }

  @Test(
    "2: an update takes back an offset that UIKit has got, or leaves it (S9c)",
    arguments: DeviceFacts.Side.allCases)
  func writing(_ side: DeviceFacts.Side) throws {
    for setup in setups(2) {
      try run(setup, sides: [.foreignOffsets: side]) { model, _ in
        let offsets = ["before Write", "before Redraw"].compactMap { event in
          values("offset", in: model.log.lines(of: event).last?.figures).dropFirst().first
        }
        try #require(offsets.count == 2)
        #expect(offsets[1] == offsets[0] + 100)
        // The user left the list at its top; the test wrote 900 points.
        let view = try #require(model.scrollView)
        let top = -Double(view.adjustedContentInset.top)
        #expect(Double(view.contentOffset.y) == (side == .fact ? top : offsets[1]))
      }
    }
  }

  @Test(
    "3: rows before the visible ones lengthen the content, and shift it or not (S9a)",
    arguments: DeviceFacts.Side.allCases)
  func prepending(_ side: DeviceFacts.Side) {
    for setup in setups(3) {
      run(setup, sides: [.insertedRows: side]) { model, _ in
        #expect(model.rows.count == 150)
        let offset = model.scrollView?.contentOffset.y ?? 0
        #expect((offset > 901) == (side == .alternative), "\(setup.name) \(offset)")
      }
    }
  }

  @Test("4: the button replaces UIKit's scroll view by one of another identity")
  func identity() {
    for setup in setups(4) {
      let device = SimulatedDevice()
      let model = ScreenModel(setup)
      let stage = Stage(device, ExperimentScreen.controller(of: model))
      let before = model.scrollView
      stage.tap("Change id")
      #expect(before != nil && model.scrollView != nil && model.scrollView !== before)
    }
  }

  @Test("5: the action for assistive technologies reaches the log")
  func accessibility() {
    for setup in setups(5) {
      run(setup) { model, stage in
        let actions = stage.all(UIView.self, in: stage.window).flatMap {
          $0.accessibilityCustomActions ?? []
        }
        #expect(actions.map(\.name) == ["Refresh"])
        for action in actions { _ = action.actionHandler?(action) }
        #expect(model.log.lines(of: "accessibility").count == 1)
      }
    }
  }

  @Test("A table opens after the lift, closes at rest, and logs each offset")
  func releases() {
    for setup in ReleaseController.Setup.all {
      let device = SimulatedDevice()
      let controller = ReleaseController(setup)
      let stage = Stage(device, controller, largeTitle: setup.hasLargeTitle)
      stage.pull(controller.table)
      let log = controller.log
      #expect(
        log.lines(of: "opens").count == 1 && log.lines(of: "closed").count == 1, "\(setup.name)")
      #expect(log.lines(of: "offset").count > 30)
      #expect(controller.table.contentInset.top == 0)
    }
  }

  @Test("U5d: the table that opens in the recognizer's notification shows the jump")
  func release() throws {
    let setup = try #require(ReleaseController.Setup.all.first { $0.release == .whenEnded })
    let device = SimulatedDevice()
    let controller = ReleaseController(setup)
    let stage = Stage(device, controller)
    stage.pull(controller.table)
    let lines = controller.log.lines
    let opens = try #require(lines.firstIndex { $0.event == "opens" })
    let after = lines[opens...].first { $0.event == "offset" }
    let offsets = [lines[opens].figures, after?.figures].compactMap {
      values("offset", in: $0).first
    }
    let jump = offsets.count == 2 ? offsets[0] - offsets[1] : 0
    #expect(jump > 10, "\(jump)")
  }
}
