import OverscrollTesting
import XCTest

// The test of the guide "UI tests". It is type-checked for iOS only: the stand-ins run no UI tests.

final class NewsTests: XCTestCase {
  @MainActor
  func testTheNewestStoriesAppear() throws {
    let app = XCUIApplication()
    app.launch()
    let list = app.tables.firstMatch
    try list.pullToRefresh()
    try list.waitForRefreshToEnd()
    try list.loadMore(until: app.staticTexts["Story 40"])
  }
}
