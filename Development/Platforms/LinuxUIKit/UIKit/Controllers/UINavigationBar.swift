import Foundation

/// The bar at the top of a navigation controller.
///
/// Its height follows the offset of the screen's scroll view between a minimum
/// and a maximum, as with large titles and search bars.
@MainActor open class UINavigationBar: UIView {
  /// The additional height of a large title, in points.
  @_spi(Simulation) public nonisolated static let titleHeight: CGFloat = 52
  /// The additional height of a search bar, in points.
  @_spi(Simulation) public nonisolated static let searchHeight: CGFloat = 52

  /// The scroll distance up to which a release expands the large title again, in points.
  private static let expandsUpTo: CGFloat = 36.5

  /// Whether large titles are the default.
  @available(tvOS, unavailable)
  open var prefersLargeTitles = false { didSet { owner?.updateBar() } }

  weak var owner: UINavigationController?
  private let facts = DeviceFacts.current
  private(set) lazy var collapsed = facts.barHeight
  private(set) lazy var expanded = facts.barHeight
  /// The height that the bar contributes to the safe area of the screen.
  private(set) lazy var inset = facts.barHeight
  private(set) lazy var height = facts.barHeight
  /// Whether the bar is collapsed because a raw inset is held.
  private var isShrunk = false

  /// Applies a navigation item, with the large title and search bar fully expanded.
  func take(_ item: UINavigationItem?) {
    let isLarge = prefersLargeTitles && item?.largeTitleDisplayMode != .never
    let hasSearch = item?.searchController != nil
    let staysOpen = hasSearch && item?.hidesSearchBarWhenScrolling == false
    collapsed = facts.barHeight + (staysOpen ? Self.searchHeight : 0)
    expanded =
      facts.barHeight + (isLarge ? Self.titleHeight : 0) + (hasSearch ? Self.searchHeight : 0)
    setHeight(expanded, inset: expanded)
  }

  /// Adjusts the height to the offset of a scroll view.
  func scrollViewMoved(_ view: UIScrollView) {
    guard expanded > collapsed, let top = owner?.viewIfLoaded?.safeAreaInsets.top else { return }
    let room = -view.layer.bounds.minY - top
    let follows = min(max(room, collapsed), expanded)
    if facts.heldInsetShrinksTitle && view.rawTopInset > 0 && !view.isTracking {
      isShrunk = true
      return setHeight(collapsed, inset: collapsed)
    }
    if isShrunk && view.rawTopInset <= 0 {
      isShrunk = false
      if room > collapsed - 0.5 { return setHeight(expanded, inset: expanded) }
    }
    let inset = facts.stepsTitleInset ? (room > collapsed ? expanded : collapsed) : follows
    setHeight(facts.stretchesBars ? max(follows, room) : follows, inset: inset)
  }

  /// Returns the end offset that avoids a half-collapsed large title; nil if none is needed.
  func snapped(_ offset: CGFloat) -> CGFloat? {
    guard facts.stepsTitleInset, expanded > collapsed,
      let top = owner?.viewIfLoaded?.safeAreaInsets.top
    else { return nil }
    let scrolled = offset + top + expanded
    guard scrolled > 0, scrolled < expanded - collapsed else { return nil }
    return scrolled <= Self.expandsUpTo ? offset - scrolled : -top - collapsed
  }

  private func setHeight(_ new: CGFloat, inset newInset: CGFloat) {
    (height, inset) = (new, newInset)
    owner?.barChanged()
  }
}
