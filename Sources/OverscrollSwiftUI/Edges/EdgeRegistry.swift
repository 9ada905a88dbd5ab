#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  import OverscrollCore
  import SwiftUI

  /// The owner of a list's edges, which several modifiers describe.
  @MainActor
  protocol EdgeRegistry: AnyObject {
    /// Adds an edge; called again with the same store when its description changes.
    func add(_ store: EdgeControlStore, _ environment: OverscrollEnvironment)
    /// Removes the edge of a store.
    func remove(_ store: EdgeControlStore)
    /// Applies the number of items beyond the visible ones.
    func count(_ left: Int, towards edge: OverscrollEdge)
    /// Sets the button that scrolls back to the top; nil removes it.
    func setBackToTop(_ setup: BackToTopSetup?)
  }

  /// A view that describes an edge, or that only adds modifiers to one.
  ///
  /// No other view passes its registry on, so a list in a row of the list has separate edges.
  @MainActor
  protocol OverscrollCarrier {
    static var isCarrier: Bool { get }
  }

  extension ModifiedContent: OverscrollCarrier {
    static var isCarrier: Bool { (Content.self as? any OverscrollCarrier.Type)?.isCarrier ?? false }
  }
#endif
