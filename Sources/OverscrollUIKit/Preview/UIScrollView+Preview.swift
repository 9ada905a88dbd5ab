#if canImport(UIKit) && !os(watchOS)
  public import OverscrollCore
  public import UIKit

  extension UIScrollView {
    /// Shows the control of an edge in a phase, without running its action: for previews and pictures.
    ///
    /// ```swift
    /// screen.loadViewIfNeeded()
    /// screen.tableView.overscrollPreview(phase: .ended(.updated("12 new")))
    /// ```
    ///
    /// It undoes itself as soon as anything happens: a finger takes hold of the list, the edge comes into
    /// another phase, the control goes. A phase that the edge cannot come into is shown as idle. Where the
    /// edge has no control, nothing happens.
    ///
    /// - Parameters:
    ///   - phase: What is shown; what is really so when nil.
    ///   - edge: The edge.
    public func overscrollPreview(phase: OverscrollPreview?, at edge: OverscrollEdge = .top) {
      OverscrollHostView.host(of: self)?.preview(phase, at: edge)
    }
  }
#endif
