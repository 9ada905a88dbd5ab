import Foundation
import HostDriver
import OverscrollCore
import OverscrollUIKit
import Testing
import UIKit

/// The examples of the guide about lists that change, run.
@MainActor
@Suite struct ReadingGuideTests {
  private final class Post {
    let id: Int
    init(_ id: Int) { self.id = id }
  }

  /// A screen with a table, a collection and a chat.
  @MainActor
  private final class Screen {
    let tableView = DrivenTable()
    let timeline = DrivenTable()
    let chatView = DrivenTable()
    let collectionView = DrivenCollection(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let dataSource: UITableViewDiffableDataSource<Int, Int>
    let newMessages = "%d messages"
    let endButton = UIButton()
    let badge = UILabel()
    let newPostsButton = UIButton()
    private(set) var readPosts: [Int] = []
    private(set) var divided: Int?
    var firstUnread: IndexPath?
    var questions: Set<Int> = []
    var localIDs: [Int: Int] = [:]
    var storedAnchor: ReadingAnchor<Int>?
    private let posts = (0..<30).map { Post($0) }

    init() {
      let shown = DrivenTable()
      dataSource = UITableViewDiffableDataSource(tableView: shown) { _, _, _ in UITableViewCell() }
    }

    func keepPosition() {
      tableView.overscroll.readingPosition = ReadingPosition(
        id: dataSource.itemIdentifier(for:), indexPath: dataSource.indexPath(for:))
      collectionView.overscroll.readingPosition = ReadingPosition(
        id: { [weak self] path in self?.posts[path.item].id },
        indexPath: { [weak self] id in
          self?.posts.firstIndex { $0.id == id }.map { IndexPath(item: $0, section: 0) }
        })
    }

    func keepPlace() {
      tableView.overscroll.readingPosition = ReadingPosition(
        anchor: storedAnchor, onAnchorChange: { [weak self] in self?.storedAnchor = $0 },
        id: dataSource.itemIdentifier(for:), indexPath: dataSource.indexPath(for:))
    }

    func keepTimeline() {
      var position = ReadingPosition(
        atStart: .keepsRow, id: dataSource.itemIdentifier(for:),
        indexPath: dataSource.indexPath(for:))
      position.newRowsText = { "\($0) new posts" }
      timeline.overscroll.readingPosition = position
    }

    func count(_ position: inout ReadingPosition) {
      position.onNewRowsAboveChange = { [weak self] count in
        self?.newPostsButton.isHidden = count == 0
        self?.newPostsButton.setTitle("\(count) new above", for: [])
      }
    }

    func reportReadPosts() {
      timeline.overscroll.readingPosition = ReadingPosition(
        onVisibleRowsChange: { [weak self] ids in self?.markAsRead(ids) },
        id: dataSource.itemIdentifier(for:), indexPath: dataSource.indexPath(for:))
    }

    private func markAsRead(_ ids: [Int]) { readPosts += ids }

    func divide(_ chat: inout OverscrollChat) {
      chat.onChange = { [weak self] state in
        self?.showDivider(above: state.firstUnread?.base as? Int)
      }
    }

    private func showDivider(above id: Int?) { divided = id }

    func beginChat() {
      chatView.overscroll.chat = OverscrollChat(
        firstUnread: { [weak self] in self?.firstUnread },
        id: dataSource.itemIdentifier(for:), indexPath: dataSource.indexPath(for:))
      tableView.overscroll.chat = OverscrollChat(
        id: dataSource.itemIdentifier(for:), indexPath: dataSource.indexPath(for:))
    }

    func confirmMessages() {
      chatView.overscroll.chat = OverscrollChat(
        replaces: { [weak self] id in self?.localIDs[id] },
        id: dataSource.itemIdentifier(for:), indexPath: dataSource.indexPath(for:))
    }

    func followQuestions() {
      var chat = OverscrollChat(
        isOwn: { [weak self] id in self?.questions.contains(id) == true },
        id: dataSource.itemIdentifier(for:), indexPath: dataSource.indexPath(for:))
      chat.follow = .newestOwnAtTop
      chatView.overscroll.chat = chat
    }

    func observe(_ chat: inout OverscrollChat) {
      chat.onChange = { [weak self] state in
        self?.endButton.isHidden = state.isAtEnd
        self?.badge.text = state.unreadCount > 0 ? "\(state.unreadCount)" : nil
      }
    }

    func scroll() {
      let message = posts[3]
      chatView.overscroll.scrollTo(message.id, at: .center)
      chatView.overscroll.scrollToEnd()
    }

    func name(_ chat: inout OverscrollChat) {
      let newMessages = newMessages
      chat.newRowsText = { String.localizedStringWithFormat(newMessages, $0) }
    }
  }

  @Test("The guide's reading positions are set, and a chat replaces one")
  func positions() {
    let screen = Screen()
    screen.keepPosition()
    screen.keepTimeline()
    #expect(screen.timeline.overscroll.readingPosition?.atStart == .keepsRow)
    #expect(screen.timeline.overscroll.readingPosition?.newRowsText?(3) == "3 new posts")
    #expect(screen.collectionView.overscroll.readingPosition?.atStart == .showsNewRows)
    screen.keepPlace()
    #expect(screen.tableView.overscroll.readingPosition?.atStart == .showsNewRows)
    #expect(screen.tableView.overscroll.chat == nil)
    screen.beginChat()
    #expect(screen.tableView.overscroll.chat != nil)
    guard var chat = screen.chatView.overscroll.chat else { return #expect(Bool(false)) }
    #expect(chat.newRowsText == nil)
    screen.name(&chat)
    #expect(chat.newRowsText?(2) == "2 messages")
    screen.observe(&chat)
    #expect(chat.onChange != nil)
    screen.divide(&chat)
    guard var position = screen.timeline.overscroll.readingPosition else {
      return #expect(Bool(false))
    }
    screen.count(&position)
    position.onNewRowsAboveChange?(3)
    #expect(screen.newPostsButton.title(for: []) == "3 new above")
    screen.reportReadPosts()
    #expect(screen.timeline.overscroll.readingPosition?.onNewRowsAboveChange == nil)
    screen.confirmMessages()
    #expect(screen.chatView.overscroll.chat?.follow == .atEnd)
    screen.followQuestions()
    screen.scroll()
    #expect(screen.chatView.overscroll.chat?.follow == .newestOwnAtTop)
    #expect(screen.chatView.overscroll.isAtEnd, "It has no rows")
  }
}
