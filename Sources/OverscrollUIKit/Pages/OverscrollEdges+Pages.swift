#if canImport(UIKit) && !os(watchOS)
  import OverscrollCore
  public import OverscrollPaging

  extension OverscrollEdges {
    /// Binds a paginator: the top refreshes its list, the bottom loads more, and `apply` shows the items.
    ///
    /// New items wait until no finger holds the list and nothing bounces, at most 0.3 s, whether a pull or code
    /// loaded them. `apply` runs in the same turn in which the paginator's items change, so a data source may
    /// read them from the paginator. Items that the paginator already has are shown immediately. A
    /// scroll view is bound to one paginator at a time; the latest binding counts, and replaces the
    /// items of the one before, also if it has none yet. Several scroll views may show one paginator:
    /// new items wait for each of them, and pages stay that are near the visible rows of one.
    ///
    /// An edge that has a control for the same purpose, of an earlier binding or of your own, keeps it
    /// with all settings: it gets another action, and begins idle; its run in progress is cancelled.
    /// ``OverscrollControl/lastUpdated`` is then that of the paginator, or the stored one. A
    /// ``OverscrollControl/lastUpdatedKey`` stays, so set the key of the other list afterwards.
    ///
    /// ```swift
    /// tableView.overscroll.bind(feed, owner: self) { screen, _ in screen.tableView.reloadData() }
    /// ```
    ///
    /// - Parameters:
    ///   - paginator: The list. The edges' controls retain it. Its retries, if it has any, replace those of
    ///     the controls, and it counts as cancelled what one of the controls does.
    ///   - owner: The object that `apply` needs, held weakly.
    ///   - top: The part that the top loads; `.previous` for a chat, nil to leave the edge
    ///     unchanged.
    ///   - bottom: The part that the bottom loads; nil to leave the edge unchanged.
    ///   - leading: The part that the leading edge of a horizontal list loads, whose `top` and `bottom` are
    ///     nil; nil to leave the edge unchanged.
    ///   - trailing: The part that the trailing edge of a horizontal list loads, such as `.next`.
    ///   - automaticPages: The number of pages that load in a row before the edge waits for a tap on its
    ///     indicator, which keeps a footer below the list reachable; at least 1, unlimited by default. The
    ///     count starts again after a tap and with a refresh.
    ///   - apply: Called to show the items after each change.
    public func bind<Owner: AnyObject, Item, Cursor>(
      _ paginator: Paginator<Item, Cursor>, owner: Owner, top: PagePart? = .first,
      bottom: PagePart? = .next, leading: PagePart? = nil, trailing: PagePart? = nil,
      automaticPages: Int = .max,
      apply: @escaping @MainActor (Owner, Paginator<Item, Cursor>.Snapshot) -> Void
    ) {
      let host = attachedHost
      let wanted = [
        (OverscrollEdge.top, top), (.bottom, bottom), (.leading, leading), (.trailing, trailing),
      ]
      let parts = wanted.compactMap { edge, part in part.map { (edge: edge, part: $0) } }
      let last = host.placeholders.pages
      let binding = PageBinding(
        paginator, parts, automaticPages: automaticPages, replacing: last?.hasShown == true)
      host.placeholders.pages = binding
      concurrency = paginator.concurrency
      for (edge, part) in parts { show(part, of: paginator, at: edge, replacing: last) }
      let show = shower(binding, owner, apply)
      paginator.watch(for: rules(binding, host.idleWaiter), show)
      _ = show(paginator.snapshot)
    }

    /// Lets an edge load a part of a paginator from the beginning; a control of the same purpose stays.
    private func show<Item, Cursor>(
      _ part: PagePart, of paginator: Paginator<Item, Cursor>, at edge: OverscrollEdge,
      replacing last: PageBinding?
    ) {
      let action = OverscrollAction.loading(part, of: paginator)
      let purpose: EdgeOptions.Purpose = part == .first ? .refresh : .load
      let known = self[edge].flatMap { $0.options.purpose == purpose ? $0 : nil }
      let control =
        known ?? OverscrollControl(purpose, nil, OverscrollDefaults.indicator, action)
      attachedHost.setControl(control, at: edge) {
        last?.restoreTriggers(of: control, at: edge)
        control.action = action
        let isOther = last.map { $0.paginator !== paginator } ?? false
        control.adoptUpdate(
          at: part == .first ? paginator.snapshot.updated : nil, isOther: isOther)
      }
    }

    /// What the list decides while it is bound.
    private func rules(
      _ binding: PageBinding, _ waitUntilIdle: @escaping @MainActor @Sendable () async -> Void
    ) -> PagedListRules {
      PagedListRules(
        waitUntilIdle: { [weak binding] in if binding != nil { await waitUntilIdle() } },
        isFar: { [weak scrollView, weak binding] part, share in
          guard let scrollView, let binding else { return true }
          return scrollView.isFar(fromStart: binding.isAtStart(part), share)
        },
        isCancellation: { [weak scrollView, weak binding] error in
          guard let edges = scrollView?.overscroll, let binding else { return false }
          return OverscrollEdge.allCases.contains {
            binding.binds($0) && edges[$0]?.isCancellation(error) == true
          }
        })
    }

    /// Shows new snapshots; returns false once the binding, the owner or the scroll view is
    /// released.
    private func shower<Owner: AnyObject, Item, Cursor>(
      _ binding: PageBinding, _ owner: Owner,
      _ apply: @escaping @MainActor (Owner, Paginator<Item, Cursor>.Snapshot) -> Void
    ) -> @MainActor (Paginator<Item, Cursor>.Snapshot) -> Bool {
      { [weak binding, weak owner, weak scrollView] snapshot in
        guard let binding, let owner, let scrollView else { return false }
        binding.noteUpdate(at: snapshot.updated, of: scrollView.overscroll)
        binding.loadReleasedPages(snapshot.hasReleasedStart, of: scrollView.overscroll)
        if binding.isNews(snapshot.revision) {
          binding.show(
            snapshot.changedPart, in: scrollView.overscroll, along: scrollView.readingAxis
          ) { apply(owner, snapshot) }
        }
        binding.summary = PageSummary(snapshot.state)
        scrollView.overscroll.host?.syncPlaceholder()
        binding.limitPages(of: scrollView.overscroll, snapshot.parts, snapshot.generation)
        guard !snapshot.parts.isLoading else { return true }
        binding.settle(scrollView.overscroll, snapshot.parts, hasLoaded: snapshot.hasLoaded)
        if snapshot.hasLoaded, snapshot.items.isEmpty { scrollView.overscroll.host?.send(.loaded) }
        return true
      }
    }
  }
#endif
