import Foundation

/// An item of a compositional layout.
@MainActor public class NSCollectionLayoutItem: NSObject {
  /// The size.
  public let layoutSize: NSCollectionLayoutSize

  /// Creates an item.
  public init(layoutSize: NSCollectionLayoutSize) {
    self.layoutSize = layoutSize
    super.init()
  }

  /// The frames of the items in a container of a size.
  func frames(in container: CGSize) -> [CGRect] {
    [CGRect(origin: .zero, size: layoutSize.size(in: container))]
  }
}
