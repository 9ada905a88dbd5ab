#if canImport(Combine)
  public import Combine

  /// The items of a paginator, for SwiftUI views on every system.
  ///
  /// A view that observes only the items is not evaluated again when a load begins or fails.
  @MainActor
  public final class PaginatorItems<Item, Cursor: Hashable & Sendable>: ObservableObject {
    /// The paginator.
    public let paginator: Paginator<Item, Cursor>
    /// The loaded items with the edits.
    public var items: [Item] { paginator.items }
    private var revision: Int

    /// Creates an object that follows the items.
    ///
    /// - Parameter paginator: The paginator, which the object retains.
    public init(_ paginator: Paginator<Item, Cursor>) {
      self.paginator = paginator
      revision = paginator.snapshot.revision
      paginator.watch { [weak self] snapshot in
        self?.update(snapshot)
        return self != nil
      }
    }

    private func update(_ snapshot: Paginator<Item, Cursor>.Snapshot) {
      guard snapshot.revision != revision else { return }
      revision = snapshot.revision
      objectWillChange.send()
    }
  }

  /// The states of a paginator's loads, for SwiftUI views on every system.
  ///
  /// A view that observes only the states is not evaluated again when items change.
  @MainActor
  public final class PaginatorParts<Item, Cursor: Hashable & Sendable>: ObservableObject {
    /// The paginator.
    public let paginator: Paginator<Item, Cursor>
    /// The states of the first page, the end and the start of the list.
    public private(set) var parts: PagePart.States { willSet { objectWillChange.send() } }
    /// The summary for a screen; changes only from case to case.
    public private(set) var state: Paginator<Item, Cursor>.State {
      willSet { objectWillChange.send() }
    }

    /// Creates an object that follows the states.
    ///
    /// - Parameter paginator: The paginator, which the object retains.
    public init(_ paginator: Paginator<Item, Cursor>) {
      self.paginator = paginator
      (parts, state) = (paginator.parts, paginator.state)
      paginator.watch { [weak self] snapshot in
        self?.update(snapshot)
        return self != nil
      }
    }

    private func update(_ snapshot: Paginator<Item, Cursor>.Snapshot) {
      if !snapshot.parts.isSame(as: parts) { parts = snapshot.parts }
      if !snapshot.state.isSame(as: state) { state = snapshot.state }
    }
  }
#endif
