import Foundation

/// What searches a screen.
@MainActor open class UISearchController: UIViewController {
  /// The bar.
  public let searchBar = UISearchBar()
  /// Whether a search goes on.
  open var isActive = false

  /// Creates a search.
  public convenience init(searchResultsController: UIViewController?) { self.init() }
}
