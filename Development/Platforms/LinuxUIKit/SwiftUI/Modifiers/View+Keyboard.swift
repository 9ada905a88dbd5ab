/// A key of a keyboard.
public struct KeyEquivalent: Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  /// The character of the key.
  public var character: Character

  /// Creates a key.
  public init(_ character: Character) { self.character = character }

  /// Creates a key from a literal.
  public init(extendedGraphemeClusterLiteral: Character) {
    self.init(extendedGraphemeClusterLiteral)
  }
}

/// Keys that are held.
public struct EventModifiers: OptionSet, Sendable {
  public let rawValue: Int

  /// The command key.
  public static let command = EventModifiers(rawValue: 16)

  public init(rawValue: Int) { self.rawValue = rawValue }
}

extension View {
  /// Sets a keyboard shortcut; it has no effect here.
  @available(tvOS, unavailable)
  nonisolated public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some View {
    modifier(PlainModifier())
  }
}
