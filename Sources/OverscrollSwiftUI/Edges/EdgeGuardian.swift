#if canImport(SwiftUI) && canImport(UIKit)
  import OverscrollCore
  import SwiftUI

  /// Who has the edges of a list of which several views say something.
  @MainActor
  protocol EdgeGuardian: AnyObject {
    /// Gives an edge what a keeper has; the same keeper comes again when something else is said.
    func take(_ keeper: EdgeKeeper, _ wishes: ViewWishes)
    /// Takes away what a keeper has given.
    func drop(_ keeper: EdgeKeeper)
    /// So many items are left beyond those that are seen.
    func count(_ left: Int, towards edge: OverscrollEdge)
    /// The button back to the top; none when nil.
    func lead(_ backToTop: BackToTopSetup?)
  }

  /// A view that says something of an edge, or has nothing around one that does but modifiers.
  ///
  /// Only such a view hands its guardian down: a list in a row of the list has edges of its own.
  @MainActor
  protocol OverscrollCarrier {
    static var isCarrier: Bool { get }
  }

  extension ModifiedContent: OverscrollCarrier {
    static var isCarrier: Bool { (Content.self as? any OverscrollCarrier.Type)?.isCarrier ?? false }
  }
#endif
