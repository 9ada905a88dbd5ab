@_spi(Simulation) @_exported import Combine

/// An object that a view creates once and stores as long as the view exists.
@MainActor @preconcurrency @propertyWrapper
public struct StateObject<ObjectType>: DynamicProperty,
  NodeProperty
where ObjectType: ObservableObject {
  private let location: Location

  /// Creates a property; the object is created when the view is added.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
    location = Location(thunk)
  }

  /// The object.
  public var wrappedValue: ObjectType { location.object }

  func install(in node: Node, at index: Int) {
    location.kept = node.kept(at: index) { Kept(location.object, for: node) }
  }

  @MainActor private final class Location {
    private let make: () -> ObjectType
    private lazy var own = make()
    var kept: Kept?

    init(_ make: @escaping () -> ObjectType) { self.make = make }

    var object: ObjectType { kept?.object ?? own }
  }

  @MainActor private final class Kept {
    let object: ObjectType

    init(_ object: ObjectType, for node: Node) {
      self.object = object
      node.follow(object)
    }
  }
}

/// An object that the view observes but does not own.
@MainActor @preconcurrency @propertyWrapper
public struct ObservedObject<ObjectType>:
  DynamicProperty, NodeProperty
where ObjectType: ObservableObject {
  /// The object.
  public var wrappedValue: ObjectType

  /// Creates a property for an object.
  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }

  func install(in node: Node, at index: Int) { node.follow(wrappedValue) }
}
