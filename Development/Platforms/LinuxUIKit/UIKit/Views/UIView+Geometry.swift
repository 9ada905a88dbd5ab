import Foundation

extension UIView {
  /// The value of an intrinsic size that is not specified.
  public class var noIntrinsicMetric: CGFloat { -1 }

  /// Changes the layer's geometry, and notifies observers.
  func changeGeometry(_ change: (CALayer) -> Void) {
    let (old, place) = (layer.bounds, layer.position)
    observers.willChange("frame")
    observers.willChange("bounds")
    change(layer)
    AnimationBlock.note(self, changedKeys(since: old, place))
    if layer.bounds.size != old.size { sizeChanged(from: old.size) }
    observers.didChange("frame")
    observers.didChange("bounds")
    updateSafeArea(isSameInside: layer.bounds == old)
  }

  /// The keys of the layer's properties that changed.
  private func changedKeys(since old: CGRect, _ place: CGPoint) -> [String] {
    var keys: [String] = []
    if layer.position != place { keys.append("position") }
    if layer.bounds.origin != old.origin { keys.append("bounds.origin") }
    if layer.bounds.size != old.size { keys.append("bounds.size") }
    return keys
  }

  /// Applies the autoresizing mask to a change of the superview's size.
  func autoresize(from old: CGSize, to new: CGSize) {
    guard translatesAutoresizingMaskIntoConstraints, !autoresizingMask.isEmpty else { return }
    var rect = frame
    (rect.origin.x, rect.size.width) = Self.stretched(
      rect.minX, rect.width, by: new.width - old.width,
      start: autoresizingMask.contains(.flexibleLeftMargin),
      size: autoresizingMask.contains(.flexibleWidth),
      end: autoresizingMask.contains(.flexibleRightMargin))
    (rect.origin.y, rect.size.height) = Self.stretched(
      rect.minY, rect.height, by: new.height - old.height,
      start: autoresizingMask.contains(.flexibleTopMargin),
      size: autoresizingMask.contains(.flexibleHeight),
      end: autoresizingMask.contains(.flexibleBottomMargin))
    frame = rect
  }

  private static func stretched(
    _ origin: CGFloat, _ length: CGFloat, by growth: CGFloat, start: Bool, size: Bool, end: Bool
  ) -> (CGFloat, CGFloat) {
    let count = CGFloat([start, size, end].filter { $0 }.count)
    guard count > 0 else { return (origin, length) }
    let extraInset = growth / count
    return (origin + (start ? extraInset : 0), max(0, length + (size ? extraInset : 0)))
  }

  /// Converts a point from another view, or from the window.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    let other = view ?? topmost
    let shared = other.pointInTop(point)
    return pointFromTop(shared)
  }

  /// Converts a point to another view, or to the window.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    (view ?? topmost).convert(point, from: self)
  }

  /// Converts a rectangle from another view, or from the window.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    let first = convert(rect.origin, from: view)
    let last = convert(CGPoint(x: rect.maxX, y: rect.maxY), from: view)
    return CGRect(
      x: min(first.x, last.x), y: min(first.y, last.y), width: abs(last.x - first.x),
      height: abs(last.y - first.y))
  }

  /// Converts a rectangle to another view, or to the window.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    (view ?? topmost).convert(rect, from: self)
  }

  /// Resizes the view to its preferred size.
  public func sizeToFit() {
    let size = sizeThatFits(bounds.size)
    bounds.size = size
  }

  private var topmost: UIView { superview?.topmost ?? self }

  private func pointInTop(_ point: CGPoint) -> CGPoint {
    guard let superview else { return point }
    let turned = CGPoint(
      x: point.x - bounds.minX - layer.anchorPoint.x * bounds.width,
      y: point.y - bounds.minY - layer.anchorPoint.y * bounds.height
    ).applying(transform)
    return superview.pointInTop(CGPoint(x: turned.x + center.x, y: turned.y + center.y))
  }

  private func pointFromTop(_ point: CGPoint) -> CGPoint {
    guard let superview else { return point }
    let outer = superview.pointFromTop(point)
    let turned = CGPoint(x: outer.x - center.x, y: outer.y - center.y)
      .applying(transform.inverted())
    return CGPoint(
      x: turned.x + bounds.minX + layer.anchorPoint.x * bounds.width,
      y: turned.y + bounds.minY + layer.anchorPoint.y * bounds.height)
  }
}
