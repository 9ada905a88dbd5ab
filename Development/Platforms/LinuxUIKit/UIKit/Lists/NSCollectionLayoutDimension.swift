import Foundation

/// A length in a compositional layout.
@MainActor public class NSCollectionLayoutDimension: NSObject {
  enum Kind {
    case partOfWidth
    case partOfHeight
    case points
  }

  /// The fraction or the length.
  public let dimension: CGFloat
  private let kind: Kind

  required init(_ dimension: CGFloat, _ kind: Kind) {
    self.dimension = dimension
    self.kind = kind
    super.init()
  }

  /// A fraction of the width of the container.
  public class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self {
    self.init(fractionalWidth, .partOfWidth)
  }

  /// A fraction of the height of the container.
  public class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self {
    self.init(fractionalHeight, .partOfHeight)
  }

  /// A fixed length.
  public class func absolute(_ absoluteDimension: CGFloat) -> Self {
    self.init(absoluteDimension, .points)
  }

  func length(in container: CGSize) -> CGFloat {
    switch kind {
    case .partOfWidth: container.width * dimension
    case .partOfHeight: container.height * dimension
    case .points: dimension
    }
  }
}
