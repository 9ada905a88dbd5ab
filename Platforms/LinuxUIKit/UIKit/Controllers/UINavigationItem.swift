import Foundation

/// What shows in the bar of a navigation controller.
@MainActor open class UINavigationItem: NSObject {
  /// The title.
  open var title: String?
  /// Whether the title is large.
  @available(tvOS, unavailable)
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
    didSet { changed?() }
  }
  /// What searches, with a bar of its own below the title.
  open var searchController: UISearchController? { didSet { changed?() } }
  /// Whether the search bar goes as one scrolls.
  open var hidesSearchBarWhenScrolling = true { didSet { changed?() } }
  var changed: (() -> Void)?

  /// Creates an item.
  public init(title: String) { self.title = title }
}
