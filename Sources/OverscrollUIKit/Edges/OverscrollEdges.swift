#if canImport(UIKit)
  public import OverscrollCore
  public import UIKit

  /// The edges of a scroll view, and what is common to them.
  ///
  /// Edges are logical: leading and trailing change places where the view reads from right to left, also
  /// while it is on the screen. A collection whose layout does not flip begins at the left in any language,
  /// and so leading is left there; compositional layouts flip.
  @MainActor
  public struct OverscrollEdges {
    let scrollView: UIScrollView

    /// What the top edge does; nothing when nil.
    public var top: OverscrollControl? {
      get { self[.top] }
      nonmutating set { self[.top] = newValue }
    }

    /// What the bottom edge does; nothing when nil.
    public var bottom: OverscrollControl? {
      get { self[.bottom] }
      nonmutating set { self[.bottom] = newValue }
    }

    /// What the leading edge does; nothing when nil.
    public var leading: OverscrollControl? {
      get { self[.leading] }
      nonmutating set { self[.leading] = newValue }
    }

    /// What the trailing edge does; nothing when nil.
    public var trailing: OverscrollControl? {
      get { self[.trailing] }
      nonmutating set { self[.trailing] = newValue }
    }

    /// What an edge does; nothing when nil.
    ///
    /// Taking a control away cancels what it runs.
    public subscript(edge: OverscrollEdge) -> OverscrollControl? {
      get { host?.controls[edge] }
      nonmutating set {
        guard newValue != nil || host != nil else { return }
        attachedHost.setControl(newValue, at: edge)
      }
    }

    /// A button that leads back to the top; none when nil.
    public var backToTop: BackToTop? {
      get { host?.backToTop }
      nonmutating set {
        guard newValue != nil || host != nil else { return }
        attachedHost.backToTop = newValue
      }
    }

    /// How long things take at these edges.
    ///
    /// As long as nobody sets it, people who asked for less motion get ``/OverscrollCore/OverscrollTimes/reducedMotion``.
    public var times: OverscrollTimes {
      get { host?.times ?? OverscrollDefaults.times }
      nonmutating set { attachedHost.times = newValue }
    }

    /// What a run at one edge means for the others.
    public var overlap: OverlapPolicy {
      get { host?.overlap ?? OverscrollDefaults.overlap }
      nonmutating set { attachedHost.overlap = newValue }
    }

    /// Everybody's part of the content inset but ours.
    ///
    /// Code that knows of Overscroll reads and writes this one; what other code writes into
    /// `contentInset` is told apart as well as can be.
    public var contentInset: UIEdgeInsets {
      get { host?.baseInset ?? scrollView.contentInset }
      nonmutating set {
        if let host { host.baseInset = newValue } else { scrollView.contentInset = newValue }
      }
    }

    /// Runs the action of the edge past which VoiceOver scrolls, where the list rests at that edge.
    ///
    /// VoiceOver scrolls with three fingers, and asks the element that it is at and the views that this is in.
    /// Indicators answer by themselves; from a cell nobody of the library is asked, as it replaces no method
    /// of a scroll view. A scroll view of the app's own passes the question on:
    ///
    /// ```swift
    /// override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    ///   overscroll.accessibilityScroll(direction) || super.accessibilityScroll(direction)
    /// }
    /// ```
    ///
    /// Without it the action that the scroll view offers stands for the pull. Edges at which only nearness or a
    /// tap loads do not answer.
    ///
    /// - Parameter direction: The way that UIKit names: `up` leads to the top as it is seen, `right` to the left
    ///   side, `previous` to the top or the leading edge. A list that is turned upside down answers for the
    ///   edge that is seen there.
    /// - Returns: Whether a run began; false where the list does not rest at the edge, one is under way, or
    ///   none may begin.
    public func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
      host?.accessibilityScrolled(direction) == true
    }

    /// Does something that puts rows in before what is seen, and lets what is seen stay where it is.
    ///
    /// ``OverscrollControl/loadOlder`` with `fetch` and `apply` does so by itself, and so does a paginator that is bound;
    /// an action that puts its rows in on its own calls this:
    ///
    /// ```swift
    /// chatView.overscroll.preservingScrollPosition {
    ///   messages.insert(contentsOf: older, at: 0)
    ///   chatView.reloadData()
    /// }
    /// ```
    ///
    /// A row of a table, or an item of a collection, is found again by how many come after it: put nothing in there in
    /// the same call, and nothing in with an animation. In other views what is seen stays as far from the end of the content as it was. The
    /// content is laid out within the call, in a window.
    ///
    /// - Parameters:
    ///   - edge: The edge at which they come in: the top, or the leading edge of a row.
    ///   - body: Puts them in, and has them shown.
    /// - Returns: What `body` returns.
    /// - Throws: What `body` throws; then nothing is moved.
    @discardableResult
    public func preservingScrollPosition<Value>(
      at edge: OverscrollEdge = .top, _ body: () throws -> Value
    ) rethrows -> Value {
      let host = attachedHost
      defer { host.leaveIfUnused() }
      return try host.preservingScrollPosition(at: edge, body)
    }

    private var host: OverscrollHostView? { OverscrollHostView.host(of: scrollView) }

    var attachedHost: OverscrollHostView {
      host ?? OverscrollHostView.attach(to: scrollView)
    }
  }
#endif
