#if canImport(UIKit) && !os(watchOS)
  public import OverscrollCore
  public import UIKit

  /// A control that you add to a scroll view in Interface Builder, like a refresh control.
  ///
  /// Drag a view into a scroll view, or above or below the cells of a table, and set this class.
  /// When the scroll view moves to a window, or when you set ``control``, the view leaves the
  /// layout and its control is assigned to the edge. It sends `valueChanged` when the action
  /// starts, so you can connect an action of your app, which then calls ``end(_:)``. The subviews
  /// are shown as the indicator; without subviews, the app's default indicator is used.
  ///
  /// The edge is the side of the table's header or footer; otherwise the Alignment in the
  /// attributes inspector (top, bottom, leading, trailing); otherwise the top. Live rendering would
  /// need Objective-C, so Interface Builder shows the view's own content.
  @MainActor
  public final class OverscrollEdgeControl: UIControl {
    private var waiting: OverscrollControl?
    private weak var placed: OverscrollControl?
    private var place: OverscrollEdge?
    /// Whether the missing scroll view has already been logged.
    private var isLost = false

    /// Creates a view with a frame, which it keeps until it is assigned to an edge.
    ///
    /// - Parameter frame: The frame.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// Creates a view from an archive.
    ///
    /// - Parameter coder: The decoder.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The control at the edge; created with the default options unless you set one.
    ///
    /// If you set it in `viewDidLoad`, it is assigned to the edge immediately. Setting nil does
    /// nothing.
    public var control: OverscrollControl? {
      get { waiting ?? placed }
      set {
        waiting = newValue ?? waiting
        attach()
      }
    }

    /// The edge that the control is assigned to; nil before.
    public var edge: OverscrollEdge? { placed?.host == nil ? nil : place }

    /// Ends the run in progress, for actions that are connected to `valueChanged`; on any thread.
    ///
    /// - Parameter result: How the run ended.
    public nonisolated func end(_ result: RefreshResult = .updated) {
      onMain { [self] in control?.end(result) }
    }

    /// Whether runs may begin at the edge.
    public override var isEnabled: Bool {
      didSet { control?.isEnabled = isEnabled }
    }

    /// Assigns the control to its edge when the superview moves to a window.
    public override func didMoveToWindow() {
      super.didMoveToWindow()
      guard window != nil, place == nil else { return }
      if waiting == nil { waiting = usualControl }
      attach()
      if place == nil, !isLost {
        isLost = true
        OverscrollLog.current.note(
          "An OverscrollEdgeControl is in no scroll view: it does nothing.")
      }
    }

    // MARK: Assignment to the edge

    private func attach() {
      guard let control = waiting, let scrollView = scrollView else { return }
      waiting = nil
      let edge = place ?? edge(in: scrollView)
      place = edge
      if !isEnabled { control.isEnabled = false }
      leaveLayout(of: scrollView)
      if !subviews.isEmpty { control.indicator = .view(self) }
      placed = control
      scrollView.overscroll[edge] = control
    }

    private var scrollView: UIScrollView? { placed?.scrollView ?? superview as? UIScrollView }

    /// Releases the view's space in the layout; the scroll view still owns the view.
    private func leaveLayout(of scrollView: UIScrollView) {
      guard superview === scrollView else { return }
      if let table = scrollView as? UITableView {
        if table.tableHeaderView === self { table.tableHeaderView = nil }
        if table.tableFooterView === self { table.tableFooterView = nil }
      }
      guard subviews.isEmpty else { return }
      isHidden = true
      scrollView.insertSubview(self, at: 0)
    }

    private func edge(in scrollView: UIScrollView) -> OverscrollEdge {
      if let table = scrollView as? UITableView {
        if table.tableHeaderView === self { return .top }
        if table.tableFooterView === self { return .bottom }
      }
      switch (contentVerticalAlignment, contentHorizontalAlignment) {
      case (.top, _): return .top
      case (.bottom, _): return .bottom
      case (_, .leading): return .leading
      case (_, .trailing): return .trailing
      default: return .top
      }
    }

    private var usualControl: OverscrollControl? {
      guard let scrollView = superview as? UIScrollView else { return nil }
      return OverscrollControl(
        edge(in: scrollView).isStart ? .refresh : .load, nil, OverscrollDefaults.indicator,
        .manual { [weak self] _ in self?.sendActions(for: .valueChanged) })
    }
  }
#endif
