#if canImport(UIKit) && !os(watchOS)
  public import OverscrollCore
  public import UIKit

  /// A control that is put into a scroll view in Interface Builder, as a refresh control is.
  ///
  /// Drag a view into a scroll view, or above or below the cells of a table, and give it this class. When the
  /// scroll view comes into a window, or when ``control`` is set, the view takes itself out of the layout and
  /// its control stands at the edge. It sends `valueChanged` when the action is to run, so an action of
  /// the app's own can be connected to it; that ends with ``end(_:)``. What is put into the view is what
  /// is seen; one without subviews is the app's usual indicator.
  ///
  /// The edge is that of the table's header or footer, else what the attributes inspector has for
  /// Alignment (top, bottom, leading, trailing), else the top. Live rendering would need Objective-C: in Interface
  /// Builder the view shows what is in it.
  @MainActor
  public final class OverscrollView: UIControl {
    private var waiting: OverscrollControl?
    private weak var placed: OverscrollControl?
    private var place: OverscrollEdge?
    /// Whether it was said that the view is in no scroll view.
    private var isLost = false

    /// Creates a view of its own frame, which will leave it.
    ///
    /// - Parameter frame: The frame.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// Creates a view from an archive.
    ///
    /// - Parameter coder: What reads the archive.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// What stands at the edge; made with the usual options when nobody sets one.
    ///
    /// Set in `viewDidLoad`, it stands there at once. Setting nil changes nothing.
    public var control: OverscrollControl? {
      get { waiting ?? placed }
      set {
        waiting = newValue ?? waiting
        attach()
      }
    }

    /// The edge at which the control stands; nil before.
    public var edge: OverscrollEdge? { placed?.host == nil ? nil : place }

    /// Ends what runs, for actions that are connected to `valueChanged`.
    ///
    /// - Parameter result: How it ended.
    public func end(_ result: RefreshResult = .updated) { control?.end(result) }

    /// Whether the edge may run.
    public override var isEnabled: Bool {
      didSet { control?.isEnabled = isEnabled }
    }

    /// Comes to its edge, when the view in which it is comes into a window.
    public override func didMoveToWindow() {
      super.didMoveToWindow()
      guard window != nil, place == nil else { return }
      if waiting == nil { waiting = usualControl }
      attach()
      if place == nil, !isLost {
        isLost = true
        OverscrollLog.current.note("An OverscrollView is in no scroll view: it does nothing.")
      }
    }

    // MARK: Coming to the edge

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

    /// Gives back the room that it has in the layout; the scroll view keeps it all the same.
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
        .untilEnd { [weak self] in self?.sendActions(for: .valueChanged) })
    }
  }
#endif
