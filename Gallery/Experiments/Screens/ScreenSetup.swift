/// The content of a SwiftUI screen of the app, and its use of the list.
struct ScreenSetup {
  /// The kind of scroll view.
  enum Scroller {
    case list
    case scrollView
  }

  /// A button of the screen.
  enum Action: String {
    case redraw = "Redraw"
    /// Moves the list by 100 points through UIKit.
    case write = "Write"
    case prepend = "Prepend"
    case changeID = "Change id"
    case hide = "Hide"
    case sheet = "Sheet"
    case switchTab = "Switch tab"
    case rotate = "Rotate"
  }

  /// The number of the experiment, 1 to 5.
  let number: Int
  let title: String
  /// The rows of `Development/Platforms/LinuxUIKit/Facts.md` that the figures are for.
  let rows: [String]
  var scroller = Scroller.list
  var hasLargeTitle = false
  /// Whether the screen writes 54 points into UIKit's `contentInset` when it appears.
  var hasExternalInset = false
  /// Whether the list offers an action to assistive technologies.
  var hasAccessibilityAction = false
  var actions: [Action] = []

  /// The name in the log: the number and the variant.
  var name: String { "\(number)-\(scroller)\(hasLargeTitle ? "-largeTitle" : "")" }
}

extension ScreenSetup {
  /// All screens, by their number; a number has several variants.
  static let all: [ScreenSetup] =
    [Scroller.list, .scrollView].flatMap { scroller in
      [
        ScreenSetup(
          number: 1, title: "An external inset of 54 points", rows: ["S4a", "S4b"],
          scroller: scroller, hasExternalInset: true, actions: [.redraw]),
        ScreenSetup(
          number: 1, title: "The same below a large title", rows: ["S4a", "S4b", "U1d"],
          scroller: scroller, hasLargeTitle: true, hasExternalInset: true, actions: [.redraw]),
        ScreenSetup(
          number: 2, title: "An offset that UIKit writes", rows: ["S9c"], scroller: scroller,
          actions: [.write, .redraw]),
        ScreenSetup(
          number: 3, title: "Fifty mixed rows before the visible ones", rows: ["S8", "S9a", "S9b"],
          scroller: scroller, actions: [.prepend]),
      ]
    }
    + [
      ScreenSetup(
        number: 4, title: "Identity, tabs, sheets and rotation", rows: ["S10a"],
        actions: [.changeID, .hide, .sheet, .switchTab, .rotate]),
      ScreenSetup(
        number: 5, title: "Actions of assistive technologies", rows: ["U31", "S11"],
        hasAccessibilityAction: true, actions: [.redraw]),
    ]
}
