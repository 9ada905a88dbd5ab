#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  public import SwiftUI
  import OverscrollUIKit
  import UIKit

  extension View {
    /// Shows a view over the lists in this view while they are empty.
    ///
    /// ```swift
    /// List(feed.items) { ItemRow($0) }
    ///   .onPullToRefresh { try await feed.reload() }
    ///   .overscrollEmptyView(isEmpty: feed.items.isEmpty) { Text("No messages") }
    /// ```
    ///
    /// Apply it outside of the modifiers that describe the edges. It disappears as soon as a run begins
    /// or rows come. After a failure, the failure view is shown instead: that of
    /// ``overscrollFailureView(isEmpty:content:)``, otherwise the standard one. A list that is bound
    /// to a paginator shows it after the first load only.
    ///
    /// - Parameters:
    ///   - isEmpty: Whether the list has no rows; a `LoadMoreRow` and headers do not count.
    ///   - content: The view.
    /// - Returns: A view whose lists show another one while they are empty.
    public func overscrollEmptyView<Empty: View>(
      isEmpty: Bool, @ViewBuilder content: @escaping @MainActor () -> Empty
    ) -> some View {
      PlaceholderView(self) { placeholders in
        placeholders.isEmpty = isEmpty
        placeholders.empty = { AnyView(content()) }
      }
    }

    /// Shows a text over the lists in this view while they are empty.
    ///
    /// - Parameters:
    ///   - isEmpty: Whether the list has no rows.
    ///   - title: The title, in the user's language: `String(localized: "No messages")`.
    ///   - message: A text below the title; nil for none.
    ///   - systemImage: The name of a system symbol; nil for none.
    /// - Returns: A view whose lists show a text while they are empty.
    public func overscrollEmptyView(
      isEmpty: Bool, _ title: String, message: String? = nil, systemImage: String? = nil
    ) -> some View {
      overscrollEmptyView(isEmpty: isEmpty) {
        PlaceholderText(
          title: title, message: message,
          symbol: systemImage.flatMap { UIImage(systemName: $0) }
        ).view(retry: {})
      }
    }

    /// Shows a view over the lists in this view after a failed load while they are empty.
    ///
    /// ```swift
    /// List(feed.items) { ItemRow($0) }
    ///   .onPullToRefresh { try await feed.reload() }
    ///   .overscrollFailureView(isEmpty: feed.items.isEmpty) { error, retry in
    ///     OfflineView(error, retry: retry)
    ///   }
    /// ```
    ///
    /// Without either this or ``overscrollEmptyView(isEmpty:content:)``, a first load that failed leaves a
    /// blank screen. Apply it outside of the modifiers that describe the edges. It disappears as soon as a run begins, rows come, or the edge is removed.
    ///
    /// - Parameters:
    ///   - isEmpty: Whether the list has no rows; a `LoadMoreRow` and headers do not count.
    ///   - content: Returns the view for the error, which is nil after a failure with a message only, and
    ///     for a closure that runs the list's refresh again.
    /// - Returns: A view whose lists show their failures.
    public func overscrollFailureView<Failure: View>(
      isEmpty: Bool,
      @ViewBuilder content:
        @escaping @MainActor (_ error: (any Error)?, _ retry: @escaping @MainActor () -> Void) ->
        Failure
    ) -> some View {
      PlaceholderView(self) { placeholders in
        placeholders.isEmpty = isEmpty
        placeholders.failure = { AnyView(content($0, $1)) }
      }
    }

    /// Shows the standard view over the lists in this view after a failed load while they are empty.
    ///
    /// It has a symbol, the failure's message, and a button that tries again.
    ///
    /// - Parameter isEmpty: Whether the list has no rows.
    /// - Returns: A view whose lists show their failures.
    public func overscrollFailureView(isEmpty: Bool) -> some View {
      PlaceholderView(self) { $0.isEmpty = isEmpty }
    }
  }
#endif
