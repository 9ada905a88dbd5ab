@_spi(Simulation) import CoreGraphics
import OverscrollCore
import OverscrollIndicators
import Testing
@_spi(Simulation) import UIKit

@testable import OverscrollUIKit

/// A scroll view whose content is larger than the viewport along both axes, with a pull control at
/// each edge.
@MainActor
final class Plane {
  let stage = ListScreen(UIScrollView())

  init() {
    stage.list.contentInsetAdjustmentBehavior = .never
    stage.list.contentSize = CGSize(width: 1_000, height: 2_000)
    for edge in OverscrollEdge.allCases {
      stage.add(edge, edge.isStart ? .refresh : .load, .onRelease(past: 54))
    }
  }

  func phase(_ edge: OverscrollEdge) -> OverscrollPhase { stage.phase(edge) }

  func elements(_ edge: OverscrollEdge) -> [IndicatorElementView] {
    stage.box(edge)?.elements ?? []
  }

  func texts(_ edge: OverscrollEdge) -> [String] {
    elements(edge).compactMap { ($0 as? IndicatorLabel)?.text }
  }

  /// Scrolls to an edge and pulls there; the finger stays down.
  func hold(_ edge: OverscrollEdge, by distance: Double) {
    let end = CGPoint(
      x: stage.list.contentSize.width - stage.list.bounds.width,
      y: stage.list.contentSize.height - stage.list.bounds.height)
    if stage.rawInset(edge) == 0 {
      stage.list.contentOffset =
        edge == .bottom
        ? CGPoint(x: 0, y: end.y) : edge == .trailing ? CGPoint(x: end.x, y: 0) : .zero
    }
    stage.finger.touch(stage.list)
    drag(edge, by: distance)
  }

  /// Pulls further, or back.
  func drag(_ edge: OverscrollEdge, by distance: Double) {
    let way = edge.isStart ? distance : -distance
    let isVertical = edge.axis == .vertical
    stage.finger.drag(by: CGVector(dx: isVertical ? 0 : way, dy: isVertical ? way : 0), over: 0.3)
    stage.finger.hold(for: 0.15)
  }

  /// Expects the symbol 12 points before the text, both centered across the axis, and together
  /// centered along it.
  func expectSignBesideWords(
    _ edge: OverscrollEdge, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let parts = elements(edge)
    guard let box = stage.box(edge), parts.count == 2 else {
      Issue.record("\(parts)", sourceLocation: sourceLocation)
      return
    }
    let isVertical = edge.axis == .vertical
    let along = parts.map { Double(isVertical ? $0.center.x : $0.center.y) }
    let across = parts.map { Double(isVertical ? $0.center.y : $0.center.x) }
    let length = Double(isVertical ? box.bounds.width : box.bounds.height)
    let half = Double(parts[1].bounds.width) / 2
    // At the left, texts are read upwards.
    let forward = edge == .leading ? -1.0 : 1
    let middle = edge.isStart ? 27.0 : 22
    #expect(across == [middle, middle], sourceLocation: sourceLocation)
    #expect(
      abs(forward * (along[1] - along[0]) - 12 - 12 - half) < 1e-6, sourceLocation: sourceLocation)
    let ends = along[0] - forward * 12 + along[1] + forward * half
    #expect(abs(ends - length) < 1e-6, sourceLocation: sourceLocation)
  }
}

/// An app's list that drives the engine from its own callbacks, with an arrow and a label, and
/// without a host.
@MainActor
final class OwnScreen: NSObject, UIScrollViewDelegate {
  struct Looks: Equatable {
    var words: String
    var turn: Double

    init(_ words: String, turn: Double) {
      self.words = words
      self.turn = turn
    }
  }

  let device = SimulatedDevice()
  let table = UIScrollView()
  let label = UILabel()
  let arrow = UIView()
  let window: UIWindow
  let finger: Finger
  private var engine = OverscrollEngine(top: .refresh)

