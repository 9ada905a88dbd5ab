import OverscrollSimulation
@_spi(Simulation) import UIKit

/// The common part of the scroll views behind `ScrollView` and `List`: their content, and the
/// modifiers outside.
@MainActor final class HostedScroll {
  /// The scroll view, which owns this.
  private unowned let view: any HostedScroller
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
  private var ownOffset = OwnOffset()
  /// Whether the system has cancelled the last drag, until the view rests (`Facts.md`, S6d).
  private var wasCancelled = false

  init(_ view: any HostedScroller, isAcross: Bool, isList: Bool) {
    self.view = view
    self.isAcross = isAcross
    self.isList = isList
    content = ContainerView(isAcross ? .row : .column)
    view.addSubview(content)
    if isAcross { view.alwaysBounceHorizontal = true } else { view.alwaysBounceVertical = true }
    observation = view.panGestureRecognizer.observe(\.state) { [weak self] pan, _ in
      MainActor.assumeIsolated { self?.panChanged(to: pan.state) }
    }
  }

  /// Whether the scroll view is in a window.
  var isShown: Bool { view.window != nil }

  private func panChanged(to state: UIGestureRecognizer.State) {
    wasCancelled = state == .cancelled
    if state == .began { stickyEdge = nil }
    view.setNeedsLayout()
  }

  func hold(_ items: [UIView]) {
    content.hold(items)
    view.setNeedsLayout()
  }

  /// Applies the modifiers outside.
  func update(_ wishes: ScrollWishes, _ refresh: RefreshAction?, isMirrored: Bool) {
    self.wishes = wishes
    self.isMirrored = isMirrored
    view.pad(by: wishes.padding, isMirrored: isMirrored)
    wishes.margins?.follow(self)
    applyMargins()
    if facts.updatesOverwriteOffsets, let offset = ownOffset.overwrite() {
      view.contentOffset = CGPoint(
        x: min(max(offset.x, firstOffset.x), lastOffset.x),
        y: min(max(offset.y, firstOffset.y), lastOffset.y))
    }
    updateRefreshControl(refresh)
    obeyPosition()
    view.setNeedsLayout()
  }

  /// Writes the content margins into `contentInset`, and overwrites other code's (`Facts.md`, S4a).
  func applyMargins() {
    let total = isList && !facts.listsHaveMargins ? EdgeInsets() : wishes.margins?.total
    let target = UIEdgeInsets(total ?? EdgeInsets(), isMirrored: isMirrored)
    UIView.performWithoutAnimation {
      if facts.updatesOverwriteInsets {
        if view.contentInset != target { view.contentInset = target }
      } else if target != margins {
        view.contentInset = view.contentInset.adding(target, subtracting: margins)
      }
    }
    margins = target
  }

  private func turned<Value>(_ first: Value, _ second: Value) -> (Value, Value) {
    isMirrored ? (second, first) : (first, second)
  }

  // MARK: Layout

  /// Lays out the content, and moves it as changes of its size and of the insets require.
  func layOut() {
    let room = CGSize(
      width: isAcross ? CGFloat.infinity : view.bounds.width,
      height: isAcross ? view.bounds.height : .infinity)
    let size = content.sizeThatFits(room)
    let frame = CGRect(
      x: 0, y: 0, width: isAcross ? size.width : view.bounds.width,
      height: isAcross ? view.bounds.height : size.height)
    if content.frame != frame { content.frame = frame }
    let inset = view.adjustedContentInset
    let isResized = view.contentSize != frame.size || inset != formerInset
    view.showRows(LazyRows.starts(in: content), length: frame.height)
    if view.contentSize != frame.size { resize(to: frame.size) }
    if isResized { clampOrBounce(from: formerInset) }
    (formerInset, formerOffset) = (inset, view.contentOffset)
    ownOffset.note(
      view.contentOffset, cause: phase != .idle ? .motion : isResized ? .own : .unknown)
    LazyRows.layOut(in: content, measures: false)
    if isList, !facts.scrollingKeepsInsets, view.contentInset != margins {
      view.contentInset = margins
    }
    if isResized, !view.simulation.isAnimating, let stickyEdge { scroll(to: stickyEdge) }
    let (geometry, phase) = (geometry, phase)
    for watcher in wishes.watchers where watcher.accepts(self) { watcher.look(geometry, phase) }
  }

