/// How round corners begin.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String

  /// Creates a curve from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// As a circle.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// Gradually.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}
