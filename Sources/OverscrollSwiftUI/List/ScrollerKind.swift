#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  import SwiftUI

  /// The kind of view that the modifiers are applied to.
  enum ScrollerKind: Equatable, Sendable {
    case list
    case scrollView
    /// A view that may contain a list.
    case other

    /// The kind of a type of views; modifiers do not change it.
    @MainActor
    init(of type: Any.Type) { self = (type as? any KnownScroller.Type)?.scrollerKind ?? .other }
  }

  /// A type of views whose kind is known from the type alone.
  @MainActor
  protocol KnownScroller {
    static var scrollerKind: ScrollerKind { get }
  }

  extension List: KnownScroller {
    static var scrollerKind: ScrollerKind { .list }
  }

  extension ScrollView: KnownScroller {
    static var scrollerKind: ScrollerKind { .scrollView }
  }

  extension ModifiedContent: KnownScroller {
    static var scrollerKind: ScrollerKind { ScrollerKind(of: Content.self) }
  }

  extension OverscrolledView: KnownScroller {
    static var scrollerKind: ScrollerKind { ScrollerKind(of: Content.self) }
  }

  extension BackToTopView: KnownScroller {
    static var scrollerKind: ScrollerKind { ScrollerKind(of: Content.self) }
  }
#endif
