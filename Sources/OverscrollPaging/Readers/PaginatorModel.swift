public import Observation

/// An observable model of a paginator, for SwiftUI views.
///
/// A view that reads ``items`` or ``snapshot`` updates when they change.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
@MainActor
@Observable
public final class PaginatorModel<Item: Sendable, Cursor: Hashable & Sendable> {
  /// The paginator of this model.
  @ObservationIgnored public let paginator: Paginator<Item, Cursor>
  /// The current data of a screen.
  public private(set) var snapshot: Paginator<Item, Cursor>.Snapshot

  /// Creates a model of a paginator.
  ///
  /// - Parameter paginator: The paginator, which the model retains.
  public init(_ paginator: Paginator<Item, Cursor>) {
    self.paginator = paginator
    snapshot = paginator.snapshot
    paginator.watch { [weak self] snapshot in
      self?.snapshot = snapshot
      return self != nil
    }
  }

  /// The loaded items.
  public var items: [Item] { snapshot.items }
}
