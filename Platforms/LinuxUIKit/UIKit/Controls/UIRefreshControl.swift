import Foundation

/// The system's own pull to refresh.
///
/// It begins while the finger is down, and adds its height to the scroll view's inset right then, as
/// reports have it; at the end it takes the same height out again, from whatever the inset is then.
/// How far one must pull, and how high it is, are numbers of the stand-in.
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
    takeInset()
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
    scrollView.contentInset.top += Self.height
  }

  private func dropInset() {
    guard holdsInset, let scrollView else { return }
    holdsInset = false
    UIView.animate(withDuration: 0.3) { scrollView.contentInset.top -= Self.height }
  }
}
