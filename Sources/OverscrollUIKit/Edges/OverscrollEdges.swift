#if canImport(UIKit) && !os(watchOS)
  public import OverscrollCore
  public import UIKit

  /// The edges of a scroll view, and the settings that they share.
  ///
  /// ```swift
  /// tableView.overscroll.top = .refresh { try await feed.reload() }
  /// ```
  ///
  /// Edges are logical: leading is the right edge if the view's layout direction is right to left.
  /// A collection view layout that does not flip starts at the left in every language, so leading
  /// is the left edge there; compositional layouts flip.
  @MainActor
  public struct OverscrollEdges {
    let scrollView: UIScrollView

    /// The control at the top edge.
    public var top: OverscrollControl? {
      get { self[.top] }
      nonmutating set { self[.top] = newValue }
    }

    /// The control at the bottom edge.
    public var bottom: OverscrollControl? {
      get { self[.bottom] }
      nonmutating set { self[.bottom] = newValue }
    }

    /// The control at the leading edge.
    public var leading: OverscrollControl? {
      get { self[.leading] }
      nonmutating set { self[.leading] = newValue }
    }

    /// The control at the trailing edge.
    public var trailing: OverscrollControl? {
      get { self[.trailing] }
      nonmutating set { self[.trailing] = newValue }
    }

    /// The control at an edge.
    ///
    /// Removing a control cancels its run. You can read it on any thread, to end a run there.
    package subscript(edge: OverscrollEdge) -> OverscrollControl? {
      get {
        MainQueue.isCurrent
          ? host?.edges[edge].control : ControlEntry.control(at: edge, of: scrollView)
      }
      nonmutating set {
        guard newValue != nil || host != nil else { return }
        attachedHost.setControl(newValue, at: edge)
      }
    }

    /// A button that scrolls back to the top; nil by default.
    public var backToTop: BackToTop? {
      get { host?.backToTop }
      nonmutating set {
        guard newValue != nil || host != nil else { return }
        attachedHost.setBackToTop(newValue)
      }
    }

    /// A chat that follows its end; nil, the default, for other lists.
    ///
    /// It replaces ``readingPosition``.
    public var chat: OverscrollChat? {
      get { host?.reading?.chat }
      nonmutating set {
        guard newValue != nil || host != nil else { return }
        attachedHost.setReading(newValue?.position, newValue)
      }
    }

    /// The identities of the rows, by which the list keeps its reading position; nil, the default,
    /// for none.
    ///
    /// It replaces ``chat``.
    public var readingPosition: ReadingPosition? {
      get { host?.reading?.position }
      nonmutating set {
        guard newValue != nil || host != nil else { return }
        attachedHost.setReading(newValue)
      }
    }

    /// The durations of animations and delays at these edges.
    ///
    /// For users who prefer reduced motion, nothing slides or turns, whatever they are.
    public var durations: OverscrollDurations {
      get { host?.environment.wantedDurations ?? OverscrollDefaults.durations }
      nonmutating set { attachedHost.setDurations(newValue) }
    }

    /// How runs at different edges affect each other.
    ///
    /// Another policy cancels the runs in progress.
    public var concurrency: ConcurrentRunPolicy {
      get { host?.engine.concurrency ?? OverscrollDefaults.concurrency }
      nonmutating set { attachedHost.setConcurrency(newValue) }
    }

    /// The content inset without Overscroll's extra inset.
    ///
    /// You can also change the scroll view's own `contentInset`; Overscroll then works out which
    /// part of the new value is its own. Setting this property avoids that ambiguity.
    public var contentInset: UIEdgeInsets {
      get { host?.baseInset ?? scrollView.contentInset }
      nonmutating set {
        if let host { host.setBaseInset(newValue) } else { scrollView.contentInset = newValue }
      }
    }

    /// Runs an edge's action when VoiceOver scrolls past that edge.
    ///
    /// VoiceOver sends its three-finger scroll to the focused element and its superviews.
    /// Overscroll's indicators handle it, but a focused cell does not, because Overscroll overrides
    /// no method of your scroll view. Forward it from a subclass:
    ///
    /// ```swift
    /// override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    ///   overscroll.accessibilityScroll(direction) || super.accessibilityScroll(direction)
    /// }
    /// ```
    ///
    /// Without this, VoiceOver users run the action with the scroll view's custom action. Edges
    /// without a pull trigger are ignored.
    ///
    /// - Parameter direction: UIKit's direction: `up` is the visual top, `right` the left side, and `previous` the
    ///   top or leading edge. If a list is turned upside down, the visible edge counts.
    /// - Returns: Whether a run began; false if the list does not rest at the edge, or if no run may begin.
    public func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
      host?.carryOut(.scroll(direction)) == true
    }

    /// Explains why an edge runs nothing at the moment, or what it does instead.
    ///
    /// For debugging, such as in the debugger's console:
    ///
    /// ```swift
    /// print(tableView.overscroll.explain(.bottom))
    /// // The last run failed. A tap on the indicator tries again.
    /// ```
    ///
    /// It changes nothing. See ``/OverscrollCore/EdgeExplanation``.
    ///
    /// - Parameter edge: The edge.
    /// - Returns: The reason, and an English sentence.
    public func explain(_ edge: OverscrollEdge) -> EdgeExplanation {
      let pages = host?.placeholders.pages
      return host?.explain(edge, isPageLimitReached: pages?.waitsForTap(at: edge) == true)
        ?? .withoutControl
    }

    /// Inserts rows before the visible ones and keeps the visible rows where they are.
    ///
    /// ``OverscrollControl/loadMore(owner:trigger:indicator:prepare:fetch:apply:)`` and a bound paginator
    /// do this automatically. Call it if your action inserts rows itself:
    ///
    /// ```swift
    /// chatView.overscroll.preservingScrollPosition {
    ///   messages.insert(contentsOf: older, at: 0)
    ///   chatView.reloadData()
    /// }
    /// ```
    ///
    /// Without a reading position, a visible row of a table or collection view is identified by
    /// the number of rows after it, so do not insert rows after it in the same call, and do not
    /// animate. In other scroll views the distance to the end of the content is preserved. If the
    /// scroll view is in a window, the call performs layout.
    ///
    /// - Parameters:
    ///   - edge: The edge where the rows are inserted: the top or leading edge.
    ///   - position: The identities of the rows; by default those of ``readingPosition``.
    ///   - body: Inserts the rows and reloads the view.
    /// - Returns: The value that `body` returns.
    /// - Throws: The error that `body` throws; the offset then stays unchanged.
    @discardableResult
    public func preservingScrollPosition<Value>(
      at edge: OverscrollEdge = .top, of position: ReadingPosition? = nil,
      _ body: () throws -> Value
    ) rethrows -> Value {
      let host = attachedHost
      defer { host.disposeIfUnused() }
      return try host.preservingScrollPosition(at: edge, of: position, body)
    }

    /// The name of an edge's action; nil if the edge has no control.
    func actionName(at edge: OverscrollEdge) -> String? {
      host.map { $0.environment.actionName(of: $0.edges[edge].control) }
    }

    /// The first violated invariant of the engine or of the inset ledgers; nil if all hold.
    package var brokenInvariant: String? {
      guard let host = OverscrollHostView.host(of: scrollView) else { return nil }
      if let law = host.engine.checkInvariants() { return "\(law)" }
      return host.writer.brokenInvariant
    }

    var host: OverscrollHostView? {
      MainQueue.expect()
      return OverscrollHostView.host(of: scrollView)
    }

    var attachedHost: OverscrollHostView {
      host ?? OverscrollHostView.attach(to: scrollView)
    }
  }
#endif
