import Foundation

/// The system's own pull to refresh.
///
/// It begins while the finger is down, and adds its height to the scroll view's adjusted inset right
/// then, or to its raw one (`Facts.md`, U1f); at the end it subtracts the same height.
/// The distance of the pull is a number of the stand-in.
@available(tvOS, unavailable)
@MainActor open class UIRefreshControl: UIControl {
  /// How far one must pull, in points.
  @_spi(Simulation) public nonisolated static let pullDistance: CGFloat = 100
  /// How much it adds to the inset, in points.
  @_spi(Simulation) public nonisolated static let height: CGFloat = 60

  /// Whether it refreshes.
  open private(set) var isRefreshing = false
  /// What it says.
  open var attributedTitle: NSAttributedString?
  /// Whether its height is in the inset.
  @_spi(Simulation) public private(set) var holdsInset = false
  /// Whether its height is in the raw inset of the scroll view.
  @_spi(Simulation) public var holdsRawInset: Bool {
    holdsInset && scrollView?.facts.refreshControlKeepsRawInset == false
  }
  private var mustLetGo = false
  private var canBegin = true

  /// Creates a control with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a control as from an archive, of which nothing is read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Shows that a refresh goes on; does not scroll to show it.
  open func beginRefreshing() {
    guard !isRefreshing else { return }
    isRefreshing = true
    let pull = scrollView.map { -$0.adjustedContentInset.top - $0.layer.bounds.minY } ?? 0
    takeInset()
    guard let scrollView, scrollView.facts.beginMovesRevealed, pull >= Self.height else { return }
    scrollView.contentOffset.y -= Self.height
  }

  /// Shows that a refresh is over; under a finger it goes when that lifts.
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
