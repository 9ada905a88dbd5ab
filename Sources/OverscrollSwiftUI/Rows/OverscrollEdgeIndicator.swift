#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  public import OverscrollCore
  public import OverscrollUIKit
  public import SwiftUI

  /// A view that shows the state of an edge outside of the list, such as over it or in a toolbar.
  ///
  /// ```swift
  /// List(feed.items) { ItemRow($0) }
  ///   .overlay { OverscrollEdgeIndicator(.ring).frame(width: 60, height: 60) }
  ///   .onPullToRefresh(indicator: .hidden) { try await feed.reload() }
  /// ```
  ///
  /// Place it inside the modifier that describes the edge. It draws upright at every edge, with the
  /// style, texts and opacity of the edge, in the width that it is offered and the height of the
  /// indicator. A tap after a failure tries again. Outside of a list it is empty.
  public struct OverscrollEdgeIndicator: View {
    private let indicator: OverscrollIndicator?
    private let edge: OverscrollEdge
    @Environment(\.overscroll) private var overscroll

    /// Creates an indicator for an edge of the list around it.
    ///
    /// - Parameters:
    ///   - indicator: The indicator; nil for that of the edge. The system's refresh control is shown
    ///     as a spinner, and a custom view of the edge stays in the list.
    ///   - edge: The edge.
    public init(_ indicator: OverscrollIndicator? = nil, at edge: OverscrollEdge = .top) {
      self.indicator = indicator
      self.edge = edge
    }

    /// The indicator.
    public var body: some View {
      if let statuses = overscroll.statuses {
        // The status changes when the edge is described, which may have created its control.
        StatusReader(statuses: statuses) {
          link(overscroll.control(at: edge))
        }
      }
    }

    private func link(_ control: OverscrollControl?) -> some View {
      ViewLink<OverscrollIndicatorView> { [indicator] in
        let view = OverscrollIndicatorView(following: control, indicator: indicator)
        view.setContentHuggingPriority(.required, for: .vertical)
        // The row around it does.
        view.notesContent = false
        return view
      } update: { [indicator] view, _ in
        let isSame =
          switch (view.indicator, indicator) {
          case (nil, nil): true
          case (let one?, let other?): one.isLike(other)
          default: false
          }
        if !isSame { view.indicator = indicator }
        if view.control !== control { view.control = control }
      }
    }
  }
#endif
