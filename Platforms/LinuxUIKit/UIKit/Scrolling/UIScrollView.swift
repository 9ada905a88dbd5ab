import Foundation
import OverscrollCore
import OverscrollSimulation
@_spi(Simulation) import QuartzCore

/// A view whose content is larger than itself, with the physics of `SimulatedScrollView`.
@MainActor open class UIScrollView: UIView {
  /// The physics and their state; change settings that UIKit does not have with ``simulate(_:)``.
  package internal(set) var simulation = SimulatedScrollView(
    contentLength: 0, viewportLength: 0)
  /// How many times each getter of insets, sizes and offsets was read.
  @_spi(Simulation) public var reads: [String: Int] = [:]
  /// Whether reads are counted.
  ///
  /// Unchecked, because a check in every getter costs more than the getter.
  @_spi(Simulation) @exclusivity(unchecked) public var countsReads = false
  /// What fingers do other than to scroll; nil where they do nothing else.
  @_spi(Simulation) public var otherTouch: OtherTouch?

  private let pan = UIPanGestureRecognizer()
  private lazy var topFading = UIScrollEdgeEffect()
  private lazy var bottomFading = UIScrollEdgeEffect()
  private lazy var leftFading = UIScrollEdgeEffect()
  private lazy var rightFading = UIScrollEdgeEffect()
  private var adjustment = ContentInsetAdjustmentBehavior.automatic
  var toldAdjustedInset = UIEdgeInsets.zero
  var isCodeScrolling = false
  var isDraggedByHand = false
  var hasToldEndOfDrag = false
  var hasToldOffset = false
  /// The facts that it plays.
  let facts = DeviceFacts.current
  /// The inset that a refresh control adds to the system's.
  var refreshInset: CGFloat = 0
  /// Whether a touch has stopped a deceleration, and has neither moved nor lifted since.
  var interruptsFling = false
  /// The latest offsets under a finger, with their times.
  var touchedOffsets: [(time: TimeInterval, offset: CGPoint)] = []
  private(set) var hasHadWindow = false
  /// The view that draws the effect at the top edge, below a bar.
  var edgeEffectView: UIView?
  weak var titleBar: UINavigationBar?
  private(set) lazy var contentGuide = UILayoutGuide(owner: self, kind: .content)
  private(set) lazy var frameGuide = UILayoutGuide(owner: self, kind: .frame)

  /// Who hears of it.
  open weak var delegate: (any UIScrollViewDelegate)?
  /// Whether fingers move it.
  open var isScrollEnabled = true
  /// Whether the status bar scrolls it to the top.
  @available(tvOS, unavailable)
  open var scrollsToTop: Bool {
    get { simulation.scrollsToTop }
    set { simulation.scrollsToTop = newValue }
  }
  /// Whether the vertical indicator shows.
  open var showsVerticalScrollIndicator = true
  /// Whether the horizontal indicator shows.
  open var showsHorizontalScrollIndicator = true
  /// How far the vertical indicator stays from the edges.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  /// How far the horizontal indicator stays from the edges.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  /// Whether the safe area counts for the indicators, too.
  open var automaticallyAdjustsScrollIndicatorInsets = true
  /// The look of the indicators.
  open var indicatorStyle = IndicatorStyle.default
  /// How a drag puts the keyboard away.
  @available(visionOS, unavailable)
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// How large the content is shown; nothing zooms here.
  open var zoomScale: CGFloat = 1
  /// The smallest zoom.
  open var minimumZoomScale: CGFloat = 1
  /// The largest zoom.
  open var maximumZoomScale: CGFloat = 1
  /// Whether a zoom goes on.
  open var isZooming: Bool { otherTouch == .zoom }
  /// Whether it zoomed too far, and goes back.
  open var isZoomBouncing: Bool { otherTouch == .zoomBounce }
  /// Recognises drags.
  open var panGestureRecognizer: UIPanGestureRecognizer {
    count("panGestureRecognizer")
    return pan
  }
  /// The fading at the top.
  @available(iOS 26, tvOS 26, visionOS 26, *)
  open var topEdgeEffect: UIScrollEdgeEffect { topFading }
  /// The fading at the bottom.
  @available(iOS 26, tvOS 26, visionOS 26, *)
  open var bottomEdgeEffect: UIScrollEdgeEffect { bottomFading }
  /// The fading at the left.
  @available(iOS 26, tvOS 26, visionOS 26, *)
  open var leftEdgeEffect: UIScrollEdgeEffect { leftFading }
  /// The fading at the right.
  @available(iOS 26, tvOS 26, visionOS 26, *)
  open var rightEdgeEffect: UIScrollEdgeEffect { rightFading }
  /// The rectangle of the content.
  open var contentLayoutGuide: UILayoutGuide { contentGuide }
  /// The rectangle of the view itself.
  open var frameLayoutGuide: UILayoutGuide { frameGuide }

