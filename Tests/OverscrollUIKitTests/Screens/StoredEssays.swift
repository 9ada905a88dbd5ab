import Foundation
import Overscroll
import UIKit

// The screen of "Restore the rows, and the place" for UIKit, as printed there, and what it needs.

nonisolated struct Essay: Identifiable, Hashable, Codable, Sendable {
  let id: Int
  var title: String { "Essay \(id)" }
}

nonisolated struct EssayServer: Sendable {
  typealias Page = (essays: [Essay], next: String?)

  let load: @Sendable (_ cursor: String?) async throws -> Page

  func essays(after cursor: String?) async throws -> Page { try await load(cursor) }
}

final class StoredEssays: UITableViewController {
  private let pages: Paginator<Essay, String>
  private let file: URL
  private let places: UserDefaults
  private var titles: [Essay.ID: String] = [:]
  private lazy var rows = UITableViewDiffableDataSource<Int, Essay.ID>(tableView: tableView) {
    [weak self] tableView, indexPath, id in
    let cell = tableView.dequeueReusableCell(withIdentifier: "essay", for: indexPath)
    cell.textLabel?.text = self?.titles[id]
    return cell
  }

  init(server: EssayServer, file: URL, places: UserDefaults = .standard) {
    pages = Paginator(options: PagingOptions(renewal: .merge)) { request in
      let page = try await server.essays(after: request.cursor)
      return PaginatorPage(page.essays, next: page.next)
    }
    self.file = file
    self.places = places
    super.init(style: .plain)
    pages.restore(
      try JSONDecoder().decode(PaginatorArchive.self, from: Data(contentsOf: file)),
      at: Date().timeIntervalSince1970, maximumAge: 86_400, then: .refresh)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "essay")
    tableView.overscroll.bind(pages, owner: self) { screen, pages in screen.show(pages.items) }
    tableView.overscroll.emptyView = .standard("No essays")
    tableView.overscroll.readingPosition = ReadingPosition(
      anchor: places.string(forKey: "essays").flatMap { ReadingAnchor(rawValue: $0) },
      onAnchorChange: { [places] in places.set($0.rawValue, forKey: "essays") },
      id: { [rows] in rows.itemIdentifier(for: $0) },
      indexPath: { [rows] in rows.indexPath(for: $0) })
  }

  private func show(_ essays: [Essay]) {
    titles = Dictionary(uniqueKeysWithValues: essays.map { ($0.id, $0.title) })
    var snapshot = NSDiffableDataSourceSnapshot<Int, Essay.ID>()
    snapshot.appendSections([0])
    snapshot.appendItems(essays.map(\.id))
    rows.apply(snapshot, animatingDifferences: false)
    store()
  }

  private func store() {
    let archive = pages.archive(at: Date().timeIntervalSince1970)
    try? archive.map { try JSONEncoder().encode($0).write(to: file) }
  }
}
