extension Paginator {
  /// An edit of one row, which is shown immediately and waits for the source.
  ///
  /// An edit is pending until you confirm it or roll it back, and wins over every response
  /// meanwhile. Confirm it when the source has accepted the change:
  ///
  /// ```swift
  /// let edit = feed.remove(post.id)
  /// do {
  ///   try await api.delete(post)
  ///   edit.confirm()
  /// } catch {
  ///   edit.rollBack()
  /// }
  /// ```
  ///
  /// Confirming changes nothing on the screen. Loads that began before the confirmation may still
  /// return the row as it was; their responses are brought up to date with the edit. Responses of
  /// loads that begin later win over it.
  ///
  /// A handle does not retain the paginator, and has no effect once its edit has ended. If it
  /// is released, its edit stays pending.
  @MainActor
  public struct Edit {
    private weak var paginator: Paginator?
    private let number: Int?

    init(_ paginator: Paginator, _ number: Int?) {
      (self.paginator, self.number) = (paginator, number)
    }

    /// Whether the edit is neither confirmed, rolled back nor ended by a reset.
    ///
    /// An insertion also ends when a response contains the row, which is the source's from then on.
    public var isPending: Bool { number.map { paginator?.machine.isPending($0) ?? false } ?? false }

    /// Lets later responses win over the edit.
    ///
    /// Earlier edits of the same row are confirmed, too, because the source has the later one.
    /// A row that was inserted or moved to an end of the list beyond which pages follow stays there
    /// until a page contains it, the end is reached, or the list is refreshed.
    public func confirm() { change { $0.confirm($1, as: nil) } }

    /// Confirms an edit with the row that the source has made of it.
    ///
    /// An inserted row gets the identity and the value of the item, for example the identity that a
    /// server gave to a message. If the list already contains the item, the inserted row is
    /// removed. An updated row gets the value. For other edits, this is ``confirm()``.
    ///
    /// - Parameter item: The row, as the source has it.
    public func confirm(as item: Item) { change { $0.confirm($1, as: item) } }

    /// Restores the list as if the edit had never been made, including all pages and refreshes that
    /// were loaded meanwhile, and all other edits.
    ///
    /// Has no effect on a confirmed edit.
    public func rollBack() { change { $0.rollBack($1) } }

    private func change(_ body: (inout Machine, Int) -> Bool) {
      guard let number, let paginator, body(&paginator.machine, number) else { return }
      paginator.publish()
    }
  }
}
