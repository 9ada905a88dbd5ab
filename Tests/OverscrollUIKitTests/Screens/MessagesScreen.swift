import Overscroll
import UIKit

// A chat: older messages at the top, new ones at the end, and a field above the keyboard.

struct Message: Hashable, Sendable {
  let id: Int
  var text: String { "Message \(id)" }
}

/// Messages older than one, the newest last; empty if there are none.
typealias OlderMessages = @Sendable (_ before: Int?) async throws -> [Message]

final class MessagesScreen: UIViewController {
  private let older: OlderMessages
  private let list = UICollectionView(
    frame: .zero,
    collectionViewLayout: UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .plain)))
  private let field = UIView()
  private lazy var source = UICollectionViewDiffableDataSource<Int, Message>(
    collectionView: list
  ) { list, path, message in
    let cell = list.dequeueReusableCell(withReuseIdentifier: "message", for: path)
    cell.accessibilityLabel = message.text
    return cell
  }
  private var messages: [Message] = []
  private var keyboardHeight: CGFloat = 0

  init(older: @escaping OlderMessages) {
    self.older = older
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "message")
    for part in [list, field] { view.addSubview(part) }
    list.overscroll.chat = OverscrollChat(
      id: source.itemIdentifier(for:), indexPath: source.indexPath(for:))
    list.overscroll.top = .loadMore { [weak self, older] in
      let messages = try await older(self?.messages.first?.id)
      try Task.checkCancellation()
      return self?.prepend(messages) ?? .cancelled
    }
    list.overscroll.top?.begin()
    _ = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
    ) { [weak self] in
      let frame = $0.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
      MainActor.assumeIsolated { self?.makeRoom(frame?.height ?? 0) }
    }
    _ = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillHideNotification, object: nil, queue: nil
    ) { [weak self] _ in
      MainActor.assumeIsolated { self?.makeRoom(0) }
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let covered = max(keyboardHeight, view.safeAreaInsets.bottom)
    let bottom = view.bounds.height - covered - 50
    list.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: bottom)
    field.frame = CGRect(x: 0, y: bottom, width: view.bounds.width, height: 50)
  }

  private func makeRoom(_ height: CGFloat) {
    keyboardHeight = height
    UIView.animate(withDuration: 0.25) { [self] in
      view.setNeedsLayout()
      view.layoutIfNeeded()
    }
  }

  /// Shows a message that came in or was sent.
  func receive(_ message: Message) {
    messages.append(message)
    show()
  }

  private func prepend(_ older: [Message]) -> RefreshResult {
    messages = older + messages
    show()
    return .loaded(hasMore: older.count == 20)
  }

  private func show() {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Message>()
    snapshot.appendSections([0])
    snapshot.appendItems(messages)
    source.apply(snapshot, animatingDifferences: false)
  }
}
