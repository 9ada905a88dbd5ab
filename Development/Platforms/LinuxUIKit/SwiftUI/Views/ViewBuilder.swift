/// Combines the views in a closure into one.
@MainActor @resultBuilder public struct ViewBuilder {
  /// Returns a view as it is.
  public static func buildExpression<Content>(_ content: Content) -> Content where Content: View {
    content
  }

  /// Returns no view.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// Returns the only view.
  public static func buildBlock<Content>(_ content: Content) -> Content where Content: View {
    content
  }

  /// Returns the views as one.
  public static func buildBlock<each Content>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> where repeat each Content: View {
    TupleView((repeat each content), rows: Self.rows(repeat each content))
  }

  /// Returns a view that may be missing.
  public static func buildIf<Content>(_ content: Content?) -> Content? where Content: View {
    content
  }

  /// Returns the first of two views.
  public static func buildEither<TrueContent, FalseContent>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> where TrueContent: View, FalseContent: View {
    _ConditionalContent(.first(first))
  }

  /// Returns the second of two views.
  public static func buildEither<TrueContent, FalseContent>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> where TrueContent: View, FalseContent: View {
    _ConditionalContent(.second(second))
  }

  /// Returns a view that only newer systems have.
  public static func buildLimitedAvailability<Content>(_ content: Content) -> AnyView
  where Content: View { AnyView(content) }

  private static func rows<each Content: View>(
    _ content: repeat each Content
  ) -> [Node.Child] {
    var rows: [Node.Child] = []
    var index = 0
    for each in repeat each content {
      rows += each.asRows.map { $0.keyed(below: index) }
      index += 1
    }
    return rows
  }
}
