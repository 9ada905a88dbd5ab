import Foundation

/// What a compositional layout knows of its surroundings.
@MainActor public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  /// The traits of the collection.
  var traitCollection: UITraitCollection { get }
}
