import Foundation

/// The system's refresh control.
///
/// It starts refreshing while the finger is down, and adds its height to the scroll view's adjusted
/// inset at that moment, or to the raw one (`Facts.md`, U1f). The end subtracts the same height.
/// The pull distance is a value of the stand-in.
@available(tvOS, unavailable)
@MainActor open class UIRefreshControl: UIControl {
  /// The pull distance that starts a refresh, in points.
  @_spi(Simulation) public nonisolated static let pullDistance: CGFloat = 100
  /// The height that the control adds to the inset, in points.
  @_spi(Simulation) public nonisolated static let height: CGFloat = 60

  /// Whether the control is refreshing.
  open private(set) var isRefreshing = false
  /// The title.
  open var attributedTitle: NSAttributedString?
  /// Whether the inset includes the control's height.
  @_spi(Simulation) public private(set) var holdsInset = false
  /// Whether the raw inset of the scroll view includes the control's height.
  @_spi(Simulation) public var holdsRawInset: Bool {
    holdsInset && scrollView?.facts.refreshControlKeepsRawInset == false
  }
  private var mustLetGo = false
  private var canBegin = true

  /// Creates a control with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a control without reading the archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Starts refreshing; does not scroll to the control.
  open func beginRefreshing() {
    guard !isRefreshing else { return }
    isRefreshing = true
    let pull = scrollView.map { -$0.adjustedContentInset.top - $0.layer.bounds.minY } ?? 0
    takeInset()
    guard let scrollView, scrollView.facts.beginMovesRevealed, pull >= Self.height else { return }
    scrollView.contentOffset.y -= Self.height
  }

  /// Ends refreshing; during a touch, the inset is removed when the finger lifts.
  open func endRefreshing() {
    guard isRefreshing else { return }
    isRefreshing = false
    mustLetGo = scrollView?.isTracking ?? false
    if !mustLetGo { dropInset() }
  }

  private var scrollView: UIScrollView? { superview as? UIScrollView }

  func scrollViewMoved() {
    guard let scrollView else { return }
    let top = -(scrollView.layer.bounds.minY)
    frame = CGRect(x: 0, y: -top, width: scrollView.layer.bounds.width, height: Self.height)
    let pull = top - scrollView.adjustedContentInset.top
    if pull <= 0 { canBegin = true }
    guard canBegin, !isRefreshing, scrollView.isTracking, pull >= Self.pullDistance else { return }
    canBegin = false
    isRefreshing = true
    takeInset()
    sendActions(for: .valueChanged)
  }

  func dragEnded() {
    guard mustLetGo else { return }
    mustLetGo = false
    dropInset()
  }

  private func takeInset() {
    guard !holdsInset, let scrollView else { return }
    holdsInset = true
    guard scrollView.facts.refreshControlKeepsRawInset else {
      scrollView.contentInset.top += Self.height
      return
    }
    scrollView.setRefreshInset(Self.height)
  }

  private func dropInset() {
    guard holdsInset, let scrollView else { return }
    holdsInset = false
    UIView.animate(withDuration: 0.3) {
      guard scrollView.facts.refreshControlKeepsRawInset else {
        scrollView.contentInset.top -= Self.height
        return
      }
      AnimationBlock.note(scrollView)
      scrollView.setRefreshInset(0)
    }
  }
}
