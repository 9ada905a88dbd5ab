#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  import OverscrollCore
  import OverscrollUIKit
  import SwiftUI

  /// A list whose edges are known by what SwiftUI says of it.
  ///
  /// The extra inset is added to the safe area, together with other insets. Apps do not write this
  /// value, so it needs no ledger.
  @available(iOS 18, tvOS 18, visionOS 2, *)
  struct GeometryBackendView<Content: View>: View {
    let content: Content
    let part: OverscrollPart
    let items: ItemCounter
    /// Whether other modifiers inside speak of the same list.
    let isCarrying: Bool
    @StateObject private var host = GeometryHost()
    @Environment(\.refresh) private var refresh
    @Environment(\.layoutDirection) private var layoutDirection

    var body: some View {
      content
        .environment(\.overscrollGuardian, isCarrying ? host : nil)
        .background { RegistryLink(registry: host, part: part, items: items) }
        .safeAreaPadding(host.extraInsets.edgeInsets)
        // Before the geometry: a finger that lets go is judged by where it held the list.
        .onScrollPhaseChange { [host] in host.changed(from: $0, to: $1) }
        .onScrollGeometryChange(for: ScrollGeometry.self, of: { $0 }) { [host] in
          host.look($1)
        }
        .accessibilityActions {
          ForEach(host.offers, id: \.edge) { offer in
            Button(action: { _ = host.runs.begin(at: offer.edge, revealing: true) }) {
              Text(offer.name)
            }
          }
        }
        .overlay { stage.ignoresSafeArea() }
    }

    private var stage: some View {
      StageLink(
        host: host,
        surroundings: StageSurroundings(
          hasSystemRefresh: refresh != nil, isRightToLeft: layoutDirection == .rightToLeft))
    }
  }

  extension PerEdge<Double> {
    fileprivate var edgeInsets: EdgeInsets {
      EdgeInsets(
        top: self[.top], leading: self[.leading], bottom: self[.bottom], trailing: self[.trailing])
    }
  }
#endif
