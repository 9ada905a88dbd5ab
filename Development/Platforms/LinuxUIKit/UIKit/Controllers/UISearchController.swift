import Foundation

/// A controller that adds a search bar to a screen.
@MainActor open class UISearchController: UIViewController {
  /// The search bar.
  public let searchBar = UISearchBar()
  /// Whether a search is active.
  open var isActive = false

  /// Creates a search controller.
  public convenience init(searchResultsController: UIViewController?) { self.init() }
}
