/// Refreshes what is shown.
public struct RefreshAction: Sendable {
  let action: @Sendable () async -> Void

  /// Does it.
  public func callAsFunction() async { await action() }
}

private struct RefreshKey: EnvironmentKey {
  static var defaultValue: RefreshAction? { nil }
}

extension EnvironmentValues {
  /// What refreshes; nil where nothing does.
  public var refresh: RefreshAction? { self[RefreshKey.self] }
}

private struct RefreshModifier: PrimitiveModifier {
  let action: RefreshAction

  func update(_ node: Node, _ content: Node.Child) {
    var values = node.environment
    values[RefreshKey.self] = action
    node.show([content], in: values)
  }
}

private struct PlainModifier: PrimitiveModifier {
  func update(_ node: Node, _ content: Node.Child) { node.show([content]) }
}

extension View {
  /// Lets the lists in it be pulled down to refresh.
  public func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
    modifier(RefreshModifier(action: RefreshAction(action: action)))
  }

  /// Has a field to search in; nothing is seen of it here.
  public func searchable<S>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View where S: StringProtocol {
    modifier(PlainModifier())
  }

  /// Gives lists a style; all look the same here.
  public func listStyle<S>(_ style: S) -> some View where S: ListStyle { modifier(PlainModifier()) }
}

/// Where a field to search in is.
public struct SearchFieldPlacement: Sendable {
  /// Where the system has it.
  public static let automatic = SearchFieldPlacement()
}

/// How lists look.
public protocol ListStyle {}

/// A list of rows and nothing else.
public struct PlainListStyle: ListStyle {
  /// Creates it.
  public init() {}
}

extension ListStyle where Self == PlainListStyle {
  /// A list of rows and nothing else.
  public static var plain: PlainListStyle { PlainListStyle() }
}
