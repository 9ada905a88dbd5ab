#if !canImport(ObjectiveC)
  /// The name of an Objective-C method; the stand-in never calls it.
  public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral {
    private let name: String

    /// Creates a name.
    public init(_ str: String) { name = str }

    /// Creates a name from a literal.
    public init(stringLiteral value: String) { name = value }
  }
#endif
