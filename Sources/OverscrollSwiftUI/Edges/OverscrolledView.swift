#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  import OverscrollCore
  import SwiftUI

  /// A view with one modifier for the edges of its list.
  struct OverscrolledView<Content: View>: View, OverscrollCarrier {
    static var isCarrier: Bool { true }

    private let content: Content
    private let part: OverscrollPart
    /// Never read.
    ///
    /// This property only makes SwiftUI evaluate the view again when the app's binding changes.
    @Binding private var isRefreshing: Bool
    @Environment(\.overscrollWay) private var way
    @Environment(\.overscrollRegistry) private var registry
    @Environment(\.overscrollItems) private var outerItems
    @Environment(\.overscrollSettings) private var settings
    @State private var items = ItemCounter()
    @State private var target = ScrollViewTarget()
    @Environment(\.overscrollStatuses) private var outerStatuses
    @State private var statuses = EdgeStatuses()
    @Environment(\.overscrollPlaceholders) private var placeholders

    init(_ content: Content, _ part: OverscrollPart) {
      self.content = content
      self.part = part
      _isRefreshing = part.isRefreshing ?? .constant(false)
    }

    var body: some View {
      if way == .reports, #available(iOS 18, tvOS 18, visionOS 2, *) {
        list(by: ReportSource.self)
      } else if way == .observation, #available(iOS 17, tvOS 17, visionOS 1, *) {
        list(by: ObservationSource.self)
      } else {
        let proxy = OverscrollProxy(target, shared)
        counted
          .environment(\.overscrollStatuses, isCarrying ? shared : nil)
          .environment(\.overscroll, proxy)
          .background {
            ScrollViewLink(part: part, items: items, target: target, statuses: shared)
          }
          .overlay {
            if outerStatuses == nil {
              PlaceholderOverlay(placeholders: placeholders, overscroll: proxy, statuses: shared)
            }
          }
      }
    }

    /// The list with the host of an outer modifier, or with a new one.
    @available(iOS 17, tvOS 17, visionOS 1, *)
    @ViewBuilder private func list<Source: FactSource>(by source: Source.Type) -> some View {
      if let registry {
        counted
          .environment(\.overscrollRegistry, isCarrying ? registry : nil)
          .background { RegistryLink(registry: registry, part: part, items: items) }
      } else {
        GeometryBackendView(
          counted, part, items, isCarrying: isCarrying, kind: ScrollerKind(of: Content.self),
          by: source)
      }
    }

    /// The content, whose rows are counted if the edge triggers by items.
    private var counted: some View {
      content.withoutOwnRefresh().environment(\.overscrollPlaceholders, ListPlaceholders())
        .environment(
          \.overscrollItems,
          outerItems
            + (part.itemLimit(in: settings).map { [ItemCount(counter: items, limit: $0)] } ?? []))
    }

    /// The statuses that all modifiers of the list share.
    private var shared: EdgeStatuses { outerStatuses ?? statuses }

    private var isCarrying: Bool {
      (Content.self as? any OverscrollCarrier.Type)?.isCarrier ?? false
    }
  }

  /// The description of one modifier.
  @MainActor
  enum OverscrollPart {
    case edge(EdgeSetup, isRefreshing: Binding<Bool>?)
    case backToTop(BackToTopSetup)

    var isRefreshing: Binding<Bool>? {
      if case .edge(_, let isRefreshing) = self { isRefreshing } else { nil }
    }

    /// Returns the number of items at which it triggers; nil for another trigger.
    func itemLimit(in settings: OverscrollEnvironment) -> Int? {
      guard case .edge(let setup, _) = self,
        case .within(.items(let count)) = setup.resolvedTrigger(in: settings)
      else { return nil }
      return count
    }
  }
#endif
