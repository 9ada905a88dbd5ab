#if os(iOS) || os(visionOS)
  import CoreGraphics
  public import Foundation
  public import XCTest

  /// Why a list in a UI test did not do what the test waits for, with what was seen instead.
  public struct OverscrollTestError: Error, CustomStringConvertible {
    /// What was seen, in English.
    public let description: String
  }

  /// Pulls and waits for lists in UI tests. The lists are found by the accessibility identifiers of their
  /// edges, such as `overscroll.top`, so an app needs no code for its tests.
  ///
  /// The calls may be made on the list itself, such as `app.tables.firstMatch`, or on an element that contains it.
  @MainActor
  extension XCUIElement {
    /// Pulls a list down beyond its top, and lets it go.
    ///
    /// The list must be at its top.
    ///
    /// - Parameters:
    ///   - distance: How far the finger moves, in points. The content follows it at about half of the distance.
    ///   - timeout: How long to wait for the list, in seconds.
    /// - Throws: `OverscrollTestError` if the list does not appear, or something covers it.
    public func pullToRefresh(by distance: CGFloat = 300, timeout: TimeInterval = 5) throws {
      try findList(timeout)
      let start = coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.3))
      start.press(
        forDuration: 0, thenDragTo: start.withOffset(CGVector(dx: 0, dy: distance)),
        withVelocity: .slow,
        thenHoldForDuration: 0.2)
    }

    /// Waits until a refresh at the top has ended, and its result is no longer shown; returns at once without one.
    ///
    /// - Parameter timeout: How long to wait, in seconds.
    /// - Throws: `OverscrollTestError` if the refresh fails, with the text that is shown, or does not end in time.
    public func waitForRefreshToEnd(timeout: TimeInterval = 10) throws {
      try waitForEnd(of: edge("overscroll.top"), timeout)
    }

    /// Scrolls a list to its end, so that it loads a page, and waits until it is loaded.
    ///
    /// Taps an edge that waits for a tap.
    ///
    /// - Parameters:
    ///   - element: An element of the next page, for a list that loads before its end is visible. Without one, the call
    ///     waits for the indicator at the end.
    ///   - maximumSwipes: How often the list is swiped up.
    ///   - timeout: How long to wait for the list and for the page, in seconds.
    /// - Throws: `OverscrollTestError` if the list does not appear, does not load, or fails to.
    public func loadMore(
      until element: XCUIElement? = nil, maximumSwipes: Int = 20, timeout: TimeInterval = 10
    ) throws {
      try findList(timeout)
      let edge = edge("overscroll.bottom")
      var swipes = 0
      while !(element ?? edge).exists {
        guard swipes < maximumSwipes else {
          throw OverscrollTestError(
            description: "\(self) loaded nothing in \(swipes) swipes: "
              + (element == nil
                ? "its edge overscroll.bottom did not appear." : "the element did not appear."))
        }
        swipeUp()
        swipes += 1
        if element != nil, edge.exists { try waitForEnd(of: edge, timeout) }
      }
      guard element == nil else { return }
      if edge.elementType == .button { edge.tap() }
      try waitForEnd(of: edge, timeout)
    }

    private func edge(_ identifier: String) -> XCUIElement {
      descendants(matching: .any)[identifier].firstMatch
    }

    private func findList(_ timeout: TimeInterval) throws {
      guard waitForExistence(timeout: timeout) else {
        throw OverscrollTestError(description: "\(self) did not appear within \(timeout) seconds.")
      }
      guard isHittable else {
        throw OverscrollTestError(description: "\(self) is covered, or outside the screen.")
      }
    }

    /// Waits until the indicator of an edge is gone.
    ///
    /// An edge that has failed is a button.
    private func waitForEnd(of edge: XCUIElement, _ timeout: TimeInterval) throws {
      let pause = 0.25
      var waited = 0.0
      while edge.exists {
        let text = edge.label
        guard edge.elementType != .button else {
          throw OverscrollTestError(
            description: "The run of \(edge.identifier) has failed: “\(text)”.")
        }
        guard waited < timeout else {
          throw OverscrollTestError(
            description: "\(edge.identifier) still says “\(text)” after \(timeout) seconds.")
        }
        Thread.sleep(forTimeInterval: pause)
        waited += pause
      }
    }
  }
#endif
