import Foundation

/// Items of a compositional layout in a line, repeated until the group is full.
@MainActor public class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  /// The items that are repeated.
  public let subitems: [NSCollectionLayoutItem]
  private let isHorizontal: Bool

  required init(
    _ size: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem], isHorizontal: Bool
  ) {
    self.subitems = subitems
    self.isHorizontal = isHorizontal
    super.init(layoutSize: size)
  }

  /// Creates a group whose items follow each other from the leading side.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> Self {
    self.init(layoutSize, subitems, isHorizontal: true)
  }

  /// Creates a group whose items follow each other from the top.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> Self {
    self.init(layoutSize, subitems, isHorizontal: false)
  }

  override func frames(in container: CGSize) -> [CGRect] {
    let own = layoutSize.size(in: container)
    var frames: [CGRect] = []
    var along: CGFloat = 0
    let end = (isHorizontal ? own.width : own.height) + 0.01
    while let item = subitems.isEmpty ? nil : subitems[frames.count % subitems.count] {
      let size = item.layoutSize.size(in: own)
      let length = isHorizontal ? size.width : size.height
      guard length > 0, along + length <= end else { break }
      let origin = isHorizontal ? CGPoint(x: along, y: 0) : CGPoint(x: 0, y: along)
      frames.append(CGRect(origin: origin, size: size))
      along += length
    }
    return frames
  }
}
