import OverscrollSimulation
@_spi(Simulation) import UIKit

/// The scroll view that stands behind lists and scroll views.
@MainActor final class HostedScrollView: UIScrollView, ItemHolder {
  private let content: ContainerView
  private let isAcross: Bool
  private var wishes = ScrollWishes()
  private var heard = 0
  private var observation: NSKeyValueObservation?

  init(isAcross: Bool) {
    self.isAcross = isAcross
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

  /// Takes over what was said outside.
  func take(_ wishes: ScrollWishes, _ refresh: RefreshAction?) {
    self.wishes = wishes
    let padding = wishes.padding
    addedSafeArea = UIEdgeInsets(
      top: padding.top, left: padding.leading, bottom: padding.bottom, right: padding.trailing)
    mind(refresh)
    obey()
    setNeedsLayout()
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
    if contentSize != frame.size { contentSize = frame.size }
    Self.layOutRows(in: content)
    let (geometry, phase) = (geometry, phase)
    for watcher in wishes.watchers { watcher.look(geometry, phase) }
  }

  private static func layOutRows(in view: UIView) {
    if view is LazyRows { view.setNeedsLayout() }
    for view in view.subviews { layOutRows(in: view) }
  }

  // MARK: What it says

  private var geometry: ScrollGeometry {
    let inset = adjustedContentInset
    return ScrollGeometry(
      contentOffset: contentOffset, contentSize: contentSize,
      contentInsets: EdgeInsets(
        top: inset.top, leading: inset.left, bottom: inset.bottom, trailing: inset.right),
      containerSize: bounds.size)
  }

  private var phase: ScrollPhase {
    if isDragging { return .interacting }
    if isTracking { return .tracking }
    if isDecelerating { return .decelerating }
    return simulation.isAnimating ? .animating : .idle
  }

  // MARK: What it is told

  private func obey() {
    guard let position = wishes.position?.wrappedValue, position.count != heard else { return }
    heard = position.count
    let (inset, present) = (adjustedContentInset, contentOffset)
    let end = CGPoint(
      x: max(-inset.left, contentSize.width + inset.right - bounds.width),
      y: max(-inset.top, contentSize.height + inset.bottom - bounds.height))
    switch position.goal {
    case .nowhere: break
    case .edge(.top): setContentOffset(CGPoint(x: present.x, y: -inset.top), animated: isAnimated)
    case .edge(.leading):
      setContentOffset(CGPoint(x: -inset.left, y: present.y), animated: isAnimated)
    case .edge(.bottom): setContentOffset(CGPoint(x: present.x, y: end.y), animated: isAnimated)
    case .edge(.trailing): setContentOffset(CGPoint(x: end.x, y: present.y), animated: isAnimated)
    }
  }

  private var isAnimated: Bool { UIView.inheritedAnimationDuration > 0 }

  private func mind(_ refresh: RefreshAction?) {
    guard let refresh else { return refreshControl = nil }
    if refreshControl == nil { refreshControl = HostedRefreshControl() }
    (refreshControl as? HostedRefreshControl)?.refresh = refresh
  }
}

/// The control that stands behind `refreshable`.
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