  override init() {
    table.contentInsetAdjustmentBehavior = .never
    table.contentSize = CGSize(width: 390, height: 2_000)
    table.addSubview(label)
    table.addSubview(arrow)
    window = device.show(table)
    finger = Finger(on: device)
    super.init()
    table.delegate = self
    device.turn()
    tell(.geometryChanged(AxisGeometry(contentLength: 2_000, viewportLength: 844)))
  }

  /// The visible state, with the rotation of the arrow in degrees.
  var looks: Looks {
    Looks(
      label.text ?? "",
      turn: arrow.transform.a < -0.999 ? 180 : arrow.transform.a > 0.999 ? 0 : .nan)
  }

  func end() {
    if let runID = engine.runID(of: .top) { tell(.end(runID, .updated)) }
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { tell(.dragBegan) }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    tell(.scrolled(to: Double(scrollView.contentOffset.y)))
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    tell(.dragEnded)
  }

  private func tell(_ event: OverscrollEvent) {
    let effects = engine.handle(event, at: device.now)
    label.text =
      switch engine.phase(of: .top) {
      case .armed: "Release to refresh"
      case .refreshing: "Refreshing…"
      default: "Pull to refresh"
      }
    let turn = engine.phase(of: .top) == .armed ? engine.turn(of: .top).target : 0
    UIView.animate(withDuration: 0.25) { [arrow] in
      arrow.transform = CGAffineTransform(rotationAngle: .pi * turn)
    }
    guard let extraInset = effects.edges.top.extraInset else { return }
    UIView.animate(withDuration: extraInset.motion.duration) { [table] in
      table.contentInset.top = extraInset.motion.target
      if let offset = extraInset.offset { table.contentOffset.y = offset }
    }
  }
}

/// The three visible lines, in the order in which they grow.
@MainActor
struct Lines {
  static let grey = UIColor.readableSecondaryLabel.resolvedColor(with: .current).cgColor
  static let dark = UIColor.label.resolvedColor(with: .current).cgColor
  static let red = UIColor(red: 192 / 255, green: 47 / 255, blue: 46 / 255, alpha: 1).cgColor

  let widths: [Double]
  /// The color of the most visible layer of each line.
  let colors: [CGColor?]
  let centers: [CGPoint]
  let wordOpacity: Double

  init(_ screen: Screen) {
    let elements = screen.box(.top)?.elements ?? []
    let shapes = elements.compactMap { $0 as? IndicatorShape }
    let pairs = stride(from: 0, to: shapes.count - 1, by: 2).map { (shapes[$0], shapes[$0 + 1]) }
    widths = pairs.map { $0.0.lineLength }
    colors = pairs.map { ($0.1.alpha >= 0.5 ? $0.1 : $0.0).fillColor }
    centers = pairs.map { $0.0.center }
    wordOpacity = elements.compactMap { $0 as? IndicatorLabel }.first.map { Double($0.alpha) } ?? 0
  }
}

extension IndicatorShape {
  /// The length of a line with round ends.
  fileprivate var lineLength: Double {
    let arcs = (path?.elements ?? []).compactMap { step -> (Double, Double)? in
      guard case .arc(let center, let radius, _, _, _) = step else { return nil }
      return (Double(center.x), Double(radius))
    }
    guard let first = arcs.first, let last = arcs.last else { return 0 }
    return ((abs(last.0 - first.0) + first.1 + last.1) * 1e6).rounded() / 1e6
  }
}

extension Screen {
  /// How far the list is pulled past its top, in points.
  var pulled: Double { -Double(table.contentOffset.y + table.safeAreaInsets.top) }

  /// The texts at the top, with narrow spaces replaced by normal ones.
  var words: [String] { texts(.top).map { $0.replacing("\u{202F}", with: " ") } }

  /// Moves the finger until the list is pulled by a distance.
  func pull(to distance: Double) {
    let step = pulled < distance ? 0.5 : -0.5
    while step > 0 ? pulled < distance : pulled > distance {
      finger.drag(by: step, over: 1 / 60)
    }
  }

  /// Drags slowly, lifts the finger, and waits until all movements have ended.
  func drag(by distance: Double) {
    finger.touch(table)
    finger.drag(by: distance, over: 0.5)
    finger.hold(for: 0.15)
    finger.lift()
    wait(1)
  }
}
