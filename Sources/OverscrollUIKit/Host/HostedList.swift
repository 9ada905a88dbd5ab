#if canImport(UIKit) && !os(watchOS)
  package import OverscrollCore
  package import UIKit

  /// The edges of a list that SwiftUI lays out, whichever scroll view shows it.
  @MainActor
  package struct HostedList {
    private let host: OverscrollHostView

    /// Creates the edges of a list whose scroll view is not known yet; kept until ``close()``.
    package init() { host = OverscrollHostView(isSwiftUI: true) }

    private init(_ host: OverscrollHostView) { self.host = host }

    /// The list of a scroll view that another list has moved to; nil if there is none.
    package func other(in scrollView: UIScrollView) -> HostedList? {
      guard let other = OverscrollHostView.host(of: scrollView), other !== host else { return nil }
      return HostedList(other)
    }

    /// Moves the edges to a scroll view; runs in progress go on there.
    package func move(to scrollView: UIScrollView) { host.move(to: scrollView) }

    /// Waits for a scroll view in another view; until there is one, runs need only a window.
    package func wait(in view: UIView) { host.wait(in: view) }

    /// Removes everything; runs in progress are cancelled.
    package func close() { host.close() }

    /// The control of an edge; nil without one.
    package subscript(edge: OverscrollEdge) -> OverscrollControl? {
      get { host.edges[edge].control }
      nonmutating set { host.setControl(newValue, at: edge) }
    }

    /// Logs that two modifiers describe an edge.
    package func noteSecondDescription(of edge: OverscrollEdge) {
      host.hints.note(.describedTwice(edge))
    }

    /// The name of the action that assistive technologies offer instead of a pull; nil for none.
    package func offeredAction(at edge: OverscrollEdge) -> String? {
      host.edges[edge].offeredAction(in: host.scene)
    }

    /// Explains why an edge runs nothing at the moment.
    package func explain(_ edge: OverscrollEdge, isPageLimitReached: Bool) -> EdgeExplanation {
      host.explain(edge, isPageLimitReached: isPageLimitReached)
    }

    /// The button that scrolls back to the top; nil for none.
    package var backToTop: BackToTop? {
      get { host.backToTop }
      nonmutating set { host.setBackToTop(newValue) }
    }

    // MARK: The reading position

    /// Sets the reading position, and a chat; nil for neither.
    package func setReading(_ position: ReadingPosition?, _ chat: OverscrollChat?) {
      host.setReading(position, chat)
    }

    /// The state of the chat in the present scroll view.
    package var chatState: OverscrollChat.State {
      host.reading?.state ?? OverscrollChat.State()
    }

    /// Explains why the chat does not follow its end at the moment.
    package func explainChat() -> OverscrollChat.Explanation { host.explainChat() }

    /// Scrolls to the end of the list.
    package func scrollToEnd(isAnimated: Bool) { host.scrollToEnd(isAnimated: isAnimated) }

    /// Scrolls to the row with an identity.
    ///
    /// - Parameters:
    ///   - id: The identity of the row.
    ///   - anchor: Where the row is then along each axis, from 0 at the start of the viewport to 1
    ///     at its end; nil to scroll no farther than necessary.
    ///   - isAnimated: Whether the content scrolls there.
    package func scroll(toRow id: AnyHashable, at anchor: PerAxis<Double>?, isAnimated: Bool) {
      guard let scrollView = host.scrollView else { return }
      let alignment: ReadingPosition.Alignment =
        switch anchor?[scrollView.readingAxis] {
        case nil: .nearest
        case let part? where part < 1 / 3: .start
        case let part? where part <= 2 / 3: .center
        default: .end
        }
      host.scroll(toRow: id, at: alignment, isAnimated: isAnimated)
    }

    // MARK: Settings

    /// The durations of the list.
    package func setDurations(_ durations: OverscrollDurations) { host.setDurations(durations) }

    /// Sets how runs affect each other; runs in progress are cancelled.
    package func setConcurrency(_ concurrency: ConcurrentRunPolicy) {
      host.setConcurrency(concurrency)
    }

    /// The library's views in the content; nil if they were not set.
    package var ownContent: OwnContent? { host.reader.ownContent }

    /// Sets the library's views in the content, and leaves empty and failed lists to SwiftUI.
    package func setOwnContent(_ content: OwnContent) {
      host.placeholders.failure = nil
      host.placeholders.loading = nil
      host.setOwnContent(content)
    }

    /// Applies the number of items beyond the visible ones.
    package func count(_ left: Int, towards edge: OverscrollEdge) {
      host.itemsCounted(left, towards: edge)
    }
  }
#endif
