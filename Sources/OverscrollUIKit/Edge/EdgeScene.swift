#if canImport(UIKit) && !os(watchOS)
  import OverscrollCore
  import UIKit

  /// What the drawing of an edge depends on besides its control: the engine, and what all edges of
  /// a list share.
  ///
  /// It describes one moment, so it is passed on and not stored.
  @MainActor
  struct EdgeScene {
    let engine: OverscrollEngine
    /// The direction of the content.
    let direction: ContentDirection
    /// The time, in seconds.
    let time: Double
    /// The scroll view; nil if the list has none yet.
    let scrollView: UIScrollView?
    let environment: HostEnvironment
    /// The large title above the header.
    let largeTitle: LargeTitle
    /// Whether the app's own refresh control gets the pulls at the top edge.
    let systemTakesPulls: Bool
    /// Whether the scroll view offers the actions that replace a pull.
    ///
    /// SwiftUI's lists have no accessibility elements of UIKit, so a modifier offers them if it can.
    let offersActions: Bool

    /// The length of the viewport across an axis, in points.
    func room(across axis: OverscrollAxis) -> Double {
      engine.geometry[axis == .vertical ? .horizontal : .vertical].viewportLength
    }

    /// Reads the large title; returns whether the header below it has moved.
    func updateLargeTitle() -> Bool {
      guard largeTitle.isPossible, let scrollView else { return false }
      return largeTitle.update(in: scrollView, overscroll: engine.overscroll(past: .top))
    }
  }
#endif
