import Overscroll
import UIKit

// A screen below a large title that shows its cached rows, and renews them at launch.

/// The app's errors: one of them means that the user has to log in again.
enum MailError: Error, Equatable {
  case sessionExpired
  case server(status: Int)
}

final class MailScreen: UITableViewController {
  private let newest: @Sendable () async throws -> [String]
  private var subjects: [String]
  /// Called when the session has expired.
  var onLogin: (() -> Void)?

  init(cached subjects: [String], newest: @escaping @Sendable () async throws -> [String]) {
    self.subjects = subjects
    self.newest = newest
    super.init(style: .plain)
    title = "Mail"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.largeTitleDisplayMode = .always
    tableView.rowHeight = 50
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "mail")
    tableView.overscroll.top = .refresh(
      owner: self, fetch: { [newest] in try await newest() }, apply: { $0.show($1) })
    tableView.overscroll.top?.begin()
  }

  private func show(_ subjects: [String]) -> RefreshResult {
    let count = subjects.count - self.subjects.count
    self.subjects = subjects
    tableView.reloadData()
    return count > 0 ? .updated("\(count) new") : .unchanged("No new mail")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    subjects.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "mail", for: indexPath)
    cell.textLabel?.text = subjects[indexPath.row]
    return cell
  }
}
