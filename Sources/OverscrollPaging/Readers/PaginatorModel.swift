public import Observation

/// What a paginator knows, for views that observe it.
///
/// A view that reads ``items`` or ``snapshot`` is drawn anew when they change.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
@MainActor
@Observable
public final class PaginatorModel<Item: Sendable, Cursor: Hashable & Sendable> {
  /// The paginator that it mirrors.
  @ObservationIgnored public let paginator: Paginator<Item, Cursor>
  /// Everything that a screen shows.
  public private(set) var snapshot: Paginator<Item, Cursor>.Snapshot

  /// Creates the mirror of a paginator.
  ///
  /// - Parameter paginator: The paginator, which lives as long as the mirror.
  public init(_ paginator: Paginator<Item, Cursor>) {
    self.paginator = paginator
    snapshot = paginator.snapshot
    paginator.watch { [weak self] snapshot in
      self?.snapshot = snapshot
      return self != nil
    }
  }

  /// The items that have come.
  public var items: [Item] { snapshot.items }
}
