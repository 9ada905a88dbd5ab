#if canImport(SwiftUI) && canImport(UIKit)
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
    @Environment(\.overscrollGuardian) private var guardian

    init(_ content: Content, _ part: OverscrollPart) {
      self.content = content
      self.part = part
      _isRefreshing = part.isRefreshing ?? .constant(false)
    }

    var body: some View {
      if way == .geometry, #available(iOS 18, tvOS 18, visionOS 2, *) {
        if let guardian {
          content
            .environment(\.overscrollGuardian, isCarrying ? guardian : nil)
            .background { GuardianLink(guardian: guardian, part: part) }
        } else {
          GeometryWayView(content: content, part: part, isCarrying: isCarrying)
        }
      } else {
        content.background { ScrollViewLink(part: part) }
      }
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
  }
#endif
