#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  import OverscrollCore
  import OverscrollUIKit
  import SwiftUI

  /// A list that gets its facts from a source and its extra insets from SwiftUI.
  @available(iOS 17, tvOS 17, visionOS 1, *)
  struct GeometryBackendView<Content: View, Source: FactSource>: View {
    private let content: Content
    private let part: OverscrollPart
    private let items: ItemCounter
    /// Whether modifiers inside belong to the same list.
    private let isCarrying: Bool
    @StateObject private var host: GeometryHost
    @Environment(\.hasSystemRefresh) private var hasSystemRefresh
    @Environment(\.layoutDirection) private var layoutDirection
    @Environment(\.overscrollPlaceholders) private var placeholders

    init(
      _ content: Content, _ part: OverscrollPart, _ items: ItemCounter, isCarrying: Bool,
      kind: ScrollerKind, by source: Source.Type
    ) {
      self.content = content
      self.part = part
      self.items = items
      self.isCarrying = isCarrying
      _host = StateObject(wrappedValue: GeometryHost(kind))
    }

    var body: some View {
      content
        .environment(\.overscrollRegistry, isCarrying ? host : nil)
        .environment(\.overscroll, OverscrollProxy(host, host.statuses))
        .background { RegistryLink(registry: host, part: part, items: items) }
        .modifier(CarrierModifier(insets: host.carried))
        .modifier(Source(reportingTo: host))
        .accessibilityActions {
          ForEach(host.offers, id: \.edge) { offer in
            Button(action: { _ = host.runs.begin(at: offer.edge, revealing: true) }) {
              Text(offer.name)
            }
          }
        }
        .overlay {
          PlaceholderOverlay(
            placeholders: placeholders, overscroll: OverscrollProxy(host, host.statuses),
            statuses: host.statuses)
        }
        .overlay { stage.ignoresSafeArea() }
    }

    private var stage: some View {
      StageLink(
        host: host,
        surroundings: StageSurroundings(
          hasSystemRefresh: hasSystemRefresh, isRightToLeft: layoutDirection == .rightToLeft))
    }
  }
#endif
