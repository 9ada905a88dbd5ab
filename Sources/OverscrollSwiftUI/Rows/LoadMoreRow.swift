#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  public import OverscrollCore
  import OverscrollUIKit
  public import SwiftUI

  /// A row that shows the state of its list's bottom edge: a button that loads more, loading, failed
  /// with a retry button, or no more.
  ///
  /// ```swift
  /// List {
  ///   ForEach(feed.items) { ItemRow($0) }
  ///   LoadMoreRow()
  /// }
  /// .onLoadMore(indicator: .hidden) { .loaded(hasMore: try await feed.loadNext()) }
  /// ```
  ///
  /// The row replaces the footer below the list, so pass the indicator `hidden`. It has the texts
  /// of the edge, and the list's styles apply to it. The row is empty outside of a list with such
  /// an edge, and before the first page of a paginator.
  public struct LoadMoreRow: View {
    private let edge: OverscrollEdge
    @Environment(\.overscroll) private var overscroll

    /// Creates a row for an edge of the list around it.
    ///
    /// - Parameter edge: The edge; `.top` for a chat that loads earlier messages.
    public init(_ edge: OverscrollEdge = .bottom) { self.edge = edge }

    /// The row.
    public var body: some View {
      if let statuses = overscroll.statuses {
        StatusReader(statuses: statuses) { row(statuses[edge]) }
      }
    }

    private func row(_ status: EdgeStatus) -> some View {
      HStack {
        if status.isRunning { ProgressView() }
        if let text = status.text { Text(text) }
        if let button = status.button {
          Button(action: { overscroll.load(edge) }) { Text(button) }
        }
      }
    }
  }

  /// A row of the library that is evaluated again when a status of its list's edges changes.
  struct StatusReader<Content: View>: View {
    @ObservedObject var statuses: EdgeStatuses
    @ViewBuilder let content: @MainActor () -> Content

    var body: some View {
      content().background {
        ViewLink(make: { [content = statuses.ownRows] in OwnContentMark(in: content) })
      }
    }
  }
#endif
