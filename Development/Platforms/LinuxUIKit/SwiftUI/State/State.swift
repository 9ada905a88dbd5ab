/// A value that is stored as long as the view exists.
@MainActor @propertyWrapper public struct State<Value>: DynamicProperty, NodeProperty {
  private let location: Location

  /// Creates a state with an initial value.
  public init(wrappedValue value: Value) { location = Location(value) }

  /// The value; a change evaluates the views whose bodies read it.
  public var wrappedValue: Value {
    get { location.store.value }
    nonmutating set { location.store.value = newValue }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    let store = location.store
    return Binding(get: { store.value }, set: { store.value = $0 })
  }

  func install(in node: Node, at index: Int) {
    location.store = node.kept(at: index) {
      location.store.node = node
      return location.store
    }
  }

  @MainActor private final class Location {
    var store: Store

    init(_ value: Value) { store = Store(value) }
  }

  @MainActor private final class Store {
    weak var node: Node?
    var value: Value {
      didSet {
        ViewUpdate.noteWrite()
        node?.invalidate()
      }
    }

    init(_ value: Value) { self.value = value }
  }
}
