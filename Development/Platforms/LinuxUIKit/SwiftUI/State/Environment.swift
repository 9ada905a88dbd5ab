/// A key of the environment.
public protocol EnvironmentKey {
  /// The value.
  associatedtype Value
  /// The value if none is set.
  static var defaultValue: Self.Value { get }
}

/// The values that views pass to the views inside.
public struct EnvironmentValues {
  private var values: [ObjectIdentifier: Any] = [:]
  /// The margins of the scroll views inside.
  var contentMargins = EdgeInsets()
  /// A number that changes with every modifier that may have changed a value.
  private(set) var version = 0
  @MainActor private static var versionCount = 0

  /// Creates the default values.
  public init() {}

  /// The value of a key.
  public subscript<K>(key: K.Type) -> K.Value where K: EnvironmentKey {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// Marks the values as changed, so that views discard what they derived from old values.
  @MainActor mutating func change() {
    Self.versionCount += 1
    version = Self.versionCount
  }
}

/// A value of the environment.
@MainActor @propertyWrapper public struct Environment<Value>: DynamicProperty, NodeProperty {
  private final class Box { var values = EnvironmentValues() }

  private let keyPath: KeyPath<EnvironmentValues, Value>
  private let box = Box()

  /// Creates a property for a value of the environment.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.keyPath = keyPath }

  /// The value.
  public var wrappedValue: Value { box.values[keyPath: keyPath] }

  func install(in node: Node, at index: Int) { box.values = node.environment }
}

nonisolated struct EnvironmentModifier<Value>: PrimitiveModifier {
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let value: Value

  @MainActor func update(_ node: Node, _ content: Node.Child) {
    var values = node.environment
    values[keyPath: keyPath] = value
    values.change()
    node.show([content], in: values)
  }
}

extension View {
  /// Passes a value to the views inside.
  nonisolated public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View {
    modifier(EnvironmentModifier(keyPath: keyPath, value: value))
  }
}
