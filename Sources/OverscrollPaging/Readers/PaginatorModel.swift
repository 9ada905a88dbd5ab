public import Observation

/// An observable model of a paginator, for SwiftUI views.
///
/// A view is evaluated again when a property that it reads changes: a view that reads only
/// ``items`` is not when a load begins. For iOS 15 and 16, use `PaginatorItems` and `PaginatorParts`.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
@MainActor
@Observable
public final class PaginatorModel<Item, Cursor: Hashable & Sendable> {
  /// The paginator of this model.
  @ObservationIgnored public let paginator: Paginator<Item, Cursor>
  /// The loaded items with the edits.
  public var items: [Item] {
    access(keyPath: \.items)
    return paginator.items
  }
  /// The summary for a screen; changes only from case to case.
  public private(set) var state: Paginator<Item, Cursor>.State
  /// The states of the first page, the end and the start of the list.
  public private(set) var parts: PagePart.States
  @ObservationIgnored private var revision: Int

  /// Creates a model of a paginator.
  ///
  /// - Parameter paginator: The paginator, which the model retains.
  public init(_ paginator: Paginator<Item, Cursor>) {
    self.paginator = paginator
    let snapshot = paginator.snapshot
    (state, parts) = (snapshot.state, snapshot.parts)
    revision = snapshot.revision
    paginator.watch { [weak self] snapshot in
      self?.update(snapshot)
      return self != nil
    }
  }

  private func update(_ snapshot: Paginator<Item, Cursor>.Snapshot) {
    if snapshot.revision != revision {
      withMutation(keyPath: \.items) { revision = snapshot.revision }
    }
    if !snapshot.parts.isSame(as: parts) { parts = snapshot.parts }
    if !snapshot.state.isSame(as: state) { state = snapshot.state }
  }
}
