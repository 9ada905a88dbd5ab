#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  import Foundation
  import OverscrollCore
  import OverscrollUIKit
  import UIKit

  /// The places of indicators in the stage.
  @available(iOS 17, tvOS 17, visionOS 1, *)
  extension StageView {
    /// Places a box, and its background between the content and the end of the visible area.
    func place(_ box: IndicatorView, of edge: OverscrollEdge, _ host: GeometryHost) {
      let (engine, side) = (host.engine, side(of: edge, host))
      let frame = frame(of: edge, host)
      guard engine.options(of: edge)?.placement != .over else {
        return box.place(in: frame, at: side)
      }
      let lengths = engine.geometry[edge.axis]
      let content = strip(
        from: -engine.offset[edge.axis], lengths.contentLength, along: edge.axis, host)
      let gap =
        switch side {
        case .top: content.minY - frame.maxY
        case .bottom: frame.minY - content.maxY
        case .leading: content.minX - frame.maxX
        case .trailing: frame.minX - content.maxX
        }
      box.place(in: frame, at: side, gap: Double(gap), reach: lengths.viewportLength)
    }

    /// Returns the frame of a box: its frame in the content, minus the offset.
    private func frame(of edge: OverscrollEdge, _ host: GeometryHost) -> CGRect {
      let engine = host.engine
      guard let options = engine.options(of: edge) else { return .zero }
      let origin =
        engine.floatingOrigin(of: edge, options.placement, options.extent)
        ?? engine.origin(of: edge)
      return strip(from: origin - engine.offset[edge.axis], options.extent, along: edge.axis, host)
    }

    /// Returns the part of the stage in which a box is visible: a box behind the content only where
    /// no content covers it.
    func opening(of edge: OverscrollEdge, _ host: GeometryHost) -> CGRect {
      let engine = host.engine
      guard engine.options(of: edge)?.placement == .behind else { return bounds }
      let lengths = engine.geometry[edge.axis]
      let contentStart = -engine.offset[edge.axis]
      let contentEnd = contentStart + lengths.contentLength
      return edge.isStart
        ? strip(from: 0, max(0, contentStart), along: edge.axis, host)
        : strip(
          from: contentEnd, max(0, lengths.viewportLength - contentEnd), along: edge.axis, host)
    }

    /// Returns a strip across the stage; a mirrored axis starts at the right.
    private func strip(
      from start: Double, _ length: Double, along axis: OverscrollAxis, _ host: GeometryHost
    ) -> CGRect {
      guard axis == .horizontal else {
        return CGRect(x: 0, y: start, width: bounds.width, height: length)
      }
      let left = host.isMirrored(.horizontal) ? bounds.width - start - length : start
      return CGRect(x: left, y: 0, width: length, height: bounds.height)
    }

    private func side(of edge: OverscrollEdge, _ host: GeometryHost) -> OverscrollEdge {
      host.isMirrored(edge.axis) ? edge.opposite : edge
    }
  }
#endif
