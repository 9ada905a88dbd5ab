import Foundation
import OverscrollCore
@_spi(Simulation) import QuartzCore
import ScrollPhysics

/// A view whose content is larger than itself, with the physics of `SimulatedScrollView`.
@MainActor open class UIScrollView: UIView {
  /// The physics; use ``simulate(_:)`` to change settings that UIKit does not have.
  package internal(set) var simulation = SimulatedScrollView(
    contentLength: 0, viewportLength: 0)
  /// The number of reads of each getter of insets, sizes and offsets.
  @_spi(Simulation) public var reads: [String: Int] = [:]
  /// Whether reads are counted.
  ///
  /// Unchecked, because a check in every getter costs more than the getter.
  @_spi(Simulation) @exclusivity(unchecked) public var countsReads = false
  /// The present use of touches that is not scrolling; nil for none.
  @_spi(Simulation) public var otherTouch: OtherTouch?
  /// Whether offsets are rounded to pixels (`Facts.md`, U6a); not in replays of recorded offsets.
  @_spi(Simulation) public var roundsOffsets = true

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
  /// The facts of UIKit that the view reproduces.
  let facts = DeviceFacts.current
  /// The inset that a refresh control adds to the adjusted inset.
  var refreshInset: CGFloat = 0
  /// Whether a touch stopped a deceleration and has neither moved nor ended since.
  var interruptsFling = false
  /// The latest offsets during a touch, with their times.
  var touchedOffsets: [(time: TimeInterval, offset: CGPoint)] = []
  private(set) var hasHadWindow = false
  /// The view that draws the edge effect at the top, below a bar.
  var edgeEffectView: UIView?
  weak var titleBar: UINavigationBar?
  private(set) lazy var contentGuide = UILayoutGuide(owner: self, kind: .content)
  private(set) lazy var frameGuide = UILayoutGuide(owner: self, kind: .frame)

  /// The delegate.
  open weak var delegate: (any UIScrollViewDelegate)?
  /// Whether touches scroll the view.
  open var isScrollEnabled = true
  /// Whether a tap on the status bar scrolls to the top.
  @available(tvOS, unavailable)
  open var scrollsToTop: Bool {
    get { simulation.scrollsToTop }
    set { simulation.scrollsToTop = newValue }
  }
  /// Whether the vertical indicator shows.
  open var showsVerticalScrollIndicator = true
  /// Whether the horizontal indicator shows.
  open var showsHorizontalScrollIndicator = true
  /// The insets of the vertical indicator.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  /// The insets of the horizontal indicator.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  /// Whether the safe area is added to the indicators' insets.
  open var automaticallyAdjustsScrollIndicatorInsets = true
  /// The style of the indicators.
  open var indicatorStyle = IndicatorStyle.default
  /// The effect of a drag on the keyboard.
  @available(visionOS, unavailable)
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// The zoom scale; the stand-in does not zoom.
  open var zoomScale: CGFloat = 1
  /// The minimum zoom scale.
  open var minimumZoomScale: CGFloat = 1
  /// The maximum zoom scale.
  open var maximumZoomScale: CGFloat = 1
  /// Whether the view is zooming.
  open var isZooming: Bool { otherTouch == .zoom }
  /// Whether the view bounces after zooming past a limit.
  open var isZoomBouncing: Bool { otherTouch == .zoomBounce }
  /// The recogniser of drags.
  open var panGestureRecognizer: UIPanGestureRecognizer {
    count("panGestureRecognizer")
    return pan
  }
  /// The edge effect at the top.
  @available(iOS 26, tvOS 26, visionOS 26, *)
  open var topEdgeEffect: UIScrollEdgeEffect { topFading }
  /// The edge effect at the bottom.
  @available(iOS 26, tvOS 26, visionOS 26, *)
  open var bottomEdgeEffect: UIScrollEdgeEffect { bottomFading }
  /// The edge effect at the left.
  @available(iOS 26, tvOS 26, visionOS 26, *)
  open var leftEdgeEffect: UIScrollEdgeEffect { leftFading }
  /// The edge effect at the right.
  @available(iOS 26, tvOS 26, visionOS 26, *)
  open var rightEdgeEffect: UIScrollEdgeEffect { rightFading }
  /// The layout guide of the content.
  open var contentLayoutGuide: UILayoutGuide { contentGuide }
  /// The layout guide of the view.
  open var frameLayoutGuide: UILayoutGuide { frameGuide }

