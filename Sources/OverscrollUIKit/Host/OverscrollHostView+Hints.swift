#if canImport(UIKit) && !os(watchOS)
  import OverscrollCore
  import UIKit

  /// What an app's author is told in the log, once for each scroll view.
  enum OverscrollHint: Hashable {
    /// Other code writes the inset again and again.
    case contest(OverscrollEdge)
    /// The control of an edge was given to another one.
    case moved(from: OverscrollEdge, to: OverscrollEdge)
    /// A control was replaced while it was running.
    case replaced(OverscrollEdge)
    /// The app ended what did not run.
    case endedNothing(OverscrollEdge)
    /// A control waits for pulls where nothing can be pulled.
    case bouncesOff(OverscrollEdge)
    /// The app's own view was put somewhere else.
    case viewElsewhere(OverscrollEdge)
    /// A control waits for pulls where the app's own `UIRefreshControl` takes them.
    case systemControl

    var line: String {
      switch self {
      case .contest(let edge):
        "Other code keeps writing the content inset (\(edge)): the indicator is shown without one."
      case .moved(let edge, let other):
        "The control of the \(edge) edge was given to the \(other) edge: it has left the first one."
      case .replaced(let edge):
        "The control of the \(edge) edge was replaced while it was running: its run is cancelled."
      case .endedNothing(let edge):
        "Nothing ran at the \(edge) edge when its end was told: it changes nothing."
      case .bouncesOff(let edge):
        "The scroll view does not bounce: nobody can pull at the \(edge) edge."
      case .viewElsewhere(let edge):
        "The view of the control of the \(edge) edge stands elsewhere: give it to the control alone."
      case .systemControl:
        "The scroll view has a UIRefreshControl: pulls at the top edge are its own, and ours runs when code asks."
      }
    }
  }

  extension OverscrollHostView {
    /// Says a line, unless it has been said.
    func hint(_ hint: OverscrollHint) {
      if hints.insert(hint).inserted { log.note(hint.line) }
    }

    /// Says where an app has put the view of a control somewhere else, as a table's own footer.
    func hintAtViews() {
      for edge in OverscrollEdge.allCases where indicators[edge]?.hasLostItsView == true {
        hint(.viewElsewhere(edge))
      }
    }

    /// Says where controls wait for pulls that cannot happen.
    func hintAtBounces() {
      guard let scrollView, !scrollView.bounces else { return }
      for edge in OverscrollEdge.allCases {
        if engine.options(of: edge)?.trigger.isPull == true { hint(.bouncesOff(edge)) }
      }
    }
  }
#endif
