// The part of Apple's module ObjectiveC that is written in Swift, for Development/Scripts/check-apple.py.

@_exported import ObjectiveC

public struct ObjCBool: ExpressibleByBooleanLiteral {
  private var value: Int8
  public init(_ value: Bool) { self.value = value ? 1 : 0 }
  public init(booleanLiteral value: Bool) { self.init(value) }
  public var boolValue: Bool { value != 0 }
}
public func _convertBoolToObjCBool(_ x: Bool) -> ObjCBool { ObjCBool(x) }
public func _convertObjCBoolToBool(_ x: ObjCBool) -> Bool { x.boolValue }
public struct Selector: ExpressibleByStringLiteral, Hashable {
  private var pointer: OpaquePointer
  public init(_ str: String) { fatalError() }
  public init(stringLiteral value: String) { fatalError() }
}
extension NSObject: Hashable {
  public static func == (one: NSObject, other: NSObject) -> Bool { one === other }
  public func hash(into hasher: inout Hasher) {}
}
