import OverscrollCore
import OverscrollUIKit
import ScrollPhysics
@_spi(Simulation) import UIKit

/// Items of a diffable data source that size themselves: 80 points, estimated as 50.
@MainActor
final class Tiles {
  let device: SimulatedDevice
  let view: UICollectionView
  let window: UIWindow
  let finger: Finger
  private let source: UICollectionViewDiffableDataSource<Int, Int>

  init(_ count: Int, on device: SimulatedDevice) {
    self.device = device
    finger = Finger(on: device)
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = CGSize(width: 390, height: 50)
    layout.minimumLineSpacing = 0
    view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    view.alwaysBounceVertical = true
    source = UICollectionViewDiffableDataSource(collectionView: view) { view, path, _ in
      Tile(frame: .zero)
    }
    window = device.show(view)
    show(count)
    device.turn()
  }

  /// Shows a number of items.
  func show(_ count: Int, isAnimated: Bool = false) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(0..<count))
    source.apply(snapshot, animatingDifferences: isAnimated)
  }

  /// Shows a number of items, whose cells appear with the next layout.
  func reload(_ count: Int) {
    show(count)
    view.reloadData()
  }

  /// The running animations of the cells, by the keys of their layers.
  var animations: [String] { view.visibleCells.flatMap { $0.layer.animationKeys() ?? [] } }

  private final class Tile: UICollectionViewCell {
    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 390, height: 80) }
  }
}

extension SimulatedDevice {
  /// The visible offset of a scroll view now and in each frame from now on.
  func trace(of view: UIScrollView, for seconds: Double) -> [Double] {
    var offsets = [view.simulation.presentedOffset]
    for _ in 0..<Int((seconds * framesPerSecond).rounded()) {
      advance(by: 1 / framesPerSecond)
      offsets.append(view.simulation.presentedOffset)
    }
    return offsets
  }
}

extension [Double] {
  /// Whether all values are equal, except for an inset's mark.
  func stay(at place: Double) -> Bool { allSatisfy { abs($0 - place) < 0.01 } }
}

extension EdgeOptions {
  /// A footer of 44 points.
  static func footer(
    _ trigger: OverscrollTrigger, _ placement: Placement, _ visibility: Visibility = .withContent
  ) -> EdgeOptions {
    var options = EdgeOptions(purpose: .load, trigger: trigger, extent: 44, placement: placement)
    options.visibility = visibility
    options.maximumPagesToFillViewport = 0
    return options
  }
}