  /// Creates a scroll view with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    begin()
  }

  /// Creates a scroll view as from an archive, of which nothing is read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    begin()
  }

  // MARK: Geometry

  /// Where the content begins to show.
  open var contentOffset: CGPoint {
    get {
      KeyValueAccess.note(observers, "contentOffset")
      count("contentOffset")
      return layer.bounds.origin
    }
    set { writeOffset(newValue, .plain) }
  }

  /// How large the content is.
  open var contentSize: CGSize {
    get {
      KeyValueAccess.note(observers, "contentSize")
      count("contentSize")
      let lengths = simulation.contentLengths
      return CGSize(width: lengths.horizontal, height: lengths.vertical)
    }
    set { writeContentSize(newValue) }
  }

  /// How much room code adds around the content.
  open var contentInset: UIEdgeInsets {
    get {
      KeyValueAccess.note(observers, "contentInset")
      count("contentInset")
      return UIEdgeInsets(simulation.contentInset)
    }
    set { writeContentInset(newValue) }
  }

  /// How much room code and system add around the content.
  open var adjustedContentInset: UIEdgeInsets {
    if facts.safeAreaIsObservable { KeyValueAccess.note(observers, "adjustedContentInset") }
    count("adjustedContentInset")
    return UIEdgeInsets(simulation.adjustedInset)
  }

  /// Which part of the safe area it adds.
  open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior {
    get {
      KeyValueAccess.note(observers, "contentInsetAdjustmentBehavior")
      return adjustment
    }
    set {
      observers.willChange("contentInsetAdjustmentBehavior")
      adjustment = newValue
      updateSystemInset()
      observers.didChange("contentInsetAdjustmentBehavior")
    }
  }

  open override var bounds: CGRect {
    get {
      count("bounds")
      return super.bounds
    }
    set {
      let origin = newValue.origin
      super.bounds = CGRect(origin: layer.bounds.origin, size: newValue.size)
      if origin != layer.bounds.origin { contentOffset = origin }
    }
  }

  /// The insets of code and system together are others.
  open func adjustedContentInsetDidChange() {}

  /// Scrolls to an offset.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    writeOffset(contentOffset, animated ? .scrolling : .notAnimated)
  }

  /// Scrolls as little as it takes to show a rectangle.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let free = bounds.inset(by: adjustedContentInset)
    var target = layer.bounds.origin
    target.y += Self.shift(rect.minY, rect.maxY, into: free.minY, free.maxY)
    target.x += Self.shift(rect.minX, rect.maxX, into: free.minX, free.maxX)
    if target != layer.bounds.origin { setContentOffset(target, animated: animated) }
  }

  // MARK: Behaviour

  /// Whether content can be pulled past the edges of both axes.
  open var bounces: Bool {
    get { simulation.bouncesAlong.vertical && simulation.bouncesAlong.horizontal }
    set { simulate { $0.bounces = newValue } }
  }

  /// Whether content can be pulled past the top and the bottom.
  @available(iOS 17.4, tvOS 17.4, visionOS 1.1, *)
  open var bouncesVertically: Bool {
    get { simulation.bouncesAlong.vertical }
    set { simulate { $0.bouncesAlong.vertical = newValue } }
  }

  /// Whether content can be pulled past the left and the right edge.
  @available(iOS 17.4, tvOS 17.4, visionOS 1.1, *)
  open var bouncesHorizontally: Bool {
    get { simulation.bouncesAlong.horizontal }
    set { simulate { $0.bouncesAlong.horizontal = newValue } }
  }

  /// Whether a touch reaches the content only after a moment without movement.
  open var delaysContentTouches = true
  /// Whether a drag may take a touch from the content.
  open var canCancelContentTouches = true

  /// Returns whether a drag may take a touch from a view in the content: not from a control.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  /// Whether content that is too short to scroll can be pulled up and down.
  open var alwaysBounceVertical: Bool {
    get { simulation.alwaysBounce.vertical }
    set {
      simulate { $0.alwaysBounce.vertical = newValue }
      updateSystemInset()
    }
  }

  /// Whether content that is too short to scroll can be pulled to the left and right.
  open var alwaysBounceHorizontal: Bool {
    get { simulation.alwaysBounce.horizontal }
    set {
      simulate { $0.alwaysBounce.horizontal = newValue }
      updateSystemInset()
    }
  }

  /// Whether it stops at multiples of its size.
  @available(tvOS, unavailable)
  open var isPagingEnabled: Bool {
    get { simulation.isPagingEnabled }
    set { simulation.isPagingEnabled = newValue }
  }

  /// Whether a drag keeps the direction in which it begins.
  open var isDirectionalLockEnabled: Bool {
    get { simulation.isDirectionalLockEnabled }
    set { simulation.isDirectionalLockEnabled = newValue }
  }

  /// How fast scrolling slows down.
  open var decelerationRate: DecelerationRate {
    get { simulation.decelerationRate == .fast ? .fast : .normal }
    set { simulation.decelerationRate = newValue.rawValue < 0.995 ? .fast : .normal }
  }

  /// What spins at the top and refreshes.
  @available(tvOS, unavailable)
  open var refreshControl: UIRefreshControl? {
    didSet {
      guard refreshControl !== oldValue else { return }
      if refreshControl != nil, traitCollection.userInterfaceIdiom == .mac {
        SimulatedDevice.current.exceptions.append("UIRefreshControl is not supported on Mac")
      }
      oldValue?.removeFromSuperview()
      if let refreshControl { insertSubview(refreshControl, at: 0) }
    }
  }

  /// Whether a finger is on it.
  open var isTracking: Bool {
    count("isTracking")
    return simulation.isTracking
  }
  /// Whether a finger moves it.
  open var isDragging: Bool {
    count("isDragging")
    return simulation.isDragging || isDraggedByHand
  }
  /// Whether it moves by itself.
  open var isDecelerating: Bool {
    count("isDecelerating")
    return simulation.isDecelerating || interruptsFling
  }

  /// Ends whatever moves it; what is past an edge comes back at once.
  @available(iOS 17.4, tvOS 17.4, visionOS 1.1, *)
  open func stopScrollingAndZooming() {
    let legal = nearestLegalOffset()
    writeOffset(legal, .notAnimated)
  }

  /// Shows the indicators for a moment.
  open func flashScrollIndicators() {}

  // MARK: What UIView tells

  /// An animation has changed the inset.
  func insetAnimated() {}

  override func sizeChanged(from old: CGSize) {
    super.sizeChanged(from: old)
    let size = layer.bounds.size
    simulate {
      $0.viewportLengths = PerAxis(vertical: size.height, horizontal: size.width)
    }
    updateSystemInset()
  }

  override func windowChanged() {
    super.windowChanged()
    if window == nil {
      ScrollRegistry.remove(self)
      simulate { $0.detach() }
    } else {
      ScrollRegistry.add(self)
      hasHadWindow = true
      let clock = window?.device.clock ?? .current
      simulate {
        let now = clock.now
        if now > $0.now { $0.advance(to: now) } else { $0.clockJumped(to: now) }
        $0.attach()
      }
    }
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    updateSystemInset()
  }

  /// Counts the read of a getter, where that is asked for.
  private func count(_ getter: String) {
    if countsReads { reads[getter, default: 0] += 1 }
  }

  private static func shift(
    _ first: CGFloat, _ last: CGFloat, into start: CGFloat, _ end: CGFloat
  ) -> CGFloat {
    if first < start || last - first > end - start { return first - start }
    return max(0, last - end)
  }

  private func begin() {
    clipsToBounds = true
    addGestureRecognizer(pan)
    simulation.systemInsetMovesContent = true
    simulation.dragSlop = facts.dragSlop
    simulation.decelerationEnd = facts.decelerationEnd
    simulation.viewportLengths = PerAxis(
      vertical: layer.bounds.height, horizontal: layer.bounds.width)
    simulation.detach()
    _ = simulation.drainEvents()
  }
}
