#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  import OverscrollCore
  import SwiftUI

  /// Who has the edges of a list of which several views say something.
  @MainActor
  protocol EdgeRegistry: AnyObject {
    /// Gives an edge what a store has; the same store comes again when something else is said.
    func take(_ store: EdgeControlStore, _ wishes: OverscrollEnvironment)
    /// Takes away what a store has given.
    func drop(_ store: EdgeControlStore)
    /// So many items are left beyond those that are seen.
    func count(_ left: Int, towards edge: OverscrollEdge)
    /// The button back to the top; none when nil.
    func lead(_ backToTop: BackToTopSetup?)
  }

  /// A view that says something of an edge, or has nothing around one that does but modifiers.
  ///
  /// Only such a view hands its registry down: a list in a row of the list has edges of its own.
  @MainActor
  protocol OverscrollCarrier {
    static var isCarrier: Bool { get }
  }

  extension ModifiedContent: OverscrollCarrier {
    static var isCarrier: Bool { (Content.self as? any OverscrollCarrier.Type)?.isCarrier ?? false }
  }
#endif
