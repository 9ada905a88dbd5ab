#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  import SwiftUI

  /// A type of views about which the modifiers need to know something from the type alone.
  @MainActor
  protocol ListChain {
    /// Whether it describes an edge, or only adds modifiers to a view that does.
    ///
    /// No other view passes its session on, so a list in a row of the list has separate edges.
    static var describesEdge: Bool { get }
    /// Whether it is a list or a scroll view, or only adds modifiers to one.
    static var isScroller: Bool { get }
  }

  extension View {
    /// The facts of this type; nil if they are not known.
    static var listChain: (any ListChain.Type)? { Self.self as? any ListChain.Type }
  }

  extension List: ListChain {
    static var describesEdge: Bool { false }
    static var isScroller: Bool { true }
  }

  extension ScrollView: ListChain {
    static var describesEdge: Bool { false }
    static var isScroller: Bool { true }
  }

  extension ModifiedContent: ListChain where Content: View {
    static var describesEdge: Bool { Content.listChain?.describesEdge == true }
    static var isScroller: Bool { Content.listChain?.isScroller == true }
  }

  extension OverscrolledView: ListChain {
    static var describesEdge: Bool { true }
    static var isScroller: Bool { Content.listChain?.isScroller == true }
  }

  extension BackToTopView: ListChain {
    static var describesEdge: Bool { true }
    static var isScroller: Bool { Content.listChain?.isScroller == true }
  }

  extension PlaceholderView: ListChain {
    static var describesEdge: Bool { Content.listChain?.describesEdge == true }
    static var isScroller: Bool { Content.listChain?.isScroller == true }
  }
#endif
