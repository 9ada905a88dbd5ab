import ScrollPhysics
@_spi(Simulation) import UIKit

/// The common part of the scroll views behind `ScrollView` and `List`: their content, their margins,
/// and the system's control.
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
  private var observation: NSKeyValueObservation?
  /// The margins that it applied last.
  private var margins = UIEdgeInsets.zero
  /// The inset of the last layout.
  private var formerInset = UIEdgeInsets.zero
  private var ownOffset = OwnOffset()

  init(_ view: any HostedScroller, isAcross: Bool, isList: Bool) {
    self.view = view
    self.isAcross = isAcross
    self.isList = isList
    content = ContainerView(isAcross ? .row : .column)
    view.addSubview(content)
    if isAcross { view.alwaysBounceHorizontal = true } else { view.alwaysBounceVertical = true }
    observation = view.panGestureRecognizer.observe(\.state) { [weak self] _, _ in
      MainActor.assumeIsolated { self?.view.setNeedsLayout() }
    }
  }

  func hold(_ items: [UIView]) {
    content.hold(items)
    view.setNeedsLayout()
  }

  /// Applies the margins and the refresh action of the views outside.
  func update(_ environment: EnvironmentValues) {
    isMirrored = environment.layoutDirection == .rightToLeft
    applyMargins(environment.contentMargins)
    if facts.updatesOverwriteOffsets, let offset = ownOffset.overwrite() {
      view.contentOffset = CGPoint(
        x: min(max(offset.x, firstOffset.x), lastOffset.x),
        y: min(max(offset.y, firstOffset.y), lastOffset.y))
    }
    updateRefreshControl(environment.refresh)
    view.setNeedsLayout()
  }

  /// Writes the content margins into `contentInset`, and overwrites other code's (`Facts.md`, S4a).
  private func applyMargins(_ next: EdgeInsets) {
    let target = UIEdgeInsets(next, isMirrored: isMirrored)
    UIView.performWithoutAnimation {
      if facts.updatesOverwriteInsets {
        if view.contentInset != target { view.contentInset = target }
      } else if target != margins {
        view.contentInset = view.contentInset.adding(target, subtracting: margins)
      }
    }
    margins = target
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
    formerInset = inset
    ownOffset.note(view.contentOffset, cause: isMoving ? .motion : isResized ? .own : .unknown)
    LazyRows.layOut(in: content, measures: false)
    if isList, !facts.scrollingKeepsInsets, view.contentInset != margins {
      view.contentInset = margins
    }
  }

  /// Notes that SwiftUI itself has moved the content.
  func noteOwnOffset() { ownOffset.note(view.contentOffset, cause: .own) }

  /// Content grows at the end of its lines.
  private func resize(to size: CGSize) {
    let (inset, offset) = (view.adjustedContentInset, view.contentOffset)
    let isNew = view.contentSize.width == 0
    let growth = size.width - (isNew ? view.bounds.width - inset.right : view.contentSize.width)
    view.contentSize = size
    guard isMirrored, isAcross, growth != 0 else { return }
    view.contentOffset.x = max(-inset.left, (isNew ? 0 : offset.x) + growth)
  }

  private var isMoving: Bool {
    view.isTracking || view.isDecelerating || view.simulation.isAnimating
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

  private func updateRefreshControl(_ refresh: RefreshAction?) {
    guard let refresh else { return view.refreshControl = nil }
    if view.refreshControl == nil { view.refreshControl = HostedRefreshControl() }
    (view.refreshControl as? HostedRefreshControl)?.refresh = refresh
  }
}
