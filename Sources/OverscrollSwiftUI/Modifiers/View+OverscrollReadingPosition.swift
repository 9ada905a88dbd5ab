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
    ///   - replaces: Returns the identity that an element had before, such as the temporary one of
    ///     a post that the server has confirmed; nil for other elements. The row keeps its place.
    /// - Returns: A view whose list keeps its reading position.
    public func overscrollReadingPosition<Rows: RandomAccessCollection>(
      _ rows: Rows, atStart: ReadingPosition.AtStart = .showsNewRows,
      replaces: (@MainActor (Rows.Element) -> Rows.Element.ID?)? = nil
    ) -> some View where Rows.Element: Identifiable {
      let rows = HostedRows.Description(rows, replaces: replaces)
      return OverscrolledView(self, .reading(ReadingSetup(rows: rows, atStart: atStart)))
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
    ///   - replaces: Returns the identity that an element had before; nil for other elements.
    /// - Returns: A view whose list keeps and stores its reading position.
    public func overscrollReadingPosition<Rows: RandomAccessCollection>(
      _ rows: Rows, anchor: Binding<ReadingAnchor<Rows.Element.ID>?>,
      atStart: ReadingPosition.AtStart = .showsNewRows,
      replaces: (@MainActor (Rows.Element) -> Rows.Element.ID?)? = nil
    ) -> some View where Rows.Element: Identifiable, Rows.Element.ID: Codable & Sendable {
      let rows = HostedRows.Description(rows, replaces: replaces)
      var setup = ReadingSetup(rows: rows, atStart: atStart)
      setup.store(in: anchor)
      return OverscrolledView(self, .reading(setup))
    }
  }
#endif
