import CoreGraphics
import OverscrollSimulation
import SwiftUI
import Testing
@_spi(Simulation) import UIKit

@testable import Experiments

/// The SwiftUI screens of the Experiments app and their UIKit twins, on the stand-in.
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
    func pull(_ view: UIScrollView, along axis: CGVector = CGVector(dx: 0, dy: 200)) {
      finger.touch(at: CGPoint(x: 195, y: 500), in: window)
      finger.drag(by: axis)
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
        largeTitle: setup.surroundings == .largeTitle)
      if let view = model.scrollView {
        let isRow = setup.scroller == .row
        stage.pull(view, along: isRow ? CGVector(dx: 200, dy: 0) : CGVector(dx: 0, dy: 200))
        if !isRow { view.setContentOffset(CGPoint(x: 0, y: 900), animated: false) }
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

  @Test("There are ten screens, each with its own names, and twins of three and of the release")
  func screens() {
    #expect(Set(ScreenSetup.all.map(\.number)) == Set(1...10))
    #expect(Set(ScreenSetup.all.map(\.name)).count == ScreenSetup.all.count)
    let twins = TwinController.Setup.all
    #expect(Set(twins.map(\.number)) == [0, 3, 4, 6])
    #expect(Set(twins.map(\.name)).count == twins.count)
  }

  @Test("Each screen logs reports, phases of a pull, and UIKit's values", arguments: 1...10)
  func logs(_ number: Int) {
    for setup in setups(number) {
      run(setup) { model, _ in
        let log = model.log
        #expect(!log.lines(of: "appeared").isEmpty, "\(setup.name)")
        #expect(log.lines(of: "geometry").count > 15, "\(setup.name)")
        let phases = log.lines(of: "phase").map(\.figures)
        #expect(phases.contains { $0.contains("interacting") }, "\(setup.name)")
        #expect(log.lines(of: "UIKit").allSatisfy { $0.figures.hasPrefix("offset") })
        #expect(log.lines.allSatisfy { $0.time >= 0 })
        for action in setup.actions {
          #expect(!log.lines(of: "before \(action.rawValue)").isEmpty, "\(setup.name)")
        }
      }
    }
  }

  @Test("1: the reported container shows the side of S1a", arguments: DeviceFacts.Side.allCases)
  func container(_ side: DeviceFacts.Side) {
    for setup in setups(1) where setup.scroller == .scrollView {
      run(setup, sides: [.containerSize: side]) { model, _ in
        let figures = model.log.lines(of: "geometry").last?.figures
        let (container, visible) = (
          values("container", in: figures), values("visible", in: figures)
        )
        #expect(visible == [390, 844])
        #expect((container == visible) == (side == .alternative), "\(figures ?? "none")")
      }
    }
  }

  @Test(
    "2: an external inset is lost or kept by a redraw, as S4a says",
    arguments: DeviceFacts.Side.allCases)
  func externalInset(_ side: DeviceFacts.Side) {
    for setup in setups(2) {
      run(setup, sides: [.externalInsets: side]) { model, _ in
        let before = model.log.lines(of: "before Redraw").last?.figures
        #expect(values("raw", in: before).first == 54, "\(setup.name)")
        let raw = model.scrollView?.contentInset.top
        #expect(raw == (side == .fact ? 0 : 54), "\(setup.name)")
      }
    }
  }

  @Test("3, 4: each carrier opens after the lift, and closes at rest", arguments: [3, 4])
  func carriers(_ number: Int) {
    for setup in setups(number) {
      run(setup) { model, _ in
        let requests = model.log.lines(of: "requested").map(\.figures)
        #expect(requests == ["54.0", "0.0"], "\(setup.name)")
        #expect(model.extraInset == 0)
      }
    }
  }

  @Test("5: the offset of a row shows the side of S1f", arguments: DeviceFacts.Side.allCases)
  func rightToLeft(_ side: DeviceFacts.Side) {
    for setup in setups(5) {
      run(setup, sides: [.mirroredOffsets: side, .firstReport: .alternative]) { model, _ in
        let first = values("offset", in: model.log.lines(of: "geometry").first?.figures).first ?? 0
        #expect((first > 1_000) == (side == .alternative), "\(first)")
      }
    }
  }

  @Test(
    "7: a list reaches its top only if it follows positions (S5a)",
    arguments: DeviceFacts.Side.allCases)
  func top(_ side: DeviceFacts.Side) {
    for setup in setups(7) {
      run(setup, sides: [.listPositions: side]) { model, _ in
        let isAtTop = (model.scrollView?.contentOffset.y ?? 0) < 0
        #expect(isAtTop == (setup.scroller == .scrollView || side == .alternative), "\(setup.name)")
      }
    }
  }

  @Test(
    "7: an update takes back an offset that UIKit has got, or leaves it (S9c)",
    arguments: DeviceFacts.Side.allCases)
  func writing(_ side: DeviceFacts.Side) throws {
    for setup in setups(7) {
      try run(setup, sides: [.foreignOffsets: side]) { model, _ in
        let offsets = ["before Write", "before Redraw", "before Top"].compactMap { event in
          values("offset", in: model.log.lines(of: event).last?.figures).dropFirst().first
        }
        try #require(offsets.count == 3)
        #expect(offsets[1] == offsets[0] + 100)
        // The user left the list at its top; the test wrote 900 points.
        let top = -Double(model.scrollView?.adjustedContentInset.top ?? 0)
        #expect(offsets[2] == (side == .fact ? top : offsets[1]), "\(setup.name)")
      }
    }
  }

  @Test(
    "8: rows before the visible ones lengthen the content, and shift it or not (S9a)",
    arguments: DeviceFacts.Side.allCases)
  func prepending(_ side: DeviceFacts.Side) {
    for setup in setups(8) {
      run(setup, sides: [.insertedRows: side]) { model, _ in
        #expect(model.rows.count == 150)
        let offset = model.scrollView?.contentOffset.y ?? 0
        #expect((offset > 901) == (side == .alternative), "\(setup.name) \(offset)")
      }
    }
  }

  @Test("9: the button replaces UIKit's scroll view by one of another identity")
  func identity() {
    for setup in setups(9) {
      let device = SimulatedDevice()
      let model = ScreenModel(setup)
      let stage = Stage(device, ExperimentScreen.controller(of: model))
      let before = model.scrollView
      stage.tap("Change id")
      #expect(before != nil && model.scrollView != nil && model.scrollView !== before)
    }
  }

  @Test("10: the action for assistive technologies reaches the log")
  func accessibility() {
    for setup in setups(10) {
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

  @Test("A twin opens after the lift, closes at rest, and logs each offset")
  func twins() {
    for setup in TwinController.Setup.all {
      let device = SimulatedDevice()
      let controller = TwinController(setup)
      let stage = Stage(device, controller, largeTitle: setup.hasLargeTitle)
      stage.pull(controller.table)
      let log = controller.log
      #expect(
        log.lines(of: "opens").count == 1 && log.lines(of: "closed").count == 1, "\(setup.name)")
      #expect(log.lines(of: "offset").count > 30)
      #expect(controller.table.contentInset.top == 0)
    }
  }

  @Test(
    "U5d: the twin of a release in the recognizer's notification shows the jump",
    arguments: DeviceFacts.Side.allCases)
  func release(_ side: DeviceFacts.Side) throws {
    try DeviceFacts.playing(side, of: .endedNotification) {
      let setup = try #require(TwinController.Setup.all.first { $0.release == .whenEnded })
      let device = SimulatedDevice()
      let controller = TwinController(setup)
      let stage = Stage(device, controller)
      stage.pull(controller.table)
      let lines = controller.log.lines
      let opens = try #require(lines.firstIndex { $0.event == "opens" })
      let after = lines[opens...].first { $0.event == "offset" }
      let offsets = [lines[opens].figures, after?.figures].compactMap {
        values("offset", in: $0).first
      }
      let jump = offsets.count == 2 ? offsets[0] - offsets[1] : 0
      #expect((jump > 10) == (side == .fact), "\(jump)")
    }
  }
}
