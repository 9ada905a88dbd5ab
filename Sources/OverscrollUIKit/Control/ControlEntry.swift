#if canImport(UIKit) && !os(watchOS)
  import OverscrollCore
  import UIKit

  /// The entry of a control in a table, in which any thread finds it by its scroll view and edge.
  ///
  /// Code that ends a run on any thread gets the control from the scroll view, whose subviews only
  /// the main thread may read.
  final class ControlEntry: Sendable {
    private struct Key: Hashable {
      let scrollView: ObjectIdentifier
      let edge: OverscrollEdge
    }

    private struct Value {
      weak var control: OverscrollControl?
      let entry: ObjectIdentifier
    }

    private static let entries = Locked<[Key: Value]>([:])

    private let key: Key

    /// Enters a control, until this object is released.
    init(_ control: OverscrollControl, at edge: OverscrollEdge, of scrollView: UIScrollView) {
      key = Key(scrollView: ObjectIdentifier(scrollView), edge: edge)
      let value = Value(control: control, entry: ObjectIdentifier(self))
      Self.entries.with { $0[key] = value }
    }

    deinit {
      let entry = ObjectIdentifier(self)
      Self.entries.with { if $0[key]?.entry == entry { $0[key] = nil } }
    }

    /// The control at an edge of a scroll view.
    static func control(at edge: OverscrollEdge, of scrollView: UIScrollView) -> OverscrollControl?
    {
      let key = Key(scrollView: ObjectIdentifier(scrollView), edge: edge)
      return entries.with { $0[key]?.control }
    }
  }
#endif
