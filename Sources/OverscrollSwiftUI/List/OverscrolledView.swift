#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  import OverscrollCore
  import OverscrollUIKit
  import SwiftUI

  /// A view with one modifier for the edges of its list.
  struct OverscrolledView<Content: View>: View {
    private let content: Content
    private let part: OverscrollPart
    /// Never read.
    ///
    /// This property only makes SwiftUI evaluate the view again when the app's binding changes.
    @Binding private var isRefreshing: Bool
    @Environment(\.overscrollItems) private var outerItems
    @Environment(\.overscrollSettings) private var settings
    @State private var items = ItemCounter()
    @State private var own = OwnSession()

    init(_ content: Content, _ part: OverscrollPart) {
      self.content = content
      self.part = part
      _isRefreshing = part.isRefreshing ?? .constant(false)
    }

    var body: some View {
      if let outer = settings.session {
        described(in: outer)
      } else {
        let session = own.session
        let proxy = OverscrollProxy(session, session.statuses)
        described(in: session)
          .environment(\.overscroll, proxy)
          .modifier(OfferedActions(statuses: session.statuses, overscroll: proxy))
          .background {
            ScrollViewLink { [weak session] in
              session?.move(to: $0)
            } missing: { [weak session] in
              session?.wait(in: $0)
            } removed: {
              session.close()
            }
          }
          .overlay {
            PlaceholderOverlay(
              placeholders: settings.placeholders, overscroll: proxy, statuses: session.statuses)
          }
      }
    }

    /// The content, whose rows are counted if the edge triggers by items, and its description.
    private func described(in session: ListSession) -> some View {
      content.withoutOwnRefresh()
        .environment(\.overscrollSettings.placeholders, ListPlaceholders())
        .environment(
          \.overscrollItems, outerItems + (part.itemLimit(in: settings) == nil ? [] : [items])
        )
        // A list in a row has other rows.
        .environment(
          \.overscrollSettings.rows,
          part.rows(in: session) ?? (settings.session == nil ? nil : settings.rows)
        )
        .environment(
          \.overscrollSettings.session, Content.listChain?.describesEdge == true ? session : nil
        )
        .background { EdgeLink(session: session, part: part, items: items) }
    }
  }

  /// Offers the actions of the edges to users of assistive technologies, who cannot pull.
  private struct OfferedActions: ViewModifier {
    @ObservedObject var statuses: EdgeStatuses
    let overscroll: OverscrollProxy

    func body(content: Content) -> some View {
      if #available(iOS 16, tvOS 16, visionOS 1, *) {
        content.accessibilityActions {
          ForEach(statuses.own, id: \.self) { edge in
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
    /// An edge; nil leaves it to other modifiers.
    case edge(EdgeSetup?, isRefreshing: Binding<Bool>?)
    case backToTop(OverscrollDistance, Companion?)
    case reading(ReadingSetup)

    var isRefreshing: Binding<Bool>? {
      if case .edge(_, let isRefreshing) = self { isRefreshing } else { nil }
    }

    /// The rows that report themselves; nil for parts that need none.
    func rows(in session: ListSession) -> HostedRows? {
      guard case .reading(let setup) = self else { return nil }
      return (setup.model ?? session.ownReading).rows
    }

    /// Returns the number of items at which it triggers; nil for another trigger.
    func itemLimit(in settings: OverscrollEnvironment) -> Int? {
      guard case .edge(let setup?, _) = self,
        case .within(.items(let count)) = setup.resolvedTrigger(in: settings)
      else { return nil }
      return count
    }
  }
#endif
