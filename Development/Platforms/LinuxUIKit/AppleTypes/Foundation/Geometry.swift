@_exported import Dispatch

// The Linux build checks conversions; here, CGFloat only has to be a number type.
public typealias CGFloat = Double
public typealias TimeInterval = Double

public struct CGPoint: Equatable, Hashable, Sendable, Codable {
  public var x = 0.0
  public var y = 0.0
  public init() {}
  public init(x: Double, y: Double) {}
  public init(x: Int, y: Int) {}
  public static let zero = CGPoint()
}

public struct CGSize: Equatable, Hashable, Sendable, Codable {
  public var width = 0.0
  public var height = 0.0
  public init() {}
  public init(width: Double, height: Double) {}
  public init(width: Int, height: Int) {}
  public static let zero = CGSize()
}

public struct CGRect: Equatable, Hashable, Sendable, Codable {
  public var origin = CGPoint()
  public var size = CGSize()
  public init() {}
  public init(origin: CGPoint, size: CGSize) {}
  public init(x: Double, y: Double, width: Double, height: Double) {}
  public init(x: Int, y: Int, width: Int, height: Int) {}
  public static let zero = CGRect()
  public static let null = CGRect()
  public var width: Double { 0 }
  public var height: Double { 0 }
  public var minX: Double { 0 }
  public var midX: Double { 0 }
  public var maxX: Double { 0 }
  public var minY: Double { 0 }
  public var midY: Double { 0 }
  public var maxY: Double { 0 }
  public var isEmpty: Bool { false }
  public var isNull: Bool { false }
  public func insetBy(dx: Double, dy: Double) -> CGRect { self }
  public func offsetBy(dx: Double, dy: Double) -> CGRect { self }
  public func union(_ other: CGRect) -> CGRect { self }
  public func intersection(_ other: CGRect) -> CGRect { self }
  public func intersects(_ other: CGRect) -> Bool { false }
  public func contains(_ point: CGPoint) -> Bool { false }
  public func contains(_ other: CGRect) -> Bool { false }
}

public func sin(_ value: Double) -> Double { value }
public func cos(_ value: Double) -> Double { value }
public func exp(_ value: Double) -> Double { value }
public func log(_ value: Double) -> Double { value }
public func sqrt(_ value: Double) -> Double { value }
public func pow(_ base: Double, _ exponent: Double) -> Double { base }
public func hypot(_ x: Double, _ y: Double) -> Double { x }
public func atan2(_ y: Double, _ x: Double) -> Double { y }
