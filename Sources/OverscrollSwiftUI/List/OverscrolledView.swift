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
    @Environment(\.overscrollSession) private var outerSession
    @Environment(\.overscrollItems) private var outerItems
    @Environment(\.overscrollSettings) private var settings
    @Environment(\.overscrollPlaceholders) private var placeholders
    @State private var items = ItemCounter()
    @State private var own = OwnSession()

    init(_ content: Content, _ part: OverscrollPart) {
      self.content = content
      self.part = part
      _isRefreshing = part.isRefreshing ?? .constant(false)
    }

    var body: some View {
      if let outerSession {
        described(in: outerSession)
      } else {
        let session = own.session
        let proxy = OverscrollProxy(session, session.statuses)
        described(in: session)
          .environment(\.overscroll, proxy)
          .modifier(OfferedActions(statuses: session.statuses, overscroll: proxy))
          .background { ScrollViewLink(session: session) }
          .overlay {
            PlaceholderOverlay(
              placeholders: placeholders, overscroll: proxy, statuses: session.statuses)
          }
      }
    }

    /// The content, whose rows are counted if the edge triggers by items, and its description.
    private func described(in session: ListSession) -> some View {
      content.withoutOwnRefresh()
        .environment(\.overscrollPlaceholders, ListPlaceholders())
        .environment(
          \.overscrollItems,
          outerItems
            + (part.itemLimit(in: settings).map { [ItemCount(counter: items, limit: $0)] } ?? [])
        )
        .environment(\.overscrollSession, isCarrying ? session : nil)
        .background { EdgeLink(session: session, part: part, items: items) }
    }

    private var isCarrying: Bool {
      (Content.self as? any OverscrollCarrier.Type)?.isCarrier ?? false
    }
  }

  /// Offers the actions of the edges to users of assistive technologies, who cannot pull.
  private struct OfferedActions: ViewModifier {
    @ObservedObject var statuses: EdgeStatuses
    let overscroll: OverscrollProxy

    func body(content: Content) -> some View {
      if #available(iOS 16, tvOS 16, visionOS 1, *) {
        content.accessibilityActions {
          ForEach(OverscrollEdge.allCases, id: \.self) { edge in
            if let name = statuses[edge].offeredAction {
              Button(action: { overscroll.begin(edge) }) { Text(name) }
            }
          }
        }
      } else {
        content
      }
    }
  }

  /// Creates the session of a list when its outermost modifier is first evaluated.
  @MainActor
  private final class OwnSession {
    private(set) lazy var session = ListSession()
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

  /// A view that describes an edge, or that only adds modifiers to one.
  ///
  /// No other view passes its session on, so a list in a row of the list has separate edges.
  @MainActor
  protocol OverscrollCarrier {
    static var isCarrier: Bool { get }
  }

  extension ModifiedContent: OverscrollCarrier {
    static var isCarrier: Bool { (Content.self as? any OverscrollCarrier.Type)?.isCarrier ?? false }
  }
#endif
