#if canImport(UIKit)
  import OverscrollCore
  public import OverscrollPaging

  extension OverscrollEdges {
    /// Shows a paginator's list: the top refreshes it, the bottom loads more, and what has come is shown.
    ///
    /// Whoever makes it load, a pull or code: new items wait until no finger holds the list and nothing bounces,
    /// at most 0.3 s, and are shown in the turn in which they come in. So a data source may read them from the
    /// paginator. Items that are there already are shown at once. A paginator is bound to one scroll view at a
    /// time; another one that is bound to this scroll view takes its place.
    ///
    /// ```swift
    /// tableView.overscroll.bind(feed, for: self) { screen, _ in screen.tableView.reloadData() }
    /// ```
    ///
    /// - Parameters:
    ///   - paginator: The list. The edges keep it as long as they have the controls.
    ///   - owner: What `apply` needs, held weakly.
    ///   - top: What the top loads; `.previous` for a chat. Where nil, the edge is left
    ///     alone.
    ///   - bottom: What the bottom loads.
    ///   - apply: Shows the items, each time that they have changed.
    public func bind<Owner: AnyObject, Item, Cursor>(
      _ paginator: Paginator<Item, Cursor>, for owner: Owner, top: PagePart? = .first,
      bottom: PagePart? = .next,
      apply: @escaping @MainActor (Owner, Paginator<Item, Cursor>.Snapshot) -> Void
    ) {
      let host = attachedHost
      let parts = [(OverscrollEdge.top, top), (.bottom, bottom)].compactMap { edge, part in
        part.map { (edge: edge, part: $0) }
      }
      let binding = PageBinding(parts)
      host.pageBinding = binding
      overlap = paginator.overlap
      for (edge, part) in parts { self[edge] = .loading(part, of: paginator) }
      paginator.gate = host.calm
      let show = shower(binding, owner, apply)
      paginator.watch(show)
      _ = show(paginator.snapshot)
    }

    /// Shows what is new; says whether anybody is there still to whom it could be shown.
    private func shower<Owner: AnyObject, Item, Cursor>(
      _ binding: PageBinding, _ owner: Owner,
      _ apply: @escaping @MainActor (Owner, Paginator<Item, Cursor>.Snapshot) -> Void
    ) -> @MainActor (Paginator<Item, Cursor>.Snapshot) -> Bool {
      { [weak binding, weak owner, weak scrollView] snapshot in
        guard let binding, let owner, let scrollView else { return false }
        if binding.isNews(snapshot.revision) {
          binding.show(in: scrollView.overscroll) { apply(owner, snapshot) }
        }
        if case .loading = snapshot.state { return true }
        guard snapshot.generation > 0 else { return true }
        binding.settle(
          scrollView.overscroll, hasNext: snapshot.hasNext, hasPrevious: snapshot.hasPrevious)
        return true
      }
    }
  }
#endif
