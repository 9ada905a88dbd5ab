#if canImport(UIKit) && !os(watchOS)
  import OverscrollCore
  import UIKit

  /// The background of the area past an edge: of the box, of its distance from the content, and of
  /// everything that a pull reveals beyond the box.
  @MainActor
  final class IndicatorBackdrop: UIView {
    init() {
      super.init(frame: .zero)
      isUserInteractionEnabled = false
      isAccessibilityElement = false
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    /// Sets the frame around a box.
    ///
    /// - Parameters:
    ///   - box: The bounds of the box.
    ///   - side: The side of the scroll view at which the box is; `leading` is the left one.
    ///   - gap: The distance between the box and the content, in points.
    ///   - reach: The length beyond the box, in points.
    func place(around box: CGRect, at side: OverscrollEdge, gap: Double, reach: Double) {
      let (before, after) = side.isStart ? (reach, gap) : (gap, reach)
      let frame =
        side.axis == .vertical
        ? CGRect(
          x: box.minX, y: box.minY - before, width: box.width,
          height: max(0, box.height + before + after))
        : CGRect(
          x: box.minX - before, y: box.minY, width: max(0, box.width + before + after),
          height: box.height)
      if frame != self.frame { self.frame = frame }
    }
  }
#endif
