#if canImport(UIKit)
  import OverscrollCore
  import OverscrollUIKit
  import UIKit

  /// Cards in a row: a collection that scrolls horizontally.
  class CardsScreen: UICollectionViewController {
    let feed = Feed()
    private(set) var rows: [String] = []

    init() {
      let layout = UICollectionViewFlowLayout()
      layout.scrollDirection = .horizontal
      layout.itemSize = CGSize(width: 264, height: 400)
      super.init(collectionViewLayout: layout)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "card")
    }

    /// Shows a new page instead of all cards.
    func show(_ page: Feed.Page) -> RefreshResult {
      rows = page.rows
      collectionView.reloadData()
      return .updated
    }

    /// Appends the next page.
    func append(_ page: Feed.Page) -> RefreshResult {
      rows += page.rows
      collectionView.reloadData()
      return .loaded(hasMore: page.hasMore)
    }

    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { rows.count }

    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "card", for: indexPath)
    }
  }
#endif
