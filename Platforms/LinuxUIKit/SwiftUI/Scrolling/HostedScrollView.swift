import OverscrollSimulation
@_spi(Simulation) import UIKit

/// The scroll view behind lists and scroll views.
@MainActor final class HostedScrollView: UIScrollView, ItemHolder {
  private let content: ContainerView
  private let isAcross: Bool
  private let isList: Bool
  /// The facts that the scroll view reproduces.
  private let facts = SimulatedDevice.current.facts
  /// Whether lines read from right to left, so that a row starts at the right.
  private var isMirrored = false
  private var wishes = ScrollWishes()
  private var obeyedCount = 0
  private var observation: NSKeyValueObservation?
  /// The margins that it applied last.
  private var margins = UIEdgeInsets.zero
  /// The edge that a position names until the user scrolls (`Facts.md`, S5c).
  private var stickyEdge: Edge?
  /// The inset of the last layout.
  private var formerInset = UIEdgeInsets.zero
  /// The offset of the last layout.
  private var formerOffset = CGPoint.zero
  /// Whether the system has cancelled the last drag, until the view rests (`Facts.md`, S6d).
  private var wasCancelled = false

  init(isAcross: Bool, isList: Bool) {
    self.isAcross = isAcross
    self.isList = isList
    content = ContainerView(isAcross ? .row : .column)
    super.init(frame: .zero)
    addSubview(content)
    if isAcross { alwaysBounceHorizontal = true } else { alwaysBounceVertical = true }
    observation = panGestureRecognizer.observe(\.state) { [weak self] pan, _ in
      MainActor.assumeIsolated { self?.panChanged(to: pan.state) }
    }
  }

  required init?(coder: NSCoder) { nil }

  private func panChanged(to state: UIGestureRecognizer.State) {
    wasCancelled = state == .cancelled
    if state == .began { stickyEdge = nil }
    setNeedsLayout()
  }

  func hold(_ items: [UIView]) {
    content.hold(items)
    setNeedsLayout()
  }

  /// Applies the modifiers outside.
  func update(_ wishes: ScrollWishes, _ refresh: RefreshAction?, isMirrored: Bool) {
    self.wishes = wishes
    self.isMirrored = isMirrored
    pad(by: wishes.padding, isMirrored: isMirrored)
    wishes.margins?.follow(self)
    applyMargins()
    updateRefreshControl(refresh)
    obeyPosition()
    setNeedsLayout()
  }

  /// Writes the content margins into `contentInset`, and overwrites other code's (`Facts.md`, S4a).
  func applyMargins() {
    let total = isList && !facts.listsHaveMargins ? EdgeInsets() : wishes.margins?.total
    let target = UIEdgeInsets(total ?? EdgeInsets(), isMirrored: isMirrored)
    UIView.performWithoutAnimation {
      if facts.updatesOverwriteInsets {
        if contentInset != target { contentInset = target }
      } else if target != margins {
        contentInset = contentInset.adding(target, subtracting: margins)
      }
    }
    margins = target
  }

  private func turned<Value>(_ first: Value, _ second: Value) -> (Value, Value) {
    isMirrored ? (second, first) : (first, second)
  }

  // MARK: Layout

  override func sizeThatFits(_ size: CGSize) -> CGSize { size }

  override func layoutSubviews() {
    super.layoutSubviews()
    let room = CGSize(
      width: isAcross ? CGFloat.infinity : bounds.width,
      height: isAcross ? bounds.height : .infinity)
    let size = content.sizeThatFits(room)
    let frame = CGRect(
      x: 0, y: 0, width: isAcross ? size.width : bounds.width,
      height: isAcross ? bounds.height : size.height)
    if content.frame != frame { content.frame = frame }
    let inset = adjustedContentInset
    let isResized = contentSize != frame.size || inset != formerInset
    if contentSize != frame.size { resize(to: frame.size) }
    if isResized { clampOrBounce(from: formerInset) }
    (formerInset, formerOffset) = (inset, contentOffset)
    LazyRows.layOut(in: content, measures: false)
    if isList, !facts.scrollingKeepsInsets, contentInset != margins { contentInset = margins }
    if isResized, !simulation.isAnimating, let stickyEdge { scroll(to: stickyEdge) }
    let (geometry, phase) = (geometry, phase)
    for watcher in wishes.watchers where watcher.accepts(self) { watcher.look(geometry, phase) }
  }

