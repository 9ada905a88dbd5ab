#if canImport(UIKit) && !os(watchOS)
  import OverscrollCore
  import UIKit

  /// The place of a control at an edge, where threads other than the main one find it.
  ///
  /// Code that ends a run on any thread gets the control from the scroll view, whose subviews only
  /// the main thread may read.
  final class ControlSeat: Sendable {
    private struct Place: Hashable {
      let scrollView: ObjectIdentifier
      let edge: OverscrollEdge
    }

    private struct Guest {
      weak var control: OverscrollControl?
      let seat: ObjectIdentifier
    }

    private static let guests = Locked<[Place: Guest]>([:])

    private let place: Place

    /// Seats a control, until the seat is released.
    init(_ control: OverscrollControl, at edge: OverscrollEdge, of scrollView: UIScrollView) {
      place = Place(scrollView: ObjectIdentifier(scrollView), edge: edge)
      let guest = Guest(control: control, seat: ObjectIdentifier(self))
      Self.guests.with { $0[place] = guest }
    }

    deinit {
      let seat = ObjectIdentifier(self)
      Self.guests.with { if $0[place]?.seat == seat { $0[place] = nil } }
    }

    /// The control at an edge of a scroll view.
    static func control(at edge: OverscrollEdge, of scrollView: UIScrollView) -> OverscrollControl?
    {
      let place = Place(scrollView: ObjectIdentifier(scrollView), edge: edge)
      return guests.with { $0[place]?.control }
    }
  }
#endif
