import Foundation
import Testing
@_spi(Simulation) import UIKit

@MainActor @Suite struct SystemTests {
  /// The example in the README of the stand-ins.
  @Test func theClockGoesOnWithTheFingerAndByHand() async {
    let device = SimulatedDevice()
    let table = UITableView()
    let window = device.show(table)
    let finger = Finger(on: device)
    finger.touch(table)
    finger.drag(by: 200, over: 0.3)
    finger.lift()
    device.waitForRest(of: table)
    device.advance(by: 0.5)
    device.turn()
    await device.pass(1)
    #expect(device.clock.now > 1_001.8 && table.contentOffset.y == -table.adjustedContentInset.top)
    #expect(table.window === window)
  }

  @Test func refreshControlBeginsUnderTheFingerAndTakesItsInset() {
    let stage = Stage()
    let control = UIRefreshControl()
    var begun = 0
    control.addAction(UIAction { _ in begun += 1 }, for: .valueChanged)
    stage.view.refreshControl = control
    stage.view.contentInset.top = 10
    stage.finger.touch(stage.view)
    stage.finger.drag(by: 300)
    #expect(begun == 1 && control.isRefreshing)
    #expect(stage.view.adjustedContentInset.top == 10 + UIRefreshControl.height)
    stage.finger.hold(for: 0.2)
    stage.finger.lift()
    stage.device.waitForRest(of: stage.view)
    #expect(stage.view.contentOffset.y == -70)
    control.endRefreshing()
    stage.device.advance(by: 0.5)
    #expect(stage.view.contentInset.top == 10 && stage.view.contentOffset.y == -10)
  }

  @Test func beginInCodeDoesNotScroll() {
    let stage = Stage()
    let control = UIRefreshControl()
    stage.view.refreshControl = control
    control.beginRefreshing()
    #expect(stage.view.contentOffset.y == 0 && stage.view.adjustedContentInset.top == 60)
  }

  @Test func whatTheHandFeelsAndTheEarHearsIsKept() {
    let stage = Stage()
    UIImpactFeedbackGenerator(style: .light).impactOccurred()
    UISelectionFeedbackGenerator().selectionChanged()
    UINotificationFeedbackGenerator().notificationOccurred(.success)
    #expect(stage.device.feedback == ["impact light 1.0", "selection", "notification success"])
    UIAccessibility.post(notification: .announcement, argument: "Done")
    #expect(stage.device.posts.map(\.text) == ["Done"])
    stage.device.isReduceMotionEnabled = true
    #expect(UIAccessibility.isReduceMotionEnabled)
  }

  @Test func tappingAButtonDoesWhatItDoes() {
    let stage = Stage()
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 10, y: 10, width: 80, height: 40)
    button.setTitle("Retry", for: [])
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    stage.view.addSubview(button)
    stage.finger.tap(button)
    button.isEnabled = false
    stage.finger.tap(button)
    #expect(taps == 1 && button.currentTitle == "Retry")
  }

  @Test func statusBarScrollsToTheTop() {
    let stage = Stage(safeTop: 40)
    stage.view.contentOffset.y = 700
    stage.device.tapStatusBar()
    stage.device.waitForRest(of: stage.view)
    #expect(stage.view.contentOffset.y == -40)
  }

  @Test func rotationChangesBoundsAndSafeArea() {
    let stage = Stage(safeTop: 40)
    stage.device.rotate()
    #expect(stage.view.bounds.size == CGSize(width: 600, height: 390))
    #expect(stage.view.adjustedContentInset.left == 0)
    #expect(stage.view.safeAreaInsets.left == 40)
  }

  @Test func keyboardsTellTheirPlace() {
    let device = SimulatedDevice()
    let heard = Heard()
    let token = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
    ) { note in
      let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
      heard.lines.append("\(frame?.height ?? 0)")
    }
    device.showKeyboard(height: 300)
    NotificationCenter.default.removeObserver(token)
    #expect(heard.lines == ["300.0"])
  }

  @Test func theAppGoesToTheBackgroundAndComesBack() {
    let device = SimulatedDevice()
    let heard = Heard()
    let tokens = [
      UIApplication.didEnterBackgroundNotification, UIApplication.willEnterForegroundNotification,
    ].map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
        heard.lines.append($0.name.rawValue)
      }
    }
    device.setActive(false)
    device.setActive(true)
    for token in tokens { NotificationCenter.default.removeObserver(token) }
    #expect(heard.lines.count == 2 && heard.lines.first?.contains("Background") == true)
    device.layoutDirection = .rightToLeft
    #expect(UIApplication.shared.userInterfaceLayoutDirection == .rightToLeft)
  }

  @Test func readsOfGettersAreCounted() {
    let stage = Stage()
    stage.view.countsReads = true
    _ = stage.view.contentOffset
    _ = (stage.view.contentInset, stage.view.contentInset)
    #expect(stage.view.reads == ["contentOffset": 1, "contentInset": 2])
  }

  @Test func tasksRunBetweenFrames() async {
    let device = SimulatedDevice()
    let heard = Heard()
    Task { heard.lines.append("ran") }
    await device.pass(0.1)
    #expect(heard.lines == ["ran"])
  }
}
