import XCTest

/// Performs every gesture of the Experiments app with XCTest's touches, and prints its figures.
///
/// Run by `Scripts/apple.sh`. The tests fail only if a gesture could not be performed: a figure that differs
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

  /// Opens the screen of a row, performs a gesture and prints the line of figures.
  private func measure(_ id: String, _ gesture: () -> Void) {
    let row = app.cells[id]
    var swipes = 0
    while !row.isHittable, swipes < 10 {
      app.swipeUp()
      swipes += 1
    }
    row.tap()
    let figures = app.staticTexts["figures"]
    XCTAssertTrue(figures.waitForExistence(timeout: 5))
    gesture()
    let arrived = NSPredicate(format: "label BEGINSWITH %@", id + "\t")
    let wait = XCTNSPredicateExpectation(predicate: arrived, object: figures)
    XCTAssertEqual(XCTWaiter.wait(for: [wait], timeout: 10), .completed, "\(id): no figures")
    print("FINGER \(figures.label)")
  }
}
