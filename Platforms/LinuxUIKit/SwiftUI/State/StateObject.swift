@_spi(Simulation) @_exported import Combine

/// An object that a view makes once and keeps while it is there.
@MainActor @preconcurrency @propertyWrapper
public struct StateObject<ObjectType>: DynamicProperty,
  NodeProperty
where ObjectType: ObservableObject {
  private let location: Location

  /// Creates it; the object is made when the view comes.
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

/// An object that somebody else keeps, whose changes a view follows.
@MainActor @preconcurrency @propertyWrapper
public struct ObservedObject<ObjectType>:
  DynamicProperty, NodeProperty
where ObjectType: ObservableObject {
  /// The object.
  public var wrappedValue: ObjectType

  /// Creates it.
  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }

  func install(in node: Node, at index: Int) { node.follow(wrappedValue) }
}
