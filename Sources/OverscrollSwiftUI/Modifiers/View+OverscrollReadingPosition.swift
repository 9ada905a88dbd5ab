#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  public import OverscrollUIKit
  public import SwiftUI

  extension View {
    /// Keeps the row being read in its place while the rows of the list in this view change.
    ///
    /// ```swift
    /// List(messages) { MessageRow($0) }
    ///   .overscrollReadingPosition(messages)
    /// ```
    ///
    /// The row being read is the first wholly visible one. See `ReadingPosition`, which does the same
    /// in UIKit. A list that SwiftUI replaces by another one starts at the row that was being read.
    ///
    /// A `List` shows one row for each element. In a `ScrollView`, and in a list that also has other
    /// rows, apply ``overscrollItem(id:)`` to each row.
    ///
    /// - Parameters:
    ///   - rows: The elements, in the order of the rows.
    ///   - atStart: The reaction of a list that rests at its start to rows that are inserted there.
    ///   - newRowsAbove: The number of rows that were inserted before the first one, and have not been
    ///     visible: scrolling up counts them down to 0. It is set in a turn of the run loop of its own.
    ///   - onVisibleRowsChange: Called with the identities of the visible rows when these have been
    ///     visible for a second without a movement by the user, in an active app: to mark rows as
    ///     read. At least half of each is visible, or it fills half of the visible part. Rows that a
    ///     fling passes are not among them.
    ///   - replaces: Returns the identity that an element had before, such as the temporary one of
    ///     a post that the server has confirmed; nil for other elements. The row keeps its place.
    /// - Returns: A view whose list keeps its reading position.
    public func overscrollReadingPosition<Rows: RandomAccessCollection>(
      _ rows: Rows, atStart: ReadingPosition.AtStart = .showsNewRows,
      newRowsAbove: Binding<Int>? = nil,
      onVisibleRowsChange: (@MainActor ([Rows.Element.ID]) -> Void)? = nil,
      replaces: (@MainActor (Rows.Element) -> Rows.Element.ID?)? = nil
    ) -> some View where Rows.Element: Identifiable {
      overscrollReadingPosition(
        rows, id: \.id, atStart: atStart, newRowsAbove: newRowsAbove,
        onVisibleRowsChange: onVisibleRowsChange, replaces: replaces)
    }

    /// Keeps the row being read in its place, with a key path to the identity of an element.
    ///
    /// ```swift
    /// List(names, id: \.self) { Text($0) }
    ///   .overscrollReadingPosition(names, id: \.self)
    /// ```
    ///
    /// See ``overscrollReadingPosition(_:atStart:newRowsAbove:onVisibleRowsChange:replaces:)``.
    ///
    /// - Parameters:
    ///   - rows: The elements, in the order of the rows.
    ///   - id: The key path to the identity, which the rows report as well.
    ///   - atStart: The reaction of a list that rests at its start to rows that are inserted there.
    ///   - newRowsAbove: The number of rows that were inserted before the first one, and have not been
    ///     visible.
    ///   - onVisibleRowsChange: Called with the identities of the rows that have been visible for a
    ///     second.
    ///   - replaces: Returns the identity that an element had before; nil for other elements.
    /// - Returns: A view whose list keeps its reading position.
    public func overscrollReadingPosition<Rows: RandomAccessCollection, ID: Hashable>(
      _ rows: Rows, id: KeyPath<Rows.Element, ID>,
      atStart: ReadingPosition.AtStart = .showsNewRows, newRowsAbove: Binding<Int>? = nil,
      onVisibleRowsChange: (@MainActor ([ID]) -> Void)? = nil,
      replaces: (@MainActor (Rows.Element) -> ID?)? = nil
    ) -> some View {
      var setup = ReadingSetup(
        rows: HostedRows.Description(rows, id, replaces: replaces), atStart: atStart)
      setup.report(onVisibleRowsChange)
      setup.count(in: newRowsAbove)
      return OverscrolledView(self, .reading(setup))
    }

    /// Keeps the row being read in its place, also after the next launch.
    ///
    /// ```swift
    /// List(messages) { MessageRow($0) }
    ///   .overscrollReadingPosition(messages, anchor: $anchor)
    /// ```
    ///
    /// Store the anchor with `SceneStorage` or `AppStorage`, or in your own model. The list starts at
    /// the stored place before it is displayed, once it has the row, unless it was scrolled before.
    ///
    /// - Parameters:
    ///   - rows: The elements, in the order of the rows.
    ///   - anchor: The place of the row being read; nil for the list's start. It is set in a turn of
    ///     the run loop of its own when the list has rested for at least a quarter of a second, and
    ///     when it leaves its window or the app enters the background. If your code sets another
    ///     place, the list moves there; nil moves nothing.
    ///   - atStart: The reaction of a list that rests at its start to rows that are inserted there.
    ///   - newRowsAbove: The number of rows that were inserted before the first one, and have not been
    ///     visible.
    ///   - onVisibleRowsChange: Called with the identities of the rows that have been visible for a
    ///     second.
    ///   - replaces: Returns the identity that an element had before; nil for other elements.
    /// - Returns: A view whose list keeps and stores its reading position.
    public func overscrollReadingPosition<Rows: RandomAccessCollection>(
      _ rows: Rows, anchor: Binding<ReadingAnchor<Rows.Element.ID>?>,
      atStart: ReadingPosition.AtStart = .showsNewRows, newRowsAbove: Binding<Int>? = nil,
      onVisibleRowsChange: (@MainActor ([Rows.Element.ID]) -> Void)? = nil,
      replaces: (@MainActor (Rows.Element) -> Rows.Element.ID?)? = nil
    ) -> some View where Rows.Element: Identifiable, Rows.Element.ID: Codable & Sendable {
      overscrollReadingPosition(
        rows, id: \.id, anchor: anchor, atStart: atStart, newRowsAbove: newRowsAbove,
        onVisibleRowsChange: onVisibleRowsChange, replaces: replaces)
    }

    /// Keeps the row being read in its place, also after the next launch, with a key path to the
    /// identity of an element.
    ///
    /// See ``overscrollReadingPosition(_:anchor:atStart:newRowsAbove:onVisibleRowsChange:replaces:)``.
    ///
    /// - Parameters:
    ///   - rows: The elements, in the order of the rows.
    ///   - id: The key path to the identity, which the rows report as well.
    ///   - anchor: The place of the row being read; nil for the list's start.
    ///   - atStart: The reaction of a list that rests at its start to rows that are inserted there.
    ///   - newRowsAbove: The number of rows that were inserted before the first one, and have not been
    ///     visible.
    ///   - onVisibleRowsChange: Called with the identities of the rows that have been visible for a
    ///     second.
    ///   - replaces: Returns the identity that an element had before; nil for other elements.
    /// - Returns: A view whose list keeps and stores its reading position.
    public func overscrollReadingPosition<
      Rows: RandomAccessCollection, ID: Hashable & Codable & Sendable
    >(
      _ rows: Rows, id: KeyPath<Rows.Element, ID>, anchor: Binding<ReadingAnchor<ID>?>,
      atStart: ReadingPosition.AtStart = .showsNewRows, newRowsAbove: Binding<Int>? = nil,
      onVisibleRowsChange: (@MainActor ([ID]) -> Void)? = nil,
      replaces: (@MainActor (Rows.Element) -> ID?)? = nil
    ) -> some View {
      var setup = ReadingSetup(
        rows: HostedRows.Description(rows, id, replaces: replaces), atStart: atStart)
      setup.report(onVisibleRowsChange)
      setup.count(in: newRowsAbove)
      setup.store(in: anchor)
      return OverscrolledView(self, .reading(setup))
    }
  }
#endif
