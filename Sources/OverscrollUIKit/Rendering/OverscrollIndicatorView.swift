#if canImport(UIKit) && !os(watchOS)
  import OverscrollCore
  import OverscrollIndicators
  public import UIKit

  /// A view that shows the state of an edge anywhere in the app, such as in a navigation bar.
  ///
  /// ```swift
  /// tableView.overscroll.top = .refresh(indicator: .hidden) { [feed] in try await feed.reload() }
  /// let indicator = OverscrollIndicatorView(indicator: .lines)
  /// indicator.control = tableView.overscroll.top
  /// navigationItem.titleView = indicator
  /// ```
  ///
  /// It draws in its bounds, upright at every edge, with the style, texts and opacity of the
  /// control. Its height is that of the indicator unless constraints or a frame set another; its
  /// width is up to you. While the control is at no edge, it shows nothing. A tap after a failure
  /// tries again.
  @MainActor
  public final class OverscrollIndicatorView: UIView {
    /// The indicator to draw; nil draws the indicator of the control.
    ///
    /// A view of your own is moved here. The system's refresh control is shown as a spinner.
    public var indicator: OverscrollIndicator? { didSet { rebuild() } }

    /// The control whose state is shown; held weakly.
    public weak var control: OverscrollControl? {
      didSet {
        guard control !== oldValue else { return }
        oldValue?.followers.remove(self)
        control?.followers.add(self)
        rebuild()
      }
    }

    private var box: IndicatorView?
    /// Whether it notes itself as a view of the library in the content of a scroll view.
    package var notesContent = true

    /// Creates a view.
    ///
    /// - Parameters:
    ///   - control: The control whose state is shown; nil to set ``control`` later.
    ///   - indicator: The indicator; nil for that of the control.
    public init(following control: OverscrollControl? = nil, indicator: OverscrollIndicator? = nil)
    {
      self.indicator = indicator
      self.control = control
      super.init(frame: .zero)
      control?.followers.add(self)
      rebuild()
    }

    /// Creates a view from an archive, which shows nothing until ``control`` is set.
    ///
    /// - Parameter coder: The decoder.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The height of the indicator in the user's text size, and no width.
    public override var intrinsicContentSize: CGSize {
      guard let form = box?.form, let purpose = control?.options.purpose else {
        return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
      }
      let length = form.extent(
        along: .vertical, for: purpose, across: Double(bounds.width), in: traitCollection)
      return CGSize(width: UIView.noIntrinsicMetric, height: length)
    }

    /// Draws the indicator in the new bounds.
    public override func layoutSubviews() {
      super.layoutSubviews()
      noteInContent()
      redraw()
    }

    /// Keeps an empty list that shows the view, for example below its rows, an empty one.
    private func noteInContent() {
      guard notesContent, let host = enclosingScrollView.flatMap(OverscrollHostView.host) else {
        return
      }
      host.noteOwnContent(self)
    }

    /// Draws the present state in a new window.
    public override func didMoveToWindow() {
      super.didMoveToWindow()
      noteInContent()
      redraw()
    }

    /// Leaves touches to the views behind it, except those that have an effect.
    public override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      let hit = super.hitTest(point, with: event)
      return hit === self ? nil : hit
    }

    // MARK: The host's calls

    /// Whether a visible drawing changes with time alone.
    var isAnimated: Bool { window != nil && !isHidden && box?.isAnimated == true }

    /// Replaces the box, because the indicator or the control has changed.
    func rebuild() {
      box?.removeFromSuperview()
      box = nil
      defer { invalidateIntrinsicContentSize() }
      guard let control, let shown = shownIndicator(of: control) else { return }
      let next = IndicatorView(
        shown.form, tapped: { [weak control] in control.map { $0.host?.send(.tapped($0.edge)) } })
      next.open(shown.pictures, log: OverscrollLog.current)
      addSubview(next)
      box = next
      redraw()
    }

    /// Draws all of the state, because texts, fonts or the style may have changed.
    func redraw() {
      box?.forget(for: traitCollection)
      draw()
    }

    /// Draws the state if it has changed.
    func draw() {
      guard let box else { return }
      guard let control, let host = control.host,
        var state = host.edges[control.edge].indicatorState(host.scene)
      else {
        box.isHidden = true
        return
      }
      state.size = IndicatorSize(width: Double(bounds.width), height: Double(bounds.height))
      box.isHidden = false
      box.use(control.style)
      box.words.use(host.environment.edgeWording(of: control))
      box.words.set(host.edges[control.edge].runs.result, updated: control.lastUpdated)
      box.place(in: bounds, at: .top)
      box.fade(to: control.opacity(at: host.engine.pullReading(of: control.edge)))
      box.show(
        state,
        IndicatorView.Manner(
          isTappable: host.engine.canBeTapped(control.edge),
          isMirrored: effectiveUserInterfaceLayoutDirection == .rightToLeft))
    }

    /// The indicator to draw; a view of the control's own stays in its list.
    private func shownIndicator(of control: OverscrollControl) -> OverscrollIndicator? {
      let shown = indicator ?? control.indicator
      switch shown.form {
      case .drawn: return shown
      case .view: return indicator == nil ? nil : shown
      case .system: return .spinner
      }
    }
  }

  /// The views that show the state of a control outside of its scroll view, held weakly.
  @MainActor
  struct ControlFollowers {
    private struct Follower { weak var view: OverscrollIndicatorView? }

    private var views: [Follower] = []

    mutating func add(_ view: OverscrollIndicatorView) {
      remove(view)
      views.append(Follower(view: view))
    }

    /// Removes a view, and all that are gone.
    mutating func remove(_ view: OverscrollIndicatorView) {
      views.removeAll { $0.view == nil || $0.view === view }
    }

    var areAnimated: Bool { views.contains { $0.view?.isAnimated == true } }

    func draw() { for each in views { each.view?.draw() } }

    func redraw() { for each in views { each.view?.redraw() } }

    func rebuild() { for each in views { each.view?.rebuild() } }
  }
#endif
