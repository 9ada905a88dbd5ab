import Foundation

/// The scroll view, within a collection, of a section that scrolls sideways.
///
/// It is private in UIKit as well: apps see it in the tree only.
@MainActor final class StripView: UIScrollView {
  private(set) var cells: [IndexPath: UICollectionViewCell] = [:]

  /// Removes the cells, after a change of the items.
  func removeCells() {
    for cell in cells.values { cell.removeFromSuperview() }
    cells = [:]
  }

  /// Shows the items that are visible, made by the collection.
  func show(
    _ section: Int, of layout: SectionLayout, _ strip: SectionLayout.Strip,
    make: (IndexPath) -> UICollectionViewCell?
  ) {
    contentInsetAdjustmentBehavior = .never
    if frame != strip.frame { frame = strip.frame }
    if contentSize != strip.content { contentSize = strip.content }
    let items = layout.items(ofStrip: section, in: layer.bounds)
    for path in Set(cells.keys).subtracting(items.map(\.path)) {
      cells.removeValue(forKey: path)?.removeFromSuperview()
    }
    for (path, frame) in items {
      guard let cell = cells[path] ?? make(path) else { continue }
      cells[path] = cell
      if cell.superview !== self { addSubview(cell) }
      if cell.frame != frame { cell.frame = frame }
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    superview?.setNeedsLayout()
  }
}
