/// An action that refreshes a view.
public struct RefreshAction: Sendable {
  let action: @Sendable () async -> Void

  /// Runs the action.
  public func callAsFunction() async { await action() }
}

private struct RefreshKey: EnvironmentKey {
  static var defaultValue: RefreshAction? { nil }
}

extension EnvironmentValues {
  /// The action that refreshes; nil if none is set.
  ///
  /// Its setter is internal, as SwiftUI's: apps write it through a key path that they cast.
  public internal(set) var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
}

nonisolated private struct RefreshModifier: PrimitiveModifier {
  let action: RefreshAction

  @MainActor func update(_ node: Node, _ content: Node.Child) {
    var values = node.environment
    values.refresh = action
    values.change()
    node.show([content], in: values)
  }
}

nonisolated struct PlainModifier: PrimitiveModifier {
  @MainActor func update(_ node: Node, _ content: Node.Child) { node.show([content]) }
}

extension View {
  /// Adds a refresh control to the lists inside.
  nonisolated public func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
    modifier(RefreshModifier(action: RefreshAction(action: action)))
  }

  /// Has no effect: the stand-in shows no search field.
  nonisolated public func searchable<S>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View where S: StringProtocol {
    modifier(PlainModifier())
  }

  /// Sets the style of lists; all styles look the same here.
  nonisolated public func listStyle<S>(_ style: S) -> some View where S: ListStyle {
    modifier(PlainModifier())
  }
}

/// The placement of a search field.
public struct SearchFieldPlacement: Sendable {
  /// The default placement.
  public static let automatic = SearchFieldPlacement()
}

/// The style of a list.
public protocol ListStyle {}

/// A list with rows only.
public struct PlainListStyle: ListStyle {
  /// Creates a plain style.
  public init() {}
}

extension ListStyle where Self == PlainListStyle {
  /// A list with rows only.
  public static var plain: PlainListStyle { PlainListStyle() }
}
