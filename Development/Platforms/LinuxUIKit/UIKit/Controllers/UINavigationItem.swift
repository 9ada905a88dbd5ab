import Foundation

/// The content of the navigation bar for one screen.
@MainActor open class UINavigationItem: NSObject {
  /// The title.
  open var title: String?
  /// The view in place of the title, which the stand-in does not show.
  open var titleView: UIView?
  /// The display mode of the large title.
  @available(tvOS, unavailable)
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
    didSet { changed?() }
  }
  /// The search controller, whose search bar appears below the title.
  open var searchController: UISearchController? { didSet { changed?() } }
  /// Whether the search bar hides while scrolling.
  open var hidesSearchBarWhenScrolling = true { didSet { changed?() } }
  var changed: (() -> Void)?

  /// Creates an item.
  public init(title: String) { self.title = title }
}
