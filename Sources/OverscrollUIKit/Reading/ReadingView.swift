#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// Reports the layouts of a scroll view to the host, its superview.
  ///
  /// UIKit informs views of layouts: constraints are updated before the layout of the scroll view,
  /// and this empty view is laid out after it and before the result is displayed. The movements in
  /// between are the list's.
  @MainActor
  final class ReadingView: UIView {
    private var host: OverscrollHostView? { superview as? OverscrollHostView }

    /// Requests a layout.
    func request() {
      setNeedsUpdateConstraints()
      setNeedsLayout()
    }

    override func didMoveToWindow() {
      super.didMoveToWindow()
      if window == nil { host?.reading?.leave() }
    }

    /// Updates of constraints, which this view needs to learn of layouts, are only certain if a
    /// view asks for them.
    override class var requiresConstraintBasedLayout: Bool { true }

    /// Called before the layout of the scroll view.
    override func updateConstraints() {
      super.updateConstraints()
      host?.sendReading(.layoutBegan)
      setNeedsLayout()
    }

    /// Called after the layout of the scroll view.
    override func layoutSubviews() {
      super.layoutSubviews()
      host?.sendReading(.layoutEnded)
    }
  }
#endif