  /// Moves content that an inset left outside of its edge, at once or animated (`Facts.md`, S2g).
  private func clampOrBounce(from former: UIEdgeInsets) {
    let (inset, offset) = (view.adjustedContentInset, formerOffset)
    guard inset.top < former.top, offset.y < -inset.top, !view.isTracking, !view.isDecelerating
    else {
      return
    }
    if !facts.shrinkingInsetsClamp { view.setContentOffset(offset, animated: false) }
    let edge = CGPoint(x: offset.x, y: -inset.top)
    if view.contentOffset != edge {
      view.setContentOffset(edge, animated: !facts.shrinkingInsetsClamp)
    }
  }

  /// Content grows at the end of its lines.
  private func resize(to size: CGSize) {
    let (inset, offset) = (view.adjustedContentInset, view.contentOffset)
    let isNew = view.contentSize.width == 0
    let growth = size.width - (isNew ? view.bounds.width - inset.right : view.contentSize.width)
    view.contentSize = size
    guard isMirrored, isAcross, growth != 0 else { return }
    view.contentOffset.x = max(-inset.left, (isNew ? 0 : offset.x) + growth)
  }

  // MARK: Reports

  private var geometry: ScrollGeometry {
    var inset = view.adjustedContentInset
    if !facts.reportsIncludeMargins { inset = inset.adding(.zero, subtracting: margins) }
    let (leading, trailing) = turned(inset.left, inset.right)
    let excludes =
      facts.containersExcludeInsets && (!isList || facts.listContainersExcludeInsets)
    let isWhole = !excludes
    var geometry = ScrollGeometry(
      contentOffset: reportedOffset, contentSize: view.contentSize,
      contentInsets: EdgeInsets(
        top: inset.top, leading: leading, bottom: inset.bottom, trailing: trailing),
      containerSize: isWhole ? view.bounds.size : view.bounds.inset(by: inset).size)
    geometry.hasWholeContainer = isWhole
    return geometry
  }

  /// The offset, from the leading edge (`Facts.md`, S1f).
  private var reportedOffset: CGPoint {
    guard isMirrored, isAcross, facts.offsetsCountFromLeading else { return view.contentOffset }
    return CGPoint(
      x: view.contentSize.width - view.bounds.width - view.contentOffset.x, y: view.contentOffset.y)
  }

  private var phase: ScrollPhase {
    if wasCancelled, view.isDecelerating {
      return facts.cancelledDragsEndAtOnce ? .idle : .animating
    }
    if view.isDragging { return .interacting }
    if view.isTracking { return .tracking }
    if view.isDecelerating { return .decelerating }
    return view.simulation.isAnimating ? .animating : .idle
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
    let (present, start, end) = (view.contentOffset, firstOffset, lastOffset)
    let (leading, trailing) = turned(start.x, end.x)
    let goal =
      switch edge {
      case .top: CGPoint(x: present.x, y: start.y)
      case .leading: CGPoint(x: leading, y: present.y)
      case .bottom: CGPoint(x: present.x, y: end.y)
      case .trailing: CGPoint(x: trailing, y: present.y)
      }
    ownOffset.note(goal, cause: .own)
    if goal != present { view.setContentOffset(goal, animated: isAnimated) }
  }

  /// The offset at the first edges.
  private var firstOffset: CGPoint {
    CGPoint(x: -view.adjustedContentInset.left, y: -view.adjustedContentInset.top)
  }

  /// The offset at the last edges, or at the first ones if the content is short.
  private var lastOffset: CGPoint {
    let inset = view.adjustedContentInset
    return CGPoint(
      x: max(firstOffset.x, view.contentSize.width + inset.right - view.bounds.width),
      y: max(firstOffset.y, view.contentSize.height + inset.bottom - view.bounds.height))
  }

  private var isAnimated: Bool { UIView.inheritedAnimationDuration > 0 }

  private func updateRefreshControl(_ refresh: RefreshAction?) {
    guard let refresh else { return view.refreshControl = nil }
    if view.refreshControl == nil { view.refreshControl = HostedRefreshControl() }
    (view.refreshControl as? HostedRefreshControl)?.refresh = refresh
  }
}
