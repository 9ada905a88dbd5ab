/// A key of the environment.
public protocol EnvironmentKey {
  /// The value.
  associatedtype Value
  /// The value where nobody has set one.
  static var defaultValue: Self.Value { get }
}

/// What views hand down to those in them.
public struct EnvironmentValues {
  private var values: [ObjectIdentifier: Any] = [:]
  /// What a view has said that is meant for the first scroll view in it.
  var forScrollView = ScrollWishes()

  /// Creates the values that nobody has set.
  public init() {}

  /// The value of a key.
  public subscript<K>(key: K.Type) -> K.Value where K: EnvironmentKey {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// A value of the environment.
@MainActor @propertyWrapper public struct Environment<Value>: DynamicProperty, NodeProperty {
  private final class Box { var values = EnvironmentValues() }

  private let keyPath: KeyPath<EnvironmentValues, Value>
  private let box = Box()

  /// Creates it.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.keyPath = keyPath }

  /// The value.
  public var wrappedValue: Value { box.values[keyPath: keyPath] }

  func install(in node: Node, at index: Int) { box.values = node.environment }
}

struct EnvironmentModifier<Value>: PrimitiveModifier {
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let value: Value

  func update(_ node: Node, _ content: Node.Child) {
    var values = node.environment
    values[keyPath: keyPath] = value
    node.show([content], in: values)
  }
}

extension View {
  /// Hands a value down to those in the view.
  public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View {
    modifier(EnvironmentModifier(keyPath: keyPath, value: value))
  }
}
