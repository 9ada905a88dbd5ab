import Overscroll
import UIKit

// The screen of "Several lists in one table" of "Search, filters and accounts", as printed there, and what
// it needs.

nonisolated struct Entry: Identifiable, Sendable {
  let id: Int
  var text: String { "Entry \(id)" }
}

final class TabbedFeed: UITableViewController {
  private let lists: [Paginator<Entry, String>]
  private var shown = 0
  private var offsets: [Int: CGFloat] = [:]

  init(lists: [Paginator<Entry, String>]) {
    self.lists = lists
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "entry")
    tableView.overscroll.emptyView = .standard("Nothing here yet")
    show(0)
  }

  // Call it from the segmented control.
  func select(_ index: Int) {
    offsets[shown] = tableView.contentOffset.y
    show(index)
    tableView.layoutIfNeeded()
    tableView.contentOffset.y = offsets[index] ?? -tableView.adjustedContentInset.top
  }

  private func show(_ index: Int) {
    shown = index
    let list = lists[index]
    tableView.overscroll.bind(list, owner: self) { screen, _ in screen.tableView.reloadData() }
    if !list.hasLoaded { Task { await list.refresh() } }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    lists[shown].items.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "entry", for: indexPath)
    cell.textLabel?.text = lists[shown].items[indexPath.row].text
    return cell
  }
}
