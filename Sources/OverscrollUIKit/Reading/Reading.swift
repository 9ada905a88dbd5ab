#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// The reading position of a list, or its chat, and the views that belong to it.
  @MainActor
  final class Reading {
    private(set) var position: ReadingPosition
    /// The chat; nil for other lists.
    private(set) var chat: OverscrollChat?
    let machine: ReadingMachine
    /// The button that leads to the end, created when it first appears.
    private(set) var button: NewRowsButton?
    let view: ReadingView
    /// Reports the ends of turns until it is released.
    private let turnEnds: AnyObject?
    private let keyboard: KeyboardChanges?
    /// Sends the machine an event.
    private let send: @MainActor @Sendable (ReadingMachine.Event) -> Void
    /// Reports what was read; nil for no reports.
    private let reports: PlaceReports?
    /// The number of new rows that the button shows.
    private var shownRows = 0

    /// Creates the reading position of a scroll view.
    ///
    /// - Parameters:
    ///   - position: The identities of the rows.
    ///   - chat: The chat; nil for other lists.
    ///   - scrollView: The scroll view.
    ///   - host: A view in it that gets a subview, which reports layouts.
    ///   - scheduler: The turns of the run loop, and the clock.
    ///   - send: Sends the machine the events of layouts and turns, and the taps on the button.
    init(
      _ position: ReadingPosition, _ chat: OverscrollChat?, of scrollView: UIScrollView,
      in host: UIView, by scheduler: FrameScheduler,
      send: @escaping @MainActor @Sendable (ReadingMachine.Event) -> Void
    ) {
      (self.position, self.chat, self.send) = (position, chat, send)
      keyboard = chat.map { _ in KeyboardChanges() }
      machine = ReadingMachine(
        position.makeRows(scrollView), showsNewRows: position.atStart == .showsNewRows,
        start: position.start, chat)
      view = ReadingView(send: send)
      turnEnds = scheduler.turnEnds.observe { [weak host] isDisplayed in
        if host?.window != nil { send(isDisplayed ? .displayed : .turnEnded) }
      }
      host.addSubview(view)
      reports = PlaceReports(position, of: machine, in: scrollView, by: scheduler.alarmClock)
    }

    /// Notes that the row being read may have another place.
    func placeChanged() { reports?.placeChanged() }

    /// Reports the place of the row being read now.
    func leave() { reports?.flush() }

    /// Replaces the position by a changed copy of it; returns false for another position or chat.
    func update(_ position: ReadingPosition, _ chat: OverscrollChat?) -> Bool {
      guard position.isCopy(of: self.position), (chat == nil) == (self.chat == nil) else {
        return false
      }
      (self.position, self.chat) = (position, chat)
      machine.showsNewRows = position.atStart == .showsNewRows
      if let chat { machine.setFollow(chat.follow) }
      return true
    }

    /// Whether the rows move with a keyboard now.
    var movesWithKeyboard: Bool { chat?.keyboard == .movesRows && keyboard?.isChanging == true }

    /// Removes the views.
    func end() {
      leave()
      view.removeFromSuperview()
      button?.removeFromSuperview()
    }

    /// Requests a layout of the list.
    func requestLayout(of scrollView: UIScrollView) {
      button?.place(in: scrollView)
      view.request()
    }

    // MARK: The rows

    /// The number of displays without rows of SwiftUI, although there is content.
    private var displaysWithoutRows = 0

    /// Returns whether rows of SwiftUI are still missing after the time they need to appear.
    func areRowsMissing(in scrollView: UIScrollView) -> Bool {
      guard let rows = position.hosted, scrollView.contentSize != .zero, rows.areMissing else {
        return false
      }
      displaysWithoutRows += 1
      return displaysWithoutRows >= 3
    }

    // MARK: The state

    /// The state of a chat when it was last reported.
    var state: OverscrollChat.State { reported ?? OverscrollChat.State() }
    private var reported: OverscrollChat.State?
    /// The number of new rows above the reader when it was last reported.
    private(set) var newRowsAbove = 0

    /// Reports the state of a chat, and the number of new rows above the reader, if they have
    /// changed.
    func reportState() {
      if machine.newRowsAbove != newRowsAbove {
        newRowsAbove = machine.newRowsAbove
        position.onNewRowsAboveChange?(newRowsAbove)
      }
      guard let next = machine.chat?.reported, next != reported else { return }
      reported = next
      chat?.onChange?(next)
    }

    // MARK: The button

    /// Shows the button while there are new rows, and announces it if it has appeared or counts
    /// more rows.
    ///
    /// - Parameters:
    ///   - scrollView: The list.
    ///   - words: The texts of the list.
    func showNewRows(in scrollView: UIScrollView, _ words: Wording) {
      guard let chat, let count = machine.chat?.reported.unreadCount, count > 0 || button != nil
      else { return }
      let text = count > 0 ? chat.newRowsText?(count) ?? words.newRows(count) : ""
      button =
        button
        ?? NewRowsButton(in: scrollView) { [send] in send(.endRequested(isAnimated: true)) }
      button?.show(text)
      button?.place(in: scrollView)
      if count > shownRows, !text.isEmpty, UIAccessibility.isVoiceOverRunning {
        UIAccessibility.post(notification: .announcement, argument: text)
      }
      shownRows = count
    }
  }
#endif
