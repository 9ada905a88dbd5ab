#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  import OverscrollCore
  import SwiftUI

  /// A view of which something is said about the edges of the list in it.
  struct OverscrolledView<Content: View>: View, OverscrollCarrier {
    static var isCarrier: Bool { true }

    private let content: Content
    private let part: OverscrollPart
    /// Read by nobody: a view is described again where one of its bindings changes.
    @Binding private var isRefreshing: Bool
    @Environment(\.overscrollWay) private var way
    @Environment(\.overscrollGuardian) private var registry
    @Environment(\.overscrollItems) private var outerItems
    @State private var items = ItemCounter()

    init(_ content: Content, _ part: OverscrollPart) {
      self.content = content
      self.part = part
      _isRefreshing = part.isRefreshing ?? .constant(false)
    }

    var body: some View {
      if way == .geometry, #available(iOS 18, tvOS 18, visionOS 2, *) {
        if let registry {
          counted
            .environment(\.overscrollGuardian, isCarrying ? registry : nil)
            .background { RegistryLink(registry: registry, part: part, items: items) }
        } else {
          GeometryBackendView(content: counted, part: part, items: items, isCarrying: isCarrying)
        }
      } else {
        counted.background { ScrollViewLink(part: part, items: items) }
      }
    }

    /// The content, whose rows are counted where the edge asks for items.
    private var counted: some View {
      content.environment(\.overscrollItems, part.countsItems ? items : outerItems)
    }

    private var isCarrying: Bool {
      (Content.self as? any OverscrollCarrier.Type)?.isCarrier ?? false
    }
  }

  /// What one modifier says.
  @MainActor
  enum OverscrollPart {
    case edge(EdgeSetup, isRefreshing: Binding<Bool>?)
    case backToTop(BackToTopSetup)

    var isRefreshing: Binding<Bool>? {
      if case .edge(_, let isRefreshing) = self { isRefreshing } else { nil }
    }

    /// Whether it wants to know how many items are left.
    var countsItems: Bool {
      if case .edge(let setup, _) = self, case .within(.items(_))? = setup.trigger {
        true
      } else {
        false
      }
    }
  }
#endif
