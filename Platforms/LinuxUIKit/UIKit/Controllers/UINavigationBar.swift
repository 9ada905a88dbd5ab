import Foundation

/// The bar at the top of a navigation controller.
///
/// Its height follows the offset of the screen's scroll view between two heights, as large titles and
/// search bars do.
@MainActor open class UINavigationBar: UIView {
  /// The height of the bar without large title and search bar, in points.
  @_spi(Simulation) public nonisolated static let smallHeight: CGFloat = 44
  /// What a large title adds, in points.
  @_spi(Simulation) public nonisolated static let titleHeight: CGFloat = 52
  /// What a search bar adds, in points.
  @_spi(Simulation) public nonisolated static let searchHeight: CGFloat = 52

  /// Whether titles are large where screens do not say otherwise.
  @available(tvOS, unavailable)
  open var prefersLargeTitles = false { didSet { owner?.updateBar() } }

  weak var owner: UINavigationController?
  private(set) var collapsed: CGFloat = 44
  private(set) var expanded: CGFloat = 44
  private(set) var height: CGFloat = 44

  /// Takes what a screen wants, with everything that can show showing.
  func take(_ item: UINavigationItem?) {
    let isLarge = prefersLargeTitles && item?.largeTitleDisplayMode != .never
    let hasSearch = item?.searchController != nil
    let staysOpen = hasSearch && item?.hidesSearchBarWhenScrolling == false
    collapsed = Self.smallHeight + (staysOpen ? Self.searchHeight : 0)
    expanded =
      Self.smallHeight + (isLarge ? Self.titleHeight : 0) + (hasSearch ? Self.searchHeight : 0)
    setHeight(expanded)
  }

  /// Follows a scroll view.
  func scrollViewMoved(_ view: UIScrollView) {
    guard expanded > collapsed, let top = owner?.viewIfLoaded?.safeAreaInsets.top else { return }
    let room = -view.layer.bounds.minY - top
    setHeight(min(max(room, collapsed), expanded))
  }

  private func setHeight(_ new: CGFloat) {
    height = new
    owner?.barChanged()
  }
}
