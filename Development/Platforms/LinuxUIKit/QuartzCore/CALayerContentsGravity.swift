/// The position and scaling of a picture in its layer.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String

  /// Creates a gravity from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Centred, without scaling.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// Stretched to the size of the layer.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// Scaled to fit the layer.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// Scaled to fill the layer.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}
