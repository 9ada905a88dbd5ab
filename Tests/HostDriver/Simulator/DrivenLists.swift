#if !STAND_IN
  package import OverscrollCore
  public import UIKit

  /// A scroll view that a ``Finger`` can move: its touch state is the test's.
  @MainActor
  public protocol DrivenList: UIScrollView {
    var drive: Drive { get }
  }

  extension DrivenList {
    func length(along axis: KeyPath<CGPoint, CGFloat>) -> Double {
      Double(axis == \.x ? bounds.width : bounds.height)
    }

    /// Whether a drag along an axis moves the content.
    func canMove(along axis: KeyPath<CGPoint, CGFloat>) -> Bool {
      let limits = limits(along: axis)
      guard limits.lowerBound == limits.upperBound else { return true }
      return axis == \.x ? alwaysBounceHorizontal : alwaysBounceVertical
    }

    /// The offset at which the list can rest that is nearest to an offset.
    func nearest(_ offset: Double, along axis: KeyPath<CGPoint, CGFloat>) -> Double {
      let limits = limits(along: axis)
      return min(max(offset, limits.lowerBound), limits.upperBound)
    }

    var nearestOffset: CGPoint {
      CGPoint(
        x: nearest(Double(contentOffset.x), along: \.x),
        y: nearest(Double(contentOffset.y), along: \.y))
    }
  }

  extension UIScrollView {
    /// The offsets at which the view can rest, along an axis.
    func limits(along axis: KeyPath<CGPoint, CGFloat>) -> ClosedRange<Double> {
      let inset = adjustedContentInset
      let (start, end) =
        axis == \.x
        ? (-inset.left, contentSize.width + inset.right - bounds.width)
        : (-inset.top, contentSize.height + inset.bottom - bounds.height)
      return Double(start)...Double(max(start, end))
    }
  }

  /// A table that a ``Finger`` can move.
  open class DrivenTable: UITableView, DrivenList {
    /// The touch and the movement.
    public let drive = Drive()

    open override var isTracking: Bool { drive.isTracking || super.isTracking }
    open override var isDragging: Bool { drive.isDragging || super.isDragging }
    open override var isDecelerating: Bool { drive.isDecelerating || super.isDecelerating }
    open override var panGestureRecognizer: UIPanGestureRecognizer { drive.pan }

    open override var contentInset: UIEdgeInsets {
      get { super.contentInset }
      set {
        drive.noteInset()
        drive.asOne { super.contentInset = newValue }
      }
    }

    open override var contentOffset: CGPoint {
      get { super.contentOffset }
      set {
        drive.noteOffset()
        drive.asOne { super.contentOffset = newValue }
      }
    }

    open override func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
      drive.noteScroll()
      drive.asOne { super.setContentOffset(contentOffset, animated: animated) }
    }
  }

  /// A collection view that a ``Finger`` can move.
  open class DrivenCollection: UICollectionView, DrivenList {
    /// The touch and the movement.
    public let drive = Drive()

    open override var isTracking: Bool { drive.isTracking || super.isTracking }
    open override var isDragging: Bool { drive.isDragging || super.isDragging }
    open override var isDecelerating: Bool { drive.isDecelerating || super.isDecelerating }
    open override var panGestureRecognizer: UIPanGestureRecognizer { drive.pan }

    open override var contentInset: UIEdgeInsets {
      get { super.contentInset }
      set {
        drive.noteInset()
        drive.asOne { super.contentInset = newValue }
      }
    }

    open override var contentOffset: CGPoint {
      get { super.contentOffset }
      set {
        drive.noteOffset()
        drive.asOne { super.contentOffset = newValue }
      }
    }

    open override func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
      drive.noteScroll()
      drive.asOne { super.setContentOffset(contentOffset, animated: animated) }
    }
  }

  /// A scroll view that a ``Finger`` can move.
  open class DrivenScrollView: UIScrollView, DrivenList {
    /// The touch and the movement.
    public let drive = Drive()

    open override var isTracking: Bool { drive.isTracking || super.isTracking }
    open override var isDragging: Bool { drive.isDragging || super.isDragging }
    open override var isDecelerating: Bool { drive.isDecelerating || super.isDecelerating }
    open override var panGestureRecognizer: UIPanGestureRecognizer { drive.pan }

    open override var contentInset: UIEdgeInsets {
      get { super.contentInset }
      set {
        drive.noteInset()
        drive.asOne { super.contentInset = newValue }
      }
    }

    open override var contentOffset: CGPoint {
      get { super.contentOffset }
      set {
        drive.noteOffset()
        drive.asOne { super.contentOffset = newValue }
      }
    }

    open override func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
      drive.noteScroll()
      drive.asOne { super.setContentOffset(contentOffset, animated: animated) }
    }
  }

  /// What is seen of a scroll view, and how often code has written to it.
  @MainActor
  package struct Watched {
    private let shown: CGPoint
    /// The vertical offsets at which the list can rest.
    package let legalOffsets: ClosedRange<Double>
    /// The number of writes of the inset.
    package let insetWriteCount: Int
    /// The number of writes of the offset, without those of fingers, bounces and flings.
    package let offsetWriteCount: Int
    /// Whether the offset is animated.
    package let isAnimating: Bool

    init(_ view: UIScrollView) {
      shown = view.layer.presentation()?.bounds.origin ?? view.contentOffset
      legalOffsets = view.limits(along: \.y)
      let drive = (view as? any DrivenList)?.drive
      insetWriteCount = drive?.insetWriteCount ?? 0
      offsetWriteCount = drive?.offsetWriteCount ?? 0
      isAnimating = view.layer.animationKeys()?.isEmpty == false
    }

    /// The vertical offset that is visible now, in an animation as well.
    package var presentedOffset: Double { Double(shown.y) }

    /// The offset that is visible now, along an axis.
    package func presentedOffset(along axis: OverscrollAxis) -> Double {
      Double(axis == .vertical ? shown.y : shown.x)
    }
  }

  extension UIScrollView {
    /// What is seen of the view now.
    package var watched: Watched { Watched(self) }
  }

  /// Where systems differ, and which of the two the driver does.
  package enum Behaviour {
    /// The distance that a finger moves before the content follows, in points (U21).
    package static var dragSlop: Double { Drive.slop }
    /// Whether a bounce lasts as long as it was measured (U22).
    package static var bouncesAsMeasured: Bool { true }
    /// Whether the system insets tables for a keyboard (U18).
    package static var keyboardInsetsTables: Bool { true }
    /// Whether a bounce that a touch interrupts jumps (U27).
    package static var interruptedBouncesJump: Bool { false }
    /// Whether a large-title bar stretches with a pull (U1a).
    package static var stretchesBars: Bool { true }
    /// Whether a held inset shrinks a large title at once (U1d, believed with 60 %).
    package static var heldInsetShrinksTitle: Bool { true }
    /// The height of a navigation bar without a large title, in points (U1b).
    package static var barHeight: Double {
      if #available(iOS 26, *) { 54 } else { 44 }
    }
  }
#endif
