@_spi(Simulation) import CoreGraphics
import OverscrollCore
import QuartzCore
@_spi(Simulation) import UIKit

@testable import OverscrollUIKit

/// Everything that a window shows, from back to front, in the order of its layers.
@MainActor
struct ScreenPicture {
  /// A part of the screen that shows something.
  enum Owner: Equatable {
    case indicator(OverscrollEdge)
    case button, row, bar, placeholder, other
  }

  /// Something that is drawn.
  struct Mark {
    enum Content {
      case fill(CGColor)
      case text(String, size: Double, CGColor)
      case path(CGPath, fill: CGColor?, stroke: CGColor?, width: Double, end: Double)
      case spinner(CGColor)
    }

    /// The number of marks behind it.
    let depth: Int
    let content: Content
    let owner: Owner
    /// The smallest rectangle around the mark, in the window.
    let frame: CGRect
    /// The part of the window to which the mark is clipped.
    let clip: CGRect
    /// From the coordinates of the mark's layer to those of the window.
    let transform: CGAffineTransform
    /// The opacity of the mark and its ancestors, multiplied, from 0 to 1.
    let opacity: Double

    var isVisible: Bool { opacity > 0.02 && frame.intersects(clip) && !isEmpty }

    private var isEmpty: Bool {
      switch content {
      case .fill(let color): color.alpha == 0
      case .text(let text, _, _): text.isEmpty
      case .path(let path, let fill, let stroke, _, let end):
        path.isEmpty || (fill == nil && (stroke == nil || end == 0))
      case .spinner: false
      }
    }

    /// Whether nothing behind the mark can be seen through it.
    var isOpaqueFill: Bool {
      if case .fill(let color) = content { color.alpha > 0.99 && opacity > 0.99 } else { false }
    }
  }

  let marks: [Mark]
  let size: CGSize
  let background: CGColor

  init(of window: UIWindow) {
    size = window.bounds.size
    background = UIColor.systemBackground.resolvedColor(with: window.traitCollection).cgColor
    var painter = ScreenPainter()
    painter.paint(window)
    marks = painter.marks
  }

  /// The visible marks of an empty or failed list.
  var placeholder: [Mark] { marks.filter { $0.owner == .placeholder && $0.isVisible } }

  /// The visible marks of an indicator.
  func indicator(_ edge: OverscrollEdge) -> [Mark] {
    marks.filter { $0.owner == .indicator(edge) && $0.isVisible }
  }

  /// The color behind the center of a mark.
  func backdrop(of mark: Mark) -> CGColor {
    let middle = CGPoint(x: mark.frame.midX, y: mark.frame.midY)
    let fill = marks[..<mark.depth].last {
      $0.isOpaqueFill && $0.frame.intersection($0.clip).contains(middle)
    }
    if case .fill(let color)? = fill?.content { return color }
    return background
  }

  /// The visible marks of other parts of the screen that lie over a mark.
  func marks(over mark: Mark) -> [Mark] {
    marks[mark.depth...].filter {
      $0.owner != mark.owner && $0.isVisible
        && $0.frame.intersection($0.clip).intersects(mark.frame.insetBy(dx: 1, dy: 1))
    }
  }
}

/// Walks the layers of a window.
@MainActor
private struct ScreenPainter {
  var marks: [ScreenPicture.Mark] = []
  private var views: [ObjectIdentifier: UIView] = [:]

  /// The position of a layer in the window.
  private struct Place {
    var transform = CGAffineTransform.identity
    var clip = CGRect(x: -1e4, y: -1e4, width: 2e4, height: 2e4)
    var opacity = 1.0
    var owner = ScreenPicture.Owner.other
    var traits = UITraitCollection.current
  }

  mutating func paint(_ window: UIWindow) {
    remember(window)
    var place = Place()
    place.clip = window.bounds
    paint(window.layer, place)
  }

  private mutating func remember(_ view: UIView) {
    views[ObjectIdentifier(view.layer)] = view
    for subview in view.subviews { remember(subview) }
  }

