#if canImport(UIKit) && !os(watchOS)
  import OverscrollCore
  import UIKit

  /// Starts a chat, follows its end, and counts new rows.
  @MainActor
  final class ChatFollower {
    private(set) var chat: OverscrollChat
    /// The number of rows that were added at the end since the reader was there.
    private(set) var newRows = 0
    /// The button that leads to the end, created when it first appears.
    private(set) var button: NewRowsButton?
    private var hasStarted = false
    private var isFollowing = false

    init(_ chat: OverscrollChat) { self.chat = chat }

    /// Changes the texts of the chat.
    func update(_ chat: OverscrollChat) {
      self.chat = chat
      if newRows > 0 { button?.show(chat.newRowsText(newRows)) }
    }

    /// Moves the content to the first unread row or to the end, once.
    ///
    /// - Parameters:
    ///   - host: The host.
    ///   - space: The scroll view.
    /// - Returns: Whether it did.
    func start(_ host: OverscrollHostView, _ space: ReadingSpace) -> Bool {
      guard !hasStarted, space.viewportLength > 0,
        let list = space.scrollView as? any ListOfItems, !list.visiblePaths.isEmpty
      else { return false }
      hasStarted = true
      let unread = chat.firstUnread()
      for _ in 0..<Self.rounds {
        var goal = space.legalOffsets.upperBound
        if let frame = unread.flatMap({ list.knownFrame(of: $0) }) {
          goal = min(goal, space.extent(of: frame).start - space.startInset)
        }
        goal = max(goal, space.legalOffsets.lowerBound)
        guard host.moveReading(to: goal, in: space) else { break }
      }
      isFollowing = isAtEnd(host, space)
      return true
    }

    /// Moves the content to the end if the reader is there.
    ///
    /// - Parameters:
    ///   - host: The host.
    ///   - space: The scroll view.
    ///   - hasScrolled: Whether the content was scrolled since the last layout.
    /// - Returns: Whether the list follows its end.
    func follow(_ host: OverscrollHostView, _ space: ReadingSpace, hasScrolled: Bool) -> Bool {
      guard isFollowing, !hasScrolled, space.scrollView.isIdle, !hasPages(host, space) else {
        return false
      }
      for _ in 0..<Self.rounds {
        guard host.moveReading(to: space.legalOffsets.upperBound, in: space) else { break }
      }
      return true
    }

    /// Updates what the reader has seen, and the button.
    ///
    /// - Parameters:
    ///   - host: The host.
    ///   - space: The scroll view.
    ///   - rows: The rows of the list.
    ///   - hasScrolled: Whether the content was scrolled since the last layout.
    func update(
      _ host: OverscrollHostView, _ space: ReadingSpace, _ rows: any ReadingRows,
      hasScrolled: Bool
    ) {
      if hasScrolled {
        isFollowing = isAtEnd(host, space)
      } else if !isFollowing {
        // The end may also reach the reader, when the last rows are removed or no page follows.
        isFollowing = isAtEnd(host, space, within: 0.5)
      }
      if isFollowing || hasPages(host, space) { rows.mark(atStart: false, in: space) }
      let before = newRows
      newRows = rows.countBeyondMark(in: space)
      showButton(host, space)
      if newRows > before { announce() }
    }

    /// Moves the content to the end.
    func goToEnd(_ host: OverscrollHostView, _ space: ReadingSpace) {
      isFollowing = true
      host.scrollReading(to: space.legalOffsets.upperBound, in: space)
    }

    /// The number of attempts to reach a row while rows are measured.
    private static let rounds = 8

    private func isAtEnd(
      _ host: OverscrollHostView, _ space: ReadingSpace,
      within limit: Double = OverscrollChat.followDistance
    ) -> Bool {
      space.legalOffsets.upperBound - space.offset <= limit && !hasPages(host, space)
    }

    /// Whether the end of the rows is not the end of the chat.
    private func hasPages(_ host: OverscrollHostView, _ space: ReadingSpace) -> Bool {
      let edge = space.axis.endEdge
      guard let control = host.edges[edge].control, control.options.purpose == .load,
        control.isEnabled, !control.isHidden
      else { return false }
      return host.engine.phase(of: edge) != .noMore
    }

    // MARK: The button

    private func showButton(_ host: OverscrollHostView, _ space: ReadingSpace) {
      guard newRows > 0 || button != nil else { return }
      if button == nil {
        let button = NewRowsButton { [weak host] in host?.readingView?.goToEnd() }
        space.scrollView.addSubview(button)
        self.button = button
      }
      button?.show(newRows > 0 ? chat.newRowsText(newRows) : nil)
      placeButton(in: space.scrollView)
    }

    /// Announces the text of the button, which has appeared or counts more rows.
    private func announce() {
      guard UIAccessibility.isVoiceOverRunning else { return }
      UIAccessibility.post(notification: .announcement, argument: chat.newRowsText(newRows))
    }

    /// Keeps the button above the bottom of the viewport.
    func placeButton(in scrollView: UIScrollView) {
      guard let button, !button.isHidden else { return }
      let bounds = scrollView.bounds
      let center = CGPoint(
        x: bounds.midX,
        y: bounds.maxY - scrollView.adjustedContentInset.bottom - NewRowsButton.margin
          - button.bounds.height / 2)
      if button.center != center { button.center = center }
    }

    /// Removes the button.
    func end() { button?.removeFromSuperview() }
  }
#endif
