#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  import OverscrollCore
  import OverscrollUIKit
  import SwiftUI
  import UIKit

  /// What a list shows while it has no rows.
  struct ListPlaceholders {
    /// Whether the list has no rows; nil if no modifier says so.
    var isEmpty: Bool?
    var empty: (@MainActor () -> AnyView)?
    /// The view after a failure; nil for the standard one.
    var failure: (@MainActor ((any Error)?, @escaping @MainActor () -> Void) -> AnyView)?
  }

  /// A view that describes placeholders for the lists inside.
  struct PlaceholderView<Content: View>: View {
    private let content: Content
    private let describe: @MainActor (inout ListPlaceholders) -> Void
    @Environment(\.overscrollSettings.placeholders) private var outer
    @Environment(\.overscroll) private var overscroll

    init(_ content: Content, _ describe: @escaping @MainActor (inout ListPlaceholders) -> Void) {
      self.content = content
      self.describe = describe
    }

    var body: some View {
      var placeholders = outer
      describe(&placeholders)
      return described(by: placeholders)
    }

    @ViewBuilder private func described(by placeholders: ListPlaceholders) -> some View {
      if !Self.describesEdge, Self.isScroller, let statuses = overscroll.statuses {
        // The edges are described outside of this modifier.
        content.overlay {
          PlaceholderOverlay(
            placeholders: placeholders, overscroll: overscroll, statuses: statuses)
        }
      } else {
        content.environment(\.overscrollSettings.placeholders, placeholders)
      }
    }
  }

  /// Shows the placeholder that belongs to the present state of a list; nothing if it has rows.
  ///
  /// A paginator's first page that no indicator shows has a spinner, in the turn after it began: a
  /// page that is there at once has none.
  struct PlaceholderOverlay: View {
    let placeholders: ListPlaceholders
    let overscroll: OverscrollProxy
    @ObservedObject var statuses: EdgeStatuses

    var body: some View {
      if let text = statuses.firstLoadText {
        ViewLink {
          let view = UIActivityIndicatorView(style: .medium)
          // The list below can be pulled.
          view.isUserInteractionEnabled = false
          view.startAnimating()
          return view
        } update: { view, _ in
          view.accessibilityLabel = text
        }
      } else if placeholders.isEmpty == true, !statuses.isRunning {
        if let failed = statuses.failed {
          failure(failed.status, at: failed.edge)
        } else if let empty = placeholders.empty, !statuses.isInitial {
          empty()
        }
      }
    }

    @ViewBuilder private func failure(_ status: EdgeStatus, at edge: OverscrollEdge) -> some View {
      let retry: @MainActor () -> Void = { [overscroll] in overscroll.retry(edge) }
      if let failure = placeholders.failure {
        failure(status.failure?.error, retry)
      } else {
        PlaceholderText(
          title: status.failureText, symbol: PlaceholderText.failureSymbol,
          button: status.retryName
        ).view(retry: retry)
      }
    }
  }

  extension PlaceholderText {
    /// The library's view with the text.
    @MainActor
    func view(retry: @escaping @MainActor () -> Void) -> some View {
      ViewLink {
        StandardPlaceholderView(self, tapped: retry)
      } update: { view, _ in
        view.update(self, retry)
      }
    }
  }
#endif
