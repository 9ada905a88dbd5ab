import OverscrollCore
import OverscrollSimulation
import Testing

/// B020: a keyboard that appears and disappears while a page loads, with several ways of adjusting
/// the inset.
@Suite struct KeyboardBugTests {
  enum Writer: CaseIterable {
    case absolute, adding, restoring
  }

  /// The inset that an app remembers while the keyboard is visible.
  struct Keyboard {
    let writer: Writer
    private var saved = 0.0

    init(_ writer: Writer) { self.writer = writer }

    mutating func rise(on list: inout SimulatedList) {
      saved = list.view.contentInset.bottom
      list.change { [writer] view in
        switch writer {
        case .absolute, .restoring: view.contentInset.bottom = 300
        case .adding: view.contentInset.bottom += 300
        }
      }
    }

    func sink(on list: inout SimulatedList) {
      list.change { view in
        switch writer {
        case .absolute: view.contentInset.bottom = 0
        case .adding: view.contentInset.bottom -= 300
        case .restoring: view.contentInset.bottom = saved
        }
      }
    }
  }

  /// A list whose footer has space only while it loads, or permanently.
  private static func loading(_ placement: EdgeOptions.Placement) -> SimulatedList {
    var list = InsetScene.list(
      top: nil,
      bottom: EdgeOptions(
        purpose: .load, trigger: .within(.points(0)), extent: 44, placement: placement))
    list.change { $0.setOffset(1400) }
    list.wait(0.5)
    return list
  }

  @Test(
    "B020: a keyboard and a footer do not conflict", arguments: Writer.allCases,
    [EdgeOptions.Placement.outside, .inline])
  func keyboardAndFooterDoNotConflict(
    _ writer: Writer, _ placement: EdgeOptions.Placement
  ) {
    let resting = placement == .inline ? 44.0 : 0
    var list = Self.loading(placement)
    #expect(list.phase(.bottom) == .refreshing)
    #expect(list.inset(.bottom) == 44)
    var keyboard = Keyboard(writer)
    keyboard.rise(on: &list)
    #expect(list.inset(.bottom) == 344)
    list.setContent(3000)
    list.end(.bottom)
    list.wait(1)
    #expect(list.inset(.bottom) == 300 + resting)
    keyboard.sink(on: &list)
    #expect(list.contentInset.bottom == 0)
    InsetScene.expectRest(list, bottom: resting, offset: list.view.offset)
  }

  @Test(
    "B020: a keyboard that hides before the page ends leaves no inset", arguments: Writer.allCases,
    [EdgeOptions.Placement.outside, .inline])
  func keyboardThatHidesBeforePageEndsLeavesNoInset(
    _ writer: Writer, _ placement: EdgeOptions.Placement
  ) {
    var list = Self.loading(placement)
    var keyboard = Keyboard(writer)
    keyboard.rise(on: &list)
    keyboard.sink(on: &list)
    #expect(list.inset(.bottom) == 44)
    list.setContent(3000)
    list.end(.bottom)
    let resting = placement == .inline ? 44.0 : 0
    InsetScene.expectRest(list, bottom: resting, offset: list.view.offset)
  }
}
