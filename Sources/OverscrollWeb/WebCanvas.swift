import OverscrollCore
import OverscrollIndicators

/// The canvas that writes a drawing into the shared block.
///
/// It applies the pose itself, in the one function that all drawings pass through, which makes the
/// module smaller than a `TurnedCanvas` around it.
struct WebCanvas: IndicatorCanvas {
  private typealias Drawing = WebBlock.Drawing
  private typealias Element = WebBlock.Element
  private typealias Kind = WebBlock.Kind
  private typealias Step = WebBlock.Step

  /// The part of the block for one edge, see `WebBlock.Drawing`.
  let block: WebBlock
  let pose: IndicatorPose
  /// Whether the text is a button, so that the action of a tap on the indicator is reachable by key.
  var makesButtons = false
  private var elementCount = 0
  private var pointCount = 0
  /// The number of points of the drawn shapes; later points belong to the shape in progress.
  private var drawnPointCount = 0

  init(
    block: WebBlock, at edge: OverscrollEdge,
    pose: IndicatorPose = IndicatorPose(at: .top, size: IndicatorSize(width: 0, height: 0))
  ) {
    self.block = block.part(from: WebBlock.Place.drawing(of: edge))
    self.pose = pose
  }

  func size(of text: IndicatorText, as role: IndicatorTextRole) -> IndicatorSize {
    let size = Drawing.textSizes + 2 * Int(text.rawValue)
    return IndicatorSize(width: block[size], height: block[size + 1])
  }

  mutating func text(
    _ text: IndicatorText, as role: IndicatorTextRole, color: IndicatorColor,
    _ placement: ElementPlacement
  ) {
    guard let element = add(kind: Kind.text, color: color, placement) else { return }
    block[element + Element.text] = Double(text.rawValue)
    block[element + Element.role] = Double((makesButtons ? .action : role).rawValue)
  }

  mutating func spinner(
    diameter: Double, color: IndicatorColor, progress: Double?, _ placement: ElementPlacement
  ) {
    guard let element = add(kind: Kind.spinner, color: color, placement) else { return }
    block[element + Element.length] = diameter
    block[element + Element.progress] = progress ?? -1
  }

  func imageCount(for phase: OverscrollPhase) -> Int {
    let count = picture(phase, WebBlock.Picture.frameCount)
    return count > 0 && count < 1e6 ? Int(count) : 0
  }

  func size(of image: IndicatorImage) -> IndicatorSize {
    IndicatorSize(
      width: picture(image.phase, WebBlock.Picture.width),
      height: picture(image.phase, WebBlock.Picture.height))
  }

  func delay(of image: IndicatorImage) -> Double { picture(image.phase, WebBlock.Picture.delay) }

  mutating func image(_ image: IndicatorImage, size: IndicatorSize, _ placement: ElementPlacement) {
    guard let element = add(kind: Kind.picture, color: .label, placement) else { return }
    block[element + Element.phase] = Double(image.phase.rawValue)
    block[element + Element.frame] = Double(image.frame)
    block[element + Element.length] = size.width
    block[element + Element.height] = size.height
  }

  mutating func move(to point: IndicatorPoint) { add(Step.move, point) }

  mutating func line(to point: IndicatorPoint) { add(Step.line, point) }

  mutating func arc(
    around center: IndicatorPoint, radius: Double, from start: Double, to end: Double
  ) {
    // An arc takes two places, or none.
    guard pointCount + 1 < WebBlock.pointLimit else { return }
    add(Step.arc, center)
    add(radius, start, end)
  }

  mutating func close() { add(Step.close, IndicatorPoint(0, 0)) }

  mutating func stroke(width: Double, color: IndicatorColor, _ placement: ElementPlacement) {
    addShape(kind: Kind.outline, width: width, color, placement)
  }

  mutating func fill(color: IndicatorColor, _ placement: ElementPlacement) {
    addShape(kind: Kind.filled, width: 0, color, placement)
  }

  /// Writes the numbers of elements and points, after everything is drawn.
  func finish() {
    block[Drawing.elementCount] = Double(elementCount)
    block[Drawing.pointCount] = Double(drawnPointCount)
  }

  private func picture(_ phase: OverscrollPhase, _ number: Int) -> Double {
    block[Drawing.pictures + WebBlock.Picture.count * Int(phase.rawValue) + number]
  }

  private mutating func add(_ step: Int, _ point: IndicatorPoint) {
    add(Double(step), point.x, point.y)
  }

  private mutating func add(_ first: Double, _ second: Double, _ third: Double) {
    guard pointCount < WebBlock.pointLimit else { return }
    let point = Drawing.points + 3 * pointCount
    block[point] = first
    block[point + 1] = second
    block[point + 2] = third
    pointCount += 1
  }

  private mutating func addShape(
    kind: Int, width: Double, _ color: IndicatorColor, _ placement: ElementPlacement
  ) {
    guard let element = add(kind: kind, color: color, placement) else { return }
    block[element + Element.length] = width
    block[element + Element.pointCount] = Double(pointCount - drawnPointCount)
    drawnPointCount = pointCount
  }

  private mutating func add(kind: Int, color: IndicatorColor, _ placement: ElementPlacement)
    -> Int?
  {
    guard elementCount < WebBlock.elementLimit else { return nil }
    let placement = pose.placed(placement)
    let element = Drawing.elements + Element.count * elementCount
    elementCount += 1
    block[element + Element.kind] = Double(kind)
    block[element + Element.color] = color.number
    block[element + Element.x] = placement.position.x
    block[element + Element.y] = placement.position.y
    block[element + Element.rotation] = placement.rotation
    block[element + Element.scale] = placement.scale
    block[element + Element.opacity] = placement.opacity
    return element
  }
}

extension IndicatorColor {
  /// The colour as the page reads it, see ``WebBlock/Element/color``.
  fileprivate var number: Double {
    switch self {
    case .label, .surface: 0
    case .secondary: 1
    case .tint: 2
    case .accent: 4
    case .rgb(let red, let green, let blue):
      Double(1 << 24 | Int(red) << 16 | Int(green) << 8 | Int(blue))
    }
  }
}
