import OverscrollIndicators

/// The canvas that writes a scene into the shared block.
struct WebCanvas: SceneCanvas {
  private typealias Place = WebBlock.Place
  private typealias Element = WebBlock.Element

  let block: WebBlock
  private var elementCount = 0
  private var pointCount = 0
  /// How many points the drawn shapes have; the rest belongs to the one that is being built.
  private var drawnPointCount = 0

  init(block: WebBlock) { self.block = block }

  func size(of text: SceneText, as role: SceneTextRole) -> SceneSize {
    let place = Place.textSizes + 2 * Int(text.rawValue)
    return SceneSize(width: block[place], height: block[place + 1])
  }

  mutating func text(
    _ text: SceneText, as role: SceneTextRole, color: SceneColor, _ placement: ScenePlacement
  ) {
    guard let element = add(kind: 0, color: color, placement) else { return }
    block[element + Element.text] = Double(text.rawValue)
    block[element + Element.role] = Double(role.rawValue)
  }

  mutating func spinner(
    diameter: Double, color: SceneColor, progress: Double?, _ placement: ScenePlacement
  ) {
    guard let element = add(kind: 1, color: color, placement) else { return }
    block[element + Element.length] = diameter
    block[element + Element.progress] = progress ?? -1
  }

  mutating func move(to point: ScenePoint) { add(point, isLine: false) }

  mutating func line(to point: ScenePoint) { add(point, isLine: true) }

  mutating func stroke(width: Double, color: SceneColor, _ placement: ScenePlacement) {
    guard let element = add(kind: 2, color: color, placement) else { return }
    block[element + Element.length] = width
    block[element + Element.pointCount] = Double(pointCount - drawnPointCount)
    drawnPointCount = pointCount
  }

  /// Says how much there is, once everything is drawn.
  func finish() {
    block[Place.elementCount] = Double(elementCount)
    block[Place.pointCount] = Double(drawnPointCount)
  }

  private mutating func add(_ point: ScenePoint, isLine: Bool) {
    guard pointCount < WebBlock.pointLimit else { return }
    let place = Place.points + 3 * pointCount
    block[place] = isLine ? 1 : 0
    block[place + 1] = point.x
    block[place + 2] = point.y
    pointCount += 1
  }

  private mutating func add(kind: Double, color: SceneColor, _ placement: ScenePlacement) -> Int? {
    guard elementCount < WebBlock.elementLimit else { return nil }
    let element = Place.elements + Element.count * elementCount
    elementCount += 1
    block[element + Element.kind] = kind
    block[element + Element.color] = Double(color.rawValue)
    block[element + Element.x] = placement.position.x
    block[element + Element.y] = placement.position.y
    block[element + Element.rotation] = placement.rotation
    block[element + Element.scale] = placement.scale
    block[element + Element.opacity] = placement.opacity
    return element
  }
}
