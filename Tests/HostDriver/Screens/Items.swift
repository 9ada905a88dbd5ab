package import UIKit

/// The rows or items of an app, in sections that may have titles.
@MainActor
package final class Items: NSObject, UITableViewDataSource, UICollectionViewDataSource {
  package var counts: [Int]
  package let hasTitles: Bool

  package init(_ counts: [Int], hasTitles: Bool = false) {
    self.counts = counts
    self.hasTitles = hasTitles
  }

  package func numberOfSections(in tableView: UITableView) -> Int { counts.count }

  package func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    counts[section]
  }

  package func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    UITableViewCell()
  }

  package func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  {
    hasTitles ? "Section \(section)" : nil
  }

  package func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  package func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  )
    -> Int
  { counts[section] }

  package func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    UICollectionViewCell(frame: .zero)
  }

  package func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    UICollectionReusableView(frame: .zero)
  }
}