  /// Moves content that an inset left outside of its edge, at once or animated (`Facts.md`, S2g).
  private func clampOrBounce(from former: UIEdgeInsets) {
    let (inset, offset) = (adjustedContentInset, formerOffset)
    guard inset.top < former.top, offset.y < -inset.top, !isTracking, !isDecelerating else {
      return
    }
    if !facts.shrinkingInsetsClamp { setContentOffset(offset, animated: false) }
    let edge = CGPoint(x: offset.x, y: -inset.top)
    if contentOffset != edge { setContentOffset(edge, animated: !facts.shrinkingInsetsClamp) }
  }

  /// Content grows at the end of its lines.
  private func resize(to size: CGSize) {
    let (inset, offset) = (adjustedContentInset, contentOffset)
    let isNew = contentSize.width == 0
    let growth = size.width - (isNew ? bounds.width - inset.right : contentSize.width)
    contentSize = size
    guard isMirrored, isAcross, growth != 0 else { return }
    contentOffset.x = max(-inset.left, (isNew ? 0 : offset.x) + growth)
  }

  // MARK: Reports

  private var geometry: ScrollGeometry {
    var inset = adjustedContentInset
    if !facts.reportsIncludeMargins { inset = inset.adding(.zero, subtracting: margins) }
    let (leading, trailing) = turned(inset.left, inset.right)
    let excludes =
      facts.containersExcludeInsets && (!isList || facts.listContainersExcludeInsets)
    let isWhole = !excludes
    var geometry = ScrollGeometry(
      contentOffset: reportedOffset, contentSize: contentSize,
      contentInsets: EdgeInsets(
        top: inset.top, leading: leading, bottom: inset.bottom, trailing: trailing),
      containerSize: isWhole ? bounds.size : bounds.inset(by: inset).size)
    geometry.hasWholeContainer = isWhole
    return geometry
  }

  /// The offset, from the leading edge (`Facts.md`, S1f).
  private var reportedOffset: CGPoint {
    guard isMirrored, isAcross, facts.offsetsCountFromLeading else { return contentOffset }
    return CGPoint(x: contentSize.width - bounds.width - contentOffset.x, y: contentOffset.y)
  }

  private var phase: ScrollPhase {
    if wasCancelled, isDecelerating { return facts.cancelledDragsEndAtOnce ? .idle : .animating }
    if isDragging { return .interacting }
    if isTracking { return .tracking }
    if isDecelerating { return .decelerating }
    return simulation.isAnimating ? .animating : .idle
  }

  // MARK: Requests

  private func obeyPosition() {
    guard let position = wishes.position?.wrappedValue, position.count != obeyedCount else {
      return
    }
    obeyedCount = position.count
    stickyEdge = nil
    guard !isList || !facts.listsIgnorePositions, case .edge(let edge) = position.goal else {
      return
    }
    scroll(to: edge, animated: isAnimated)
    if facts.edgePositionsStick { stickyEdge = edge }
  }

  private func scroll(to edge: Edge, animated isAnimated: Bool = false) {
    let (inset, present) = (adjustedContentInset, contentOffset)
    let end = CGPoint(
      x: max(-inset.left, contentSize.width + inset.right - bounds.width),
      y: max(-inset.top, contentSize.height + inset.bottom - bounds.height))
    let (leading, trailing) = turned(-inset.left, end.x)
    let goal =
      switch edge {
      case .top: CGPoint(x: present.x, y: -inset.top)
      case .leading: CGPoint(x: leading, y: present.y)
      case .bottom: CGPoint(x: present.x, y: end.y)
      case .trailing: CGPoint(x: trailing, y: present.y)
      }
    if goal != present { setContentOffset(goal, animated: isAnimated) }
  }

  private var isAnimated: Bool { UIView.inheritedAnimationDuration > 0 }

  private func updateRefreshControl(_ refresh: RefreshAction?) {
    guard let refresh else { return refreshControl = nil }
    if refreshControl == nil { refreshControl = HostedRefreshControl() }
    (refreshControl as? HostedRefreshControl)?.refresh = refresh
  }
}

/// The control behind `refreshable`.
@available(tvOS, unavailable)
private final class HostedRefreshControl: UIRefreshControl {
  var refresh: RefreshAction?
  private var task: Task<Void, Never>?

  override init(frame: CGRect) {
    super.init(frame: frame)
    addAction(UIAction { [weak self] _ in self?.run() }, for: .valueChanged)
  }

  required init?(coder: NSCoder) { nil }

  private func run() {
    let refresh = refresh
    task = Task { [weak self] in
      await refresh?()
      self?.endRefreshing()
    }
  }

  /// The task is cancelled when the view is removed (`Facts.md`, S13).
  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    if superview == nil { task?.cancel() }
  }

  deinit { task?.cancel() }
}
