import Foundation

/// Arranges the sections of a compositional layout that scrolls vertically.
@MainActor final class SectionLayout: UICollectionViewLayout {
  typealias Provider = (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

  /// A section that scrolls sideways: its place, and the size of what it scrolls.
  struct Strip {
    var frame: CGRect
    var content: CGSize
  }

  private let provider: Provider
  /// The items' frames: in their strip, if they are in one.
  private var places: [IndexPath: CGRect] = [:]
  private(set) var strips: [Int: Strip] = [:]
  private var extent = CGSize.zero

  init(_ provider: @escaping Provider) {
    self.provider = provider
    super.init()
  }

  override var collectionViewContentSize: CGSize { extent }

  override func prepare() {
    guard let view = collectionView else { return }
    (places, strips) = ([:], [:])
    let surroundings = Surroundings(view.traitCollection)
    var end: CGFloat = 0
    for index in 0..<view.numberOfSections {
      guard let section = provider(index, surroundings) else { continue }
      end = place(section, index, of: view, from: end)
    }
    extent = CGSize(width: view.layer.bounds.width, height: end)
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    places.keys.sorted().compactMap(layoutAttributesForItem(at:)).filter {
      $0.frame.intersects(rect)
    }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let place = places[indexPath] else { return nil }
    let strip = strips[indexPath.section]?.frame.origin ?? .zero
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = place.offsetBy(dx: strip.x, dy: strip.y)
    return attributes
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    collectionView?.layer.bounds.size != newBounds.size
  }

  /// The items of a strip that are within a part of its content.
  func items(ofStrip section: Int, in part: CGRect) -> [(path: IndexPath, frame: CGRect)] {
    places.filter { $0.key.section == section && $0.value.intersects(part) }
      .map { ($0.key, $0.value) }
  }

  /// Places a section, and returns where it ends.
  private func place(
    _ section: NSCollectionLayoutSection, _ index: Int, of view: UICollectionView,
    from start: CGFloat
  ) -> CGFloat {
    let (bounds, insets) = (view.layer.bounds.size, section.contentInsets)
    let container = CGSize(
      width: bounds.width - insets.leading - insets.trailing, height: bounds.height)
    let size = section.group.layoutSize.size(in: container)
    let frames = section.group.frames(in: container)
    let isStrip = section.orthogonalScrollingBehavior != .none
    let count = view.numberOfItems(inSection: index)
    let groups = frames.isEmpty ? 0 : (count + frames.count - 1) / frames.count
    for item in 0..<(frames.isEmpty ? 0 : count) {
      let number = CGFloat(item / frames.count)
      let way = number * ((isStrip ? size.width : size.height) + section.interGroupSpacing)
      places[IndexPath(item: item, section: index)] = frames[item % frames.count].offsetBy(
        dx: insets.leading + (isStrip ? way : 0),
        dy: isStrip ? 0 : start + insets.top + way)
    }
    guard groups > 0 else { return start + insets.top + insets.bottom }
    let gaps = section.interGroupSpacing * CGFloat(groups - 1)
    guard isStrip else {
      return start + insets.top + size.height * CGFloat(groups) + gaps + insets.bottom
    }
    strips[index] = Strip(
      frame: CGRect(x: 0, y: start + insets.top, width: bounds.width, height: size.height),
      content: CGSize(
        width: insets.leading + size.width * CGFloat(groups) + gaps + insets.trailing,
        height: size.height))
    return start + insets.top + size.height + insets.bottom
  }
}

/// What the layout's sections may ask for.
@MainActor private final class Surroundings: NSObject, NSCollectionLayoutEnvironment {
  let traitCollection: UITraitCollection

  init(_ traits: UITraitCollection) {
    traitCollection = traits
    super.init()
  }
}
