#if canImport(UIKit)
  import OverscrollCore
  import UIKit

  /// Carries the facts of a scroll view to an engine, and its effects back.
  ///
  /// A hidden subview, found by its type: so the scroll view owns it, and it hears of windows, layout
  /// and safe areas as any view does. When the scroll view goes, so does everything of ours.
  @MainActor
  final class OverscrollHostView: UIView {
    var engine: OverscrollEngine
    var ledgers = PerEdge(repeating: InsetLedger())
    var controls = PerEdge<OverscrollControl?>(repeating: nil)
    var runs = PerEdge<ActiveRun?>(repeating: nil)
    var results = PerEdge<RefreshResult?>(repeating: nil)
    var indicators = PerEdge<IndicatorView?>(repeating: nil)
    /// When each edge was last updated with success.
    var updateTimes = PerEdge<Date?>(repeating: nil)
    /// What is kept for what is seen and said.
    var looks = HostLooks()
    var observations: [NSKeyValueObservation] = []
    /// What the app wants of bounces along an axis where a control turned them on; nil elsewhere.
    var appBounces = PerAxis<Bool?>(repeating: nil)
    /// Whether effects are being carried out: what is heard of meanwhile is our own doing.
    var isPerforming = false
    /// Whether something was heard of meanwhile.
    var hasNews = false
    /// Whether the content may still move since somebody touched it.
    var isWatching = false
    /// The offset at the last frame, to see whether the content has come to rest.
    var lastFrameOffset = CGPoint.zero
    /// Those who wait until the list stands still.
    var calmWaiters: [CalmWaiter] = []
    private(set) lazy var clock = FrameClock(view: self) { [weak self] in self?.frame() }

    var scrollView: UIScrollView? { superview as? UIScrollView }

    init() {
      engine = OverscrollEngine(
        times: OverscrollDefaults.times, overlap: OverscrollDefaults.overlap, isAttached: false)
      super.init(frame: .zero)
      // As large as the view, so that its layout tells of a view of another size.
      autoresizingMask = [.flexibleWidth, .flexibleHeight]
      isHidden = true
      isUserInteractionEnabled = false
      isAccessibilityElement = false
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    deinit {
      for edge in OverscrollEdge.allCases { runs[edge]?.giveUp(as: .cancelled) }
      for waiter in calmWaiters { waiter.resume() }
    }

    // MARK: One per scroll view

    static func host(of scrollView: UIScrollView) -> OverscrollHostView? {
      for case let host as OverscrollHostView in scrollView.subviews { return host }
      return nil
    }

    static func attach(to scrollView: UIScrollView) -> OverscrollHostView {
      let host = OverscrollHostView()
      let inset = scrollView.contentInset
      for edge in OverscrollEdge.allCases {
        host.ledgers[edge] = InsetLedger(base: inset[physical: edge])
      }
      host.frame.size = scrollView.bounds.size
      scrollView.insertSubview(host, at: 0)
      host.observe(scrollView)
      host.observeMotion()
      host.look()
      if scrollView.window != nil { host.send(.attached) }
      return host
    }

    // MARK: What a view hears

    override func didMoveToWindow() {
      super.didMoveToWindow()
      guard scrollView != nil else { return }
      look()
      send(window != nil ? .attached : .detached)
      if window == nil { releaseCalm(everybody: true) }
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      look()
      send(.layoutEnded)
      placeIndicators()
    }

    override func safeAreaInsetsDidChange() {
      super.safeAreaInsetsDidChange()
      look()
    }

    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
      super.traitCollectionDidChange(previous)
      redrawAll()
    }

    // MARK: Time

    var now: Double { CACurrentMediaTime() }
  }
#endif