  private mutating func paint(_ layer: CALayer, _ outer: Place) {
    guard !layer.isHidden, layer.opacity > 0.001 else { return }
    let view = views[ObjectIdentifier(layer)]
    var place = outer
    place.transform = layer.toSuperlayer.concatenating(outer.transform)
    place.opacity *= Double(layer.opacity)
    if let view {
      place.traits = view.traitCollection
      place.owner = view.owner ?? outer.owner
    }
    if layer.masksToBounds {
      place.clip = place.clip.intersection(layer.bounds.applying(place.transform))
    }
    paintContent(of: layer, view, place)
    let order = (layer.sublayers ?? []).enumerated().sorted {
      ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset)
    }
    for each in order { paint(each.element, place) }
  }

  private mutating func paintContent(of layer: CALayer, _ view: UIView?, _ place: Place) {
    if let color = view?.backgroundColor?.resolvedColor(with: place.traits).cgColor {
      add(.fill(color), layer.bounds, place)
    }
    switch view {
    case let label as UILabel: paint(label, place)
    case let spinner as UIActivityIndicatorView:
      let color = (spinner.color ?? .gray).resolvedColor(with: place.traits).cgColor
      add(.spinner(color), spinner.bounds, place)
    case let bar as UINavigationBar: paintTitle(of: bar, place)
    default: break
    }
    if let shape = layer as? CAShapeLayer, let path = shape.path {
      let half = shape.strokeColor == nil ? 0 : -shape.lineWidth / 2
      add(
        .path(
          path, fill: shape.fillColor, stroke: shape.strokeColor, width: Double(shape.lineWidth),
          end: Double(shape.strokeEnd)),
        path.boundsOfArcs.insetBy(dx: half, dy: half), place)
    }
  }

  private mutating func paint(_ label: UILabel, _ place: Place) {
    guard let text = label.text, let font = label.font else { return }
    // The title of a system button has the tint.
    let shade: UIColor = label.textColor ?? label.tintColor
    let color = shade.resolvedColor(with: place.traits).cgColor
    let size = label.textRect(forBounds: label.bounds, limitedToNumberOfLines: 1).size
    let shown = CGSize(width: min(size.width, label.bounds.width), height: size.height)
    let x = label.textAlignment == .center ? label.bounds.midX - shown.width / 2 : 0
    let rect = CGRect(
      x: x, y: label.bounds.midY - shown.height / 2, width: shown.width, height: shown.height)
    add(.text(text, size: Double(font.pointSize), color), rect, place)
  }

  /// A bar at the edge of its scroll view is transparent (`Facts.md`, U2a); a large title fills its
  /// last 52 points (U1b).
  private mutating func paintTitle(of bar: UINavigationBar, _ place: Place) {
    let color = UIColor.label.resolvedColor(with: place.traits).cgColor
    let inline = DeviceFacts.current.barHeight
    let isLarge = bar.bounds.height > inline + 26
    let height = isLarge ? UINavigationBar.titleHeight : inline
    let size = isLarge ? 34.0 : 17
    let width = isLarge ? 300.0 : 160
    let rect = CGRect(
      x: isLarge ? 16 : bar.bounds.midX - width / 2,
      y: bar.bounds.maxY - height / 2 - size * 0.6, width: width, height: size * 1.2)
    add(.text("Archived messages", size: size, color), rect, place)
  }

  private mutating func add(
    _ content: ScreenPicture.Mark.Content, _ rect: CGRect, _ place: Place
  ) {
    marks.append(
      ScreenPicture.Mark(
        depth: marks.count, content: content, owner: place.owner,
        frame: rect.applying(place.transform),
        clip: place.clip, transform: place.transform, opacity: place.opacity))
  }
}

extension UIView {
  fileprivate var owner: ScreenPicture.Owner? {
    switch self {
    case let view as IndicatorView: view.edge.map { .indicator($0) }
    case is BackToTopButton: .button
    case is StandardPlaceholderView: .placeholder
    case is UITableViewCell: .row
    case is UINavigationBar, is UITabBar: .bar
    default: nil
    }
  }
}

extension IndicatorView {
  /// The edge at which its scroll view shows the indicator.
  fileprivate var edge: OverscrollEdge? {
    guard let list = superview as? UIScrollView, let host = OverscrollHostView.host(of: list)
    else { return nil }
    return OverscrollEdge.allCases.first { host.edges[$0].indicator === self }
  }
}

extension CALayer {
  /// From its coordinates to those of its superlayer.
  fileprivate var toSuperlayer: CGAffineTransform {
    CGAffineTransform(
      translationX: -bounds.minX - anchorPoint.x * bounds.width,
      y: -bounds.minY - anchorPoint.y * bounds.height
    )
    .concatenating(affineTransform())
    .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
  }
}

extension CGPath {
  /// The bounding box, with whole circles for arcs.
  fileprivate var boundsOfArcs: CGRect {
    elements.reduce(boundingBox) { box, element in
      guard case .arc(let center, let radius, _, _, _) = element else { return box }
      return box.union(
        CGRect(
          x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
    }
  }
}
