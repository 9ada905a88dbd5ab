// The declarations of XCTest and its UI automation that the UI tests and their kit use, for type-checking only.
// Source: developer.apple.com/documentation/xcuiautomation and /xctest, read in November 2026.

public import CoreGraphics
public import Foundation

open class XCTest: NSObject {
  open func setUp() {}
}

open class XCTestCase: XCTest {
  open var continueAfterFailure: Bool = true
}

@MainActor
open class XCUIElementQuery: NSObject {
  public enum ElementType: UInt, Sendable {
    case any, other, button = 9
  }
  open var firstMatch: XCUIElement { fatalError() }
  open subscript(key: String) -> XCUIElement { fatalError() }
}

@MainActor
open class XCUIElement: NSObject {
  public typealias ElementType = XCUIElementQuery.ElementType
  open var exists: Bool { false }
  open var isHittable: Bool { false }
  open var identifier: String { "" }
  open var label: String { "" }
  open var elementType: ElementType { .any }
  open var firstMatch: XCUIElement { self }
  open var tables: XCUIElementQuery { XCUIElementQuery() }
  open var staticTexts: XCUIElementQuery { XCUIElementQuery() }
  open func waitForExistence(timeout: TimeInterval) -> Bool { false }
  open func descendants(matching type: ElementType) -> XCUIElementQuery { XCUIElementQuery() }
  open func coordinate(withNormalizedOffset normalizedOffset: CGVector) -> XCUICoordinate {
    fatalError()
  }
  open func tap() {}
  open func swipeUp() {}
}

@MainActor
open class XCUIApplication: XCUIElement {
  open func launch() {}
}

@MainActor
open class XCUICoordinate: NSObject {
  open func withOffset(_ offsetVector: CGVector) -> XCUICoordinate { self }
  open func press(
    forDuration duration: TimeInterval, thenDragTo otherCoordinate: XCUICoordinate,
    withVelocity velocity: XCUIGestureVelocity, thenHoldForDuration holdDuration: TimeInterval
  ) {}
}

public struct XCUIGestureVelocity: RawRepresentable, Sendable {
  public let rawValue: CGFloat
  public init(rawValue: CGFloat) { self.rawValue = rawValue }
  public static let slow = XCUIGestureVelocity(rawValue: 250)
}
