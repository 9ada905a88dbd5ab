import Overscroll
import UIKit

// A shop: a carousel above a grid, in one compositional layout.

struct Product: Hashable, Sendable {
  let id: Int
}

struct ShopPage: Sendable {
  var featured: [Product]
  var products: [Product]
}

enum ShopError: Error, Equatable {
  case closed(until: String)
}

final class ShopScreen: UIViewController {
  typealias Load = @Sendable (_ page: Int) async throws -> ShopPage

  private enum Section: Hashable, Sendable {
    case featured
    case all
  }

  private enum Item: Hashable, Sendable {
    case featured(Product)
    case product(Product)
  }

  private let load: Load
  private let collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
  private lazy var source = UICollectionViewDiffableDataSource<Section, Item>(
    collectionView: collection
  ) { collection, path, _ in
    collection.dequeueReusableCell(withReuseIdentifier: "product", for: path)
  }
  private var page = 0
  private var content = ShopPage(featured: [], products: [])
  /// Called when the shop is closed.
  var onClosed: ((String) -> Void)?

  init(load: @escaping Load) {
    self.load = load
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  private static var layout: UICollectionViewLayout {
    UICollectionViewCompositionalLayout { section, _ in
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(section == 0 ? 1 : 0.5),
          heightDimension: .fractionalHeight(1)))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(section == 0 ? 0.8 : 1),
          heightDimension: .absolute(200)),
        subitems: [item])
      let arranged = NSCollectionLayoutSection(group: group)
      if section == 0 { arranged.orthogonalScrollingBehavior = .groupPaging }
      arranged.interGroupSpacing = 10
      return arranged
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collection.frame = view.bounds
    collection.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "product")
    view.addSubview(collection)
    collection.overscroll.top = .refresh { [weak self] in
      try await self?.show(page: 1) ?? .cancelled
    }
    collection.overscroll.bottom = .loadMore { [weak self] in
      guard let self else { return .cancelled }
      return try await show(page: page + 1)
    }
    collection.overscroll.top?.begin()
  }

  private func show(page number: Int) async throws -> RefreshResult {
    do {
      let next = try await load(number)
      try Task.checkCancellation()
      if number == 1 { content = next } else { content.products += next.products }
      page = number
      update()
      return .loaded(hasMore: !next.products.isEmpty)
    } catch ShopError.closed(let day) {
      onClosed?(day)
      throw ShopError.closed(until: day)
    }
  }

  private func update() {
    var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
    snapshot.appendSections([.featured, .all])
    snapshot.appendItems(content.featured.map(Item.featured), toSection: .featured)
    snapshot.appendItems(content.products.map(Item.product), toSection: .all)
    source.apply(snapshot, animatingDifferences: false)
  }
}
