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

  init(isAcross: Bool, isList: Bool) {
    self.isAcross = isAcross
    self.isList = isList
    content = ContainerView(isAcross ? .row : .column)
    super.init(frame: .zero)
    addSubview(content)
    if isAcross { alwaysBounceHorizontal = true } else { alwaysBounceVertical = true }
    observation = panGestureRecognizer.observe(\.state) { [weak self] _, _ in
      MainActor.assumeIsolated { self?.setNeedsLayout() }
    }
  }

  required init?(coder: NSCoder) { nil }

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
    if contentSize != frame.size { resize(to: frame.size) }
    Self.layOutRows(in: content)
    let (geometry, phase) = (geometry, phase)
    for watcher in wishes.watchers where watcher.accepts(self) { watcher.look(geometry, phase) }
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

  private static func layOutRows(in view: UIView) {
    if view is LazyRows { view.setNeedsLayout() }
    for view in view.subviews { layOutRows(in: view) }
  }

  // MARK: Reports

  private var geometry: ScrollGeometry {
    let inset = adjustedContentInset
    let (leading, trailing) = turned(inset.left, inset.right)
    let isWhole = !facts.containersExcludeInsets
    var geometry = ScrollGeometry(
      contentOffset: contentOffset, contentSize: contentSize,
      contentInsets: EdgeInsets(
        top: inset.top, leading: leading, bottom: inset.bottom, trailing: trailing),
      containerSize: isWhole ? bounds.size : bounds.inset(by: inset).size)
    geometry.hasWholeContainer = isWhole
    return geometry
  }

  private var phase: ScrollPhase {
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
    guard !isList || !facts.listsIgnorePositions else { return }
    let (inset, present) = (adjustedContentInset, contentOffset)
    let end = CGPoint(
      x: max(-inset.left, contentSize.width + inset.right - bounds.width),
      y: max(-inset.top, contentSize.height + inset.bottom - bounds.height))
    let (leading, trailing) = turned(-inset.left, end.x)
    let goal: CGPoint? =
      switch position.goal {
      case .nowhere: nil
      case .edge(.top): CGPoint(x: present.x, y: -inset.top)
      case .edge(.leading): CGPoint(x: leading, y: present.y)
      case .edge(.bottom): CGPoint(x: present.x, y: end.y)
      case .edge(.trailing): CGPoint(x: trailing, y: present.y)
      }
    if let goal { setContentOffset(goal, animated: isAnimated) }
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

  override init(frame: CGRect) {
    super.init(frame: frame)
    addAction(UIAction { [weak self] _ in self?.run() }, for: .valueChanged)
  }

  required init?(coder: NSCoder) { nil }

  private func run() {
    let refresh = refresh
    Task { [weak self] in
      await refresh?()
      self?.endRefreshing()
    }
  }
}
