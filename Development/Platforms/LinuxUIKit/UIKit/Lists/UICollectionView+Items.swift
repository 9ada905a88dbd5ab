import Foundation
import OverscrollCore
import ScrollPhysics

extension UICollectionView {
  /// Returns the number of items in each section of the data source.
  func askedCounts() -> [Int] {
    guard let dataSource else { return [] }
    return (0..<dataSource.numberOfSections(in: self)).map {
      dataSource.collectionView(self, numberOfItemsInSection: $0)
    }
  }

  func prepareIfStale() {
    guard layoutIsStale else { return }
    layoutIsStale = false
    collectionViewLayout.prepare()
    let size = collectionViewLayout.collectionViewContentSize
    let lengths = simulation.contentLengths
    guard lengths.vertical != Double(size.height) || lengths.horizontal != Double(size.width)
    else { return }
    let growth = size.width - CGFloat(lengths.horizontal)
    contentSize = size
    // Flipped content grows at its left: the visible items stay, and the initial offset is at the
    // right.
    let room = max(0, size.width - layer.bounds.width)
    if isFlipped, growth > 0 { contentOffset.x += min(growth, room) }
  }

  /// Whether the layout is flipped.
  private var isFlipped: Bool {
    collectionViewLayout.flipsHorizontallyInOppositeLayoutDirection
      && effectiveUserInterfaceLayoutDirection
        != collectionViewLayout.developmentLayoutDirection
  }

  private var visibleAttributes: [UICollectionViewLayoutAttributes] {
    let layout = collectionViewLayout
    let strips = (layout as? UICollectionViewCompositionalLayout)?.sections?.strips ?? [:]
    return (layout.layoutAttributesForElements(in: flipped(layer.bounds)) ?? []).filter {
      strips[$0.indexPath.section] == nil
    }.map {
      $0.frame = flipped($0.frame)
      return $0
    }
  }

  /// Converts a rectangle between layout and view: if the layout is flipped, left and right swap.
  func flipped(_ rect: CGRect) -> CGRect {
    guard isFlipped else { return rect }
    let width = collectionViewLayout.collectionViewContentSize.width
    return CGRect(x: width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }

  func measureVisibleItems() -> Bool {
    var hasChanged = false
    for attributes in visibleAttributes where attributes.representedElementKind == nil {
      let path = attributes.indexPath
      guard collectionViewLayout.isGuessed(path), let cell = cells[path] ?? makeCell(path) else {
        continue
      }
      let wanted = cell.preferredLayoutAttributesFitting(attributes)
      if collectionViewLayout.takeMeasure(wanted.size, at: path) { hasChanged = true }
    }
    return hasChanged
  }

  func placeVisibleItems() {
    let shown = visibleAttributes
    let paths = shown.filter { $0.representedElementKind == nil }.map(\.indexPath)
    for path in Set(cells.keys).subtracting(paths) {
      cells.removeValue(forKey: path)?.removeFromSuperview()
    }
    let heads = shown.filter { $0.representedElementKind != nil }
    for path in Set(extras.keys).subtracting(heads.map(\.indexPath)) {
      extras.removeValue(forKey: path)?.removeFromSuperview()
    }
    for attributes in shown where attributes.representedElementKind == nil {
      guard let cell = cells[attributes.indexPath] ?? makeCell(attributes.indexPath) else {
        continue
      }
      if cell.frame != attributes.frame { cell.frame = attributes.frame }
      setDepth(of: cell, attributes)
      cell.apply(attributes)
    }
    for attributes in heads { place(attributes) }
    placeStrips()
  }

  /// Shows the sections that scroll sideways, with their cells.
  private func placeStrips() {
    let layout = (collectionViewLayout as? UICollectionViewCompositionalLayout)?.sections
    let strips = layout?.strips ?? [:]
    for section in Set(stripViews.keys).subtracting(strips.keys) {
      stripViews.removeValue(forKey: section)?.removeFromSuperview()
    }
    guard let layout else { return }
    for (section, strip) in strips {
      let view = stripViews[section] ?? StripView()
      stripViews[section] = view
      if view.superview !== self { insertSubview(view, at: 0) }
      view.show(section, of: layout, strip) { path in
        dataSource?.collectionView(self, cellForItemAt: path)
      }
    }
  }

  private func place(_ attributes: UICollectionViewLayoutAttributes) {
    let kind = attributes.representedElementKind ?? ""
    let view =
      extras[attributes.indexPath]
      ?? dataSource?.collectionView(
        self, viewForSupplementaryElementOfKind: kind, at: attributes.indexPath)
    guard let view else { return }
    extras[attributes.indexPath] = view
    if view.superview !== self { addSubview(view) }
    view.frame = attributes.frame
    setDepth(of: view, attributes)
  }

  private func setDepth(of view: UIView, _ attributes: UICollectionViewLayoutAttributes) {
    let depth = CGFloat(attributes.zIndex)
    if view.layer.zPosition != depth { view.layer.zPosition = depth }
  }

  private func makeCell(_ path: IndexPath) -> UICollectionViewCell? {
    guard let cell = dataSource?.collectionView(self, cellForItemAt: path) else { return nil }
    cells[path] = cell
    insertSubview(cell, at: 0)
    (delegate as? any UICollectionViewDelegate)?
      .collectionView(self, willDisplay: cell, forItemAt: path)
    return cell
  }

  /// Registers a cell class; without Objective-C, only `UICollectionViewCell` itself can be
  /// created.
  public func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    factories[identifier] = cellClass == nil ? nil : { UICollectionViewCell(frame: .zero) }
  }

  /// Registers a closure that creates cells with an identifier.
  @_spi(Simulation) public func register(
    forCellWithReuseIdentifier identifier: String, _ make: @escaping () -> UICollectionViewCell
  ) {
    factories[identifier] = make
  }

  /// Returns a reusable cell.
  public func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = factories[identifier]?() ?? UICollectionViewCell(frame: .zero)
    cell.reuseIdentifier = identifier
    return cell
  }
}
