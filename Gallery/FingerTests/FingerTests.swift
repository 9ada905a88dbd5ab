import XCTest

/// Performs every gesture of the Experiments app with XCTest's touches, and prints its figures.
///
/// Run by `Development/Scripts/apple.sh`. The tests fail only if a gesture could not be performed: a figure that differs
/// from the ledger is a finding, not an error.
final class FingerTests: XCTestCase {
  private let app = XCUIApplication()

  override func setUp() {
    continueAfterFailure = true
    app.launch()
  }

  func testDragSlop() { measure("U21") { self.drag(-50, hold: 0.3) } }

  func testBounceAfterAHold() { measure("U22") { self.drag(250, hold: 0.3) } }

  func testEndOfADeceleration() {
    measure("U23") {
      self.drag(-100, velocity: 1_000)
      sleep(4)
    }
  }

  func testVelocityPastTheEdge() { measure("U25") { self.drag(200, velocity: 2_000) } }

  func testTouchDuringAFling() {
    measure("U26") {
      self.drag(-100, velocity: 1_000)
      self.middle.press(forDuration: 0.2)
    }
  }

  func testTouchDuringABounce() {
    measure("U27") {
      self.drag(200, hold: 0.3)
      self.middle.press(forDuration: 0.2)
    }
  }

  func testTouchDuringAnAnimation() { measure("U9") { self.middle.press(forDuration: 0.2) } }

  /// Pulls and flicks each SwiftUI screen and each UIKit twin; their figures are in the app's log.
  func testScreensAndTwins() {
    let pattern = NSPredicate(format: "identifier MATCHES %@", "([0-9]+|twin)-.*")
    var visited: Set<String> = []
    var swipes = 0
    // Only visible rows are elements.
    while swipes < 20 {
      let visible = app.cells.matching(pattern).allElementsBoundByIndex.filter(\.isHittable)
      guard let name = visible.map(\.identifier).first(where: { !visited.contains($0) }) else {
        app.swipeUp()
        swipes += 1
        continue
      }
      visited.insert(name)
      open(name)
      drag(200, hold: 0.3)
      sleep(2)
      drag(-100, velocity: 1_000)
      sleep(3)
      app.navigationBars.buttons.firstMatch.tap()
    }
    XCTAssertFalse(visited.isEmpty)
  }

  // MARK: Parts

  private var middle: XCUICoordinate {
    app.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5))
  }

  /// Drags by a distance in points, downwards if positive.
  private func drag(
    _ distance: CGFloat, velocity: XCUIGestureVelocity = 200, hold: TimeInterval = 0
  ) {
    let end = middle.withOffset(CGVector(dx: 0, dy: distance))
    middle.press(
      forDuration: 0, thenDragTo: end, withVelocity: velocity, thenHoldForDuration: hold)
  }

  /// Opens the screen of a cell of the app's list.
  private func open(_ id: String) {
    let row = app.cells[id]
    var swipes = 0
    while !row.isHittable, swipes < 20 {
      app.swipeUp()
      swipes += 1
    }
    row.tap()
  }

  /// Opens the screen of a row, performs a gesture and prints the line of figures.
  private func measure(_ id: String, _ gesture: () -> Void) {
    open(id)
    let figures = app.staticTexts["figures"]
    XCTAssertTrue(figures.waitForExistence(timeout: 5))
    gesture()
    let arrived = NSPredicate(format: "label BEGINSWITH %@", id + "\t")
    let wait = XCTNSPredicateExpectation(predicate: arrived, object: figures)
    XCTAssertEqual(XCTWaiter.wait(for: [wait], timeout: 10), .completed, "\(id): no figures")
    print("FINGER \(figures.label)")
  }
}
