#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  import OverscrollCore
  import SwiftUI

  /// The source of facts from iOS 18: SwiftUI's own reports.
  @available(iOS 18, tvOS 18, visionOS 2, *)
  struct ReportSource: FactSource {
    private let host: GeometryHost

    init(reportingTo host: GeometryHost) { self.host = host }

    func body(content: Content) -> some View {
      content
        // The order of the phase and the geometry report is not specified, so the context's
        // geometry is used.
        .onScrollPhaseChange { [host] before, after, context in
          host.changed(
            from: ScrollMotion(before), to: ScrollMotion(after),
            with: ScrollSnapshot(context.geometry), isCancelled: host.drags.wasCancelled)
        }
        .onScrollGeometryChange(for: ScrollSnapshot.self, of: { ScrollSnapshot($0) }) {
          [host] _, snapshot in host.apply(snapshot)
        }
    }
  }

  @available(iOS 18, tvOS 18, visionOS 2, *)
  extension ScrollSnapshot {
    init(_ geometry: ScrollGeometry) {
      // `containerSize` excludes the content insets on the systems that were measured; the visible
      // rectangle includes them on all systems.
      let (visible, insets) = (geometry.visibleRect.size, geometry.contentInsets)
      self.init(
        offset: PerAxis(vertical: geometry.contentOffset.y, horizontal: geometry.contentOffset.x),
        contentSize: PerAxis(
          vertical: geometry.contentSize.height, horizontal: geometry.contentSize.width),
        viewport: PerAxis(vertical: visible.height, horizontal: visible.width),
        insets: PerEdge(
          top: insets.top, bottom: insets.bottom, leading: insets.leading,
          trailing: insets.trailing))
    }
  }

  @available(iOS 18, tvOS 18, visionOS 2, *)
  extension ScrollMotion {
    fileprivate init(_ phase: ScrollPhase) {
      switch phase {
      case .idle: self = .idle
      case .tracking: self = .tracking
      case .interacting: self = .dragging
      case .decelerating, .animating: self = .moving
      @unknown default: self = .moving
      }
    }
  }
#endif
