#if canImport(UIKit) && !os(watchOS)
  import OverscrollCore
  import UIKit

  /// Logs warnings for the app's developer, each once per scroll view.
  @MainActor
  final class HintLog {
    let log = OverscrollLog.current
    /// The lines that were logged already.
    private var noted: Set<String> = []

    func note(_ hint: OverscrollHint) { note(hint.line) }

    func note(_ hint: RunHint) { note(hint.line) }

    private func note(_ line: String) {
      if noted.insert(line).inserted { log.note(line) }
    }

    /// Logs hints for pulls that cannot happen, because the scroll view does not bounce.
    func noteMissingBounces(of scrollView: UIScrollView?, _ engine: OverscrollEngine) {
      guard let scrollView, !scrollView.bounces else { return }
      for edge in OverscrollEdge.allCases where !scrollView.bounces(along: edge.axis) {
        if engine.options(of: edge)?.trigger.isPull == true { note(.bouncesOff(edge)) }
      }
    }
  }

  extension UIScrollView {
    /// Whether content bounces along an axis; `bounces` is true only if it does so along both.
    func bounces(along axis: OverscrollAxis) -> Bool {
      guard #available(iOS 17.4, tvOS 17.4, visionOS 1.1, *) else { return bounces }
      return axis == .vertical ? bouncesVertically : bouncesHorizontally
    }
  }

  /// A warning for the app's developer, logged once per scroll view.
  enum OverscrollHint {
    /// Other code keeps writing the inset.
    case contest(OverscrollEdge)
    /// The control of an edge was assigned to another edge.
    case moved(from: OverscrollEdge, to: OverscrollEdge)
    /// A control was replaced while its action ran.
    case replaced(OverscrollEdge)
    /// Two modifiers of SwiftUI describe an edge.
    case describedTwice(OverscrollEdge)
    /// A control needs pulls in a scroll view that does not bounce.
    case bouncesOff(OverscrollEdge)
    /// The view of a control was added to another view.
    case viewElsewhere(OverscrollEdge)
    /// A control needs pulls that the app's `UIRefreshControl` handles.
    case systemControl
    /// A chat follows rows of the reader's own, and does not know them.
    case ownRowsUnknown
    /// The app scrolls to a row by an identity that rows of the list cannot have.
    case rowsUnknown
    /// A chat of SwiftUI does not find its rows in the scroll view.
    case rowsUnmarked

    var line: String {
      switch self {
      case .contest(let edge):
        "Other code keeps writing the content inset (\(edge)): the indicator is shown without one."
      case .moved(let edge, let other):
        "The control of the \(edge) edge was assigned to the \(other) edge, and is removed from the first."
      case .replaced(let edge):
        "The control of the \(edge) edge was replaced while its action ran: the run is cancelled."
      case .describedTwice(let edge):
        "Two modifiers give the \(edge) edge of a list an action: only the one that was updated last runs."
      case .bouncesOff(let edge):
        "The scroll view does not bounce, so the \(edge) edge cannot be pulled."
      case .viewElsewhere(let edge):
        "The view of the control of the \(edge) edge is in another view: pass it to the control only."
      case .ownRowsUnknown:
        "The chat follows rows of the reader's own, and has no isOwn: it follows its end only."
      case .rowsUnknown:
        "scrollTo(_:) needs a chat or a readingPosition with identities of the same type: the list does not scroll."
      case .rowsUnmarked:
        "The chat finds none of its rows: in a ScrollView, and in a List with other rows, they need overscrollItem(id:)."
      case .systemControl:
        "The scroll view has a UIRefreshControl, which gets the pulls at the top edge. The control runs only from code."
      }
    }
  }
#endif