  /// Creates a scroll view with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    begin()
  }

  /// Creates a scroll view without reading the archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    begin()
  }

  // MARK: Geometry

  /// The point of the content at the view's origin.
  open var contentOffset: CGPoint {
    get {
      KeyValueAccess.note(observers, "contentOffset")
      count("contentOffset")
      return layer.bounds.origin
    }
    set { writeOffset(newValue, .plain) }
  }

  /// The size of the content.
  open var contentSize: CGSize {
    get {
      KeyValueAccess.note(observers, "contentSize")
      count("contentSize")
      let lengths = simulation.effectiveContentLengths
      return CGSize(width: lengths.horizontal, height: lengths.vertical)
    }
    set { writeContentSize(newValue) }
  }

  /// The inset that code sets around the content.
  open var contentInset: UIEdgeInsets {
    get {
      KeyValueAccess.note(observers, "contentInset")
      count("contentInset")
      return UIEdgeInsets(simulation.contentInset)
    }
    set { writeContentInset(newValue) }
  }

  /// The inset of code plus that of the system.
  open var adjustedContentInset: UIEdgeInsets {
    if facts.safeAreaIsObservable { KeyValueAccess.note(observers, "adjustedContentInset") }
    count("adjustedContentInset")
    return UIEdgeInsets(simulation.adjustedInset)
  }

  /// How the safe area affects the adjusted inset.
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

  /// Called when the adjusted inset changes.
  open func adjustedContentInsetDidChange() {}

  /// Scrolls to an offset.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    writeOffset(contentOffset, animated ? .scrolling : .notAnimated)
  }

  /// Scrolls by the shortest distance that shows a rectangle.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let free = bounds.inset(by: adjustedContentInset)
    var target = layer.bounds.origin
    target.y += Self.shift(rect.minY, rect.maxY, into: free.minY, free.maxY)
    target.x += Self.shift(rect.minX, rect.maxX, into: free.minX, free.maxX)
    if target != layer.bounds.origin { setContentOffset(target, animated: animated) }
  }

  // MARK: Behaviour

  /// Whether both axes bounce past the edges.
  open var bounces: Bool {
    get { simulation.bouncesAlong.vertical && simulation.bouncesAlong.horizontal }
    set { simulate { $0.bounces = newValue } }
  }

  /// Whether the content bounces past the top and the bottom.
  @available(iOS 17.4, tvOS 17.4, visionOS 1.1, *)
  open var bouncesVertically: Bool {
    get { simulation.bouncesAlong.vertical }
    set { simulate { $0.bouncesAlong.vertical = newValue } }
  }

  /// Whether the content bounces past the left and the right edge.
  @available(iOS 17.4, tvOS 17.4, visionOS 1.1, *)
  open var bouncesHorizontally: Bool {
    get { simulation.bouncesAlong.horizontal }
    set { simulate { $0.bouncesAlong.horizontal = newValue } }
  }

  /// Whether touches are delivered to the content after a delay.
  open var delaysContentTouches = true
  /// Whether a drag may cancel a touch of the content.
  open var canCancelContentTouches = true

  /// Returns whether a drag may cancel a touch of a view: not of a control.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  /// Whether content that is too short to scroll bounces vertically.
  open var alwaysBounceVertical: Bool {
    get { simulation.alwaysBounce.vertical }
    set {
      simulate { $0.alwaysBounce.vertical = newValue }
      updateSystemInset()
    }
  }

  /// Whether content that is too short to scroll bounces horizontally.
  open var alwaysBounceHorizontal: Bool {
    get { simulation.alwaysBounce.horizontal }
    set {
      simulate { $0.alwaysBounce.horizontal = newValue }
      updateSystemInset()
    }
  }

  /// Whether scrolling stops at multiples of the view's size.
  @available(tvOS, unavailable)
  open var isPagingEnabled: Bool {
    get { simulation.isPagingEnabled }
    set { simulation.isPagingEnabled = newValue }
  }

  /// Whether a drag is locked to its initial axis.
  open var isDirectionalLockEnabled: Bool {
    get { simulation.isDirectionalLockEnabled }
    set { simulation.isDirectionalLockEnabled = newValue }
  }

  /// The deceleration rate.
  open var decelerationRate: DecelerationRate {
    get { simulation.decelerationRate == .fast ? .fast : .normal }
    set { simulation.decelerationRate = newValue.rawValue < 0.995 ? .fast : .normal }
  }

  /// The refresh control.
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

  /// Whether a finger touches the view.
  open var isTracking: Bool {
    count("isTracking")
    return simulation.isTracking
  }
  /// Whether a finger is dragging.
  open var isDragging: Bool {
    count("isDragging")
    return simulation.isDragging || isDraggedByHand
  }
  /// Whether the view is decelerating.
  open var isDecelerating: Bool {
    count("isDecelerating")
    return simulation.isDecelerating || interruptsFling
  }

  /// Stops scrolling; an overscrolled view returns to its edge immediately.
  @available(iOS 17.4, tvOS 17.4, visionOS 1.1, *)
  open func stopScrollingAndZooming() {
    let legal = nearestLegalOffset()
    writeOffset(legal, .notAnimated)
  }

  /// Shows the indicators for a moment.
  open func flashScrollIndicators() {}

  // MARK: Events of UIView

  /// Called after an animation changed the inset.
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
    if let window {
      window.device.add(self)
      hasHadWindow = true
      let now = window.device.clock.now
      simulate {
        if now > $0.now { $0.advance(to: now) } else { $0.clockJumped(to: now) }
        $0.attach()
      }
    } else {
      simulate { $0.detach() }
    }
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    updateSystemInset()
  }

  /// Counts a read of a getter if counting is enabled.
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
