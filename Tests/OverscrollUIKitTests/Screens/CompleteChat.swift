import Foundation
import Overscroll
import UIKit

// The screen of the page "A complete chat screen", as printed there, and what it needs.

nonisolated struct RoomMessage: Identifiable, Hashable, Sendable {
  let id: UUID
  var text: String
  var isMine: Bool
}

nonisolated struct RoomServer: Sendable {
  typealias Page = (messages: [RoomMessage], earlier: String?)

  let load: @Sendable (_ cursor: String?) async throws -> Page
  let accept: @Sendable (RoomMessage) async throws -> RoomMessage

  func messages(before cursor: String?) async throws -> Page { try await load(cursor) }
  func send(_ message: RoomMessage) async throws -> RoomMessage { try await accept(message) }
}

final class RoomScreen: UITableViewController {
  private let server: RoomServer
  private let room: Paginator<RoomMessage, String>
  private var messages: [UUID: RoomMessage] = [:]
  private var unsent: [UUID: Paginator<RoomMessage, String>.Edit] = [:]
  private lazy var rows = UITableViewDiffableDataSource<Int, UUID>(tableView: tableView) {
    [weak self] tableView, indexPath, id in
    let cell = tableView.dequeueReusableCell(withIdentifier: "message", for: indexPath)
    let text = self?.messages[id]?.text ?? ""
    cell.textLabel?.text = self?.unsent[id] == nil ? text : "\(text) (not sent, tap to send again)"
    return cell
  }

  init(server: RoomServer) {
    self.server = server
    room = Paginator { request in
      let page = try await server.messages(before: request.cursor)
      return PaginatorPage(page.messages, previous: page.earlier)
    }
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "message")
    var chat = OverscrollChat(
      isOwn: { [weak self] id in self?.messages[id]?.isMine == true },
      id: { [rows] in rows.itemIdentifier(for: $0) },
      indexPath: { [rows] in rows.indexPath(for: $0) })
    chat.follow = .ownRows
    chat.newRowsText = { $0 == 1 ? "1 new message" : "\($0) new messages" }
    tableView.overscroll.chat = chat
    tableView.overscroll.emptyView = .standard("No messages yet")
    tableView.overscroll.bind(room, owner: self, top: .previous, bottom: nil) { screen, room in
      screen.show(room.items)
    }
    Task { [room] in await room.refresh() }
  }

  // Call it from your composer, such as the `inputAccessoryView` of the screen.
  func send(_ text: String) {
    send(RoomMessage(id: UUID(), text: text, isMine: true))
  }

  // Call it for each message that your connection delivers.
  func receive(_ message: RoomMessage) {
    room.insert(message, at: .end).confirm()
  }

  private func send(_ message: RoomMessage) {
    let edit = room.insert(message, at: .end)
    Task { [weak self, server] in
      do {
        edit.confirm(as: try await server.send(message))
      } catch {
        self?.unsent[message.id] = edit
        self?.reload([message.id])
      }
    }
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard let id = rows.itemIdentifier(for: indexPath), let message = messages[id],
      let edit = unsent.removeValue(forKey: id)
    else { return }
    edit.rollBack()
    send(message)
  }

  private func show(_ items: [RoomMessage]) {
    let changed = items.filter { item in messages[item.id].map { $0 != item } ?? false }
    messages = Dictionary(uniqueKeysWithValues: items.map { ($0.id, $0) })
    var snapshot = NSDiffableDataSourceSnapshot<Int, UUID>()
    snapshot.appendSections([0])
    snapshot.appendItems(items.map(\.id))
    snapshot.reconfigureItems(changed.map(\.id))
    rows.apply(snapshot, animatingDifferences: false)
  }

  private func reload(_ ids: [UUID]) {
    var snapshot = rows.snapshot()
    snapshot.reconfigureItems(ids)
    rows.apply(snapshot, animatingDifferences: false)
  }
}
