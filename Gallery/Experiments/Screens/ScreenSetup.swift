/// The content of a SwiftUI screen of the app, and its use of the list.
struct ScreenSetup {
  /// The kind of scroll view.
  enum Scroller {
    case list
    case scrollView
    /// A horizontal scroll view.
    case row
  }

  /// The modifier that holds 54 points open after a lift, until the list rests.
  enum Carrier: CaseIterable {
    case padding
    case margins
    /// A row at the start that becomes higher.
    case spacer
    /// UIKit's `contentInset`, which other code writes when the screen appears.
    case external
  }

  /// The views around the list.
  enum Surroundings: CaseIterable {
    case plain
    case largeTitle
    /// A view above the list in a `VStack`.
    case header
    /// A horizontal scroll view in the first row.
    case carousel
    /// Content margins of 20 points outside the list.
    case ownMargins
  }

  /// A button of the screen.
  enum Action: String {
    case redraw = "Redraw"
    case top = "Top"
    /// Moves the list by 100 points through UIKit.
    case write = "Write"
    case prepend = "Prepend"
    case changeID = "Change id"
    case hide = "Hide"
    case sheet = "Sheet"
    case switchTab = "Switch tab"
    case rotate = "Rotate"
  }

  /// The number of the experiment, 1 to 10.
  let number: Int
  let title: String
  /// The rows of `Development/Platforms/LinuxUIKit/Facts.md` that the figures are for.
  let rows: [String]
  var scroller = Scroller.list
  var carrier: Carrier?
  var surroundings = Surroundings.plain
  var isRightToLeft = false
  /// Whether the first row is a text field.
  var hasField = false
  /// Whether the list offers an action to assistive technologies.
  var hasAccessibilityAction = false
  var actions: [Action] = []

  /// The name in the log: the number and the variant.
  var name: String {
    let parts = ["\(number)", "\(scroller)", carrier.map { "\($0)" }, "\(surroundings)"]
    return parts.compactMap { $0 }.joined(separator: "-")
  }
}

extension ScreenSetup {
  /// All screens, by their number; a number has several variants.
  static let all: [ScreenSetup] = reports + carriers + events

  private static let reports: [ScreenSetup] = [Scroller.list, .scrollView].flatMap { scroller in
    [Surroundings.plain, .largeTitle].map { surroundings in
      ScreenSetup(
        number: 1, title: "Reports beside UIKit's values",
        rows: ["S1a", "S1b", "S1c", "S1d", "S1e"],
        scroller: scroller, surroundings: surroundings, hasField: true, actions: [.redraw])
    }
  }

  private static let carriers: [ScreenSetup] =
    [Scroller.list, .scrollView].map { scroller in
      ScreenSetup(
        number: 2, title: "An external inset of 54 points", rows: ["S4a", "S4b"],
        scroller: scroller, carrier: .external, actions: [.redraw])
    }
    + [Carrier.padding, .margins, .spacer].flatMap { carrier in
      [
        ScreenSetup(
          number: 3, title: "An inset that opens and closes after a lift",
          rows: ["S2b", "S2d", "S2g"], scroller: .list, carrier: carrier),
        ScreenSetup(
          number: 3, title: "An inset that opens and closes after a lift",
          rows: ["S2b", "S2d", "S2g"], scroller: .scrollView, carrier: carrier),
      ]
    }
    + [Carrier.padding, .margins].flatMap { carrier in
      Surroundings.allCases.filter { $0 != .plain }.map { surroundings in
        ScreenSetup(
          number: 4, title: "The same with other views around the list",
          rows: ["S3a", "S7a", "S14", "S17"], carrier: carrier, surroundings: surroundings)
      }
    }

  private static let events: [ScreenSetup] =
    [
      ScreenSetup(
        number: 5, title: "A row that reads from right to left", rows: ["S1f"], scroller: .row,
        isRightToLeft: true),
      ScreenSetup(
        number: 6, title: "Times of phases and geometry", rows: ["S6b", "S6d", "S6f", "S22"]),
    ]
    + [Scroller.list, .scrollView].flatMap { scroller in
      [
        ScreenSetup(
          number: 7, title: "Back to the top", rows: ["S5a", "S5c", "S9c"], scroller: scroller,
          actions: [.write, .redraw, .top]),
        ScreenSetup(
          number: 8, title: "Fifty mixed rows before the visible ones", rows: ["S8", "S9a", "S9b"],
          scroller: scroller, actions: [.prepend]),
      ]
    }
    + [
      ScreenSetup(
        number: 9, title: "Identity, tabs, sheets and rotation", rows: ["S10a", "S22"],
        actions: [.changeID, .hide, .sheet, .switchTab, .rotate]),
      ScreenSetup(
        number: 10, title: "Actions of assistive technologies", rows: ["U31", "S11", "S18"],
        hasAccessibilityAction: true, actions: [.redraw]),
    ]
}
