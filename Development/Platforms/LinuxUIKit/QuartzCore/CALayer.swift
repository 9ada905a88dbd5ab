import Foundation

/// A layer: geometry and appearance without pixels.
open class CALayer: NSObject, CAMediaTiming {
  /// The number of writes to the geometry or appearance of all layers.
  @_spi(Simulation) public nonisolated(unsafe) static var writeCount = 0
  /// Called after each write, and after each change of sublayers, with the name of the property.
  @_spi(Simulation) public nonisolated(unsafe) static var onWrite: ((CALayer, String) -> Void)?

  public var beginTime: CFTimeInterval = 0
  public var duration: CFTimeInterval = 0
  public var speed: Float = 1
  public var timeOffset: CFTimeInterval = 0
  public var repeatCount: Float = 0
  public var autoreverses = false
  public var fillMode = CAMediaTimingFillMode.removed

  /// The origin of the layer's coordinate system, and its size.
  open var bounds = CGRect.zero { didSet { noteWrite(of: "bounds") } }
  /// The position of the anchor point in the superlayer.
  open var position = CGPoint.zero { didSet { noteWrite(of: "position") } }
  /// The anchor point, as fractions of the layer's size.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5) { didSet { noteWrite(of: "anchorPoint") } }
  /// The rotation, scale and translation about the anchor point.
  open var transform = CATransform3DIdentity { didSet { noteWrite(of: "transform") } }
  /// The position along the z axis; larger values are in front.
  open var zPosition: CGFloat = 0 { didSet { noteWrite(of: "zPosition") } }
  /// The opacity, from 0 to 1.
  open var opacity: Float = 1 { didSet { noteWrite(of: "opacity") } }
  /// Whether the layer is hidden.
  open var isHidden = false { didSet { noteWrite(of: "isHidden") } }
  /// Whether the layer clips its sublayers to its bounds.
  open var masksToBounds = false { didSet { noteWrite(of: "masksToBounds") } }
  /// The background colour.
  open var backgroundColor: CGColor? { didSet { noteWrite(of: "backgroundColor") } }
  /// The corner radius, in points.
  open var cornerRadius: CGFloat = 0 { didSet { noteWrite(of: "cornerRadius") } }
  /// The curve of the rounded corners.
  open var cornerCurve = CALayerCornerCurve.circular
  /// The corners that are rounded.
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  /// The colour of the border.
  open var borderColor: CGColor? { didSet { noteWrite(of: "borderColor") } }
  /// The width of the border.
  open var borderWidth: CGFloat = 0 { didSet { noteWrite(of: "borderWidth") } }
  /// The colour of the shadow.
  open var shadowColor: CGColor?
  /// The offset of the shadow.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// The opacity of the shadow.
  open var shadowOpacity: Float = 0
  /// The blur radius of the shadow.
  open var shadowRadius: CGFloat = 3
  /// The path that casts the shadow.
  open var shadowPath: CGPath?
  /// The picture that the layer shows; nil for none.
  open var contents: Any? { didSet { noteWrite(of: "contents") } }
  /// The position of the picture in the bounds.
  open var contentsGravity = CALayerContentsGravity.resize
  /// The number of pixels per point.
  open var contentsScale: CGFloat = 1
  /// The layer whose alpha channel masks this one.
  open var mask: CALayer?
  /// The name.
  open var name: String?
  /// Whether the layer is rendered as a bitmap.
  open var shouldRasterize = false
  /// The actions by property name.
  open var actions: [String: any CAAction]?
  /// The delegate.
  open weak var delegate: (any CALayerDelegate)?
  /// The superlayer.
  open internal(set) weak var superlayer: CALayer?
  /// The sublayers, back to front.
  open var sublayers: [CALayer]? {
    didSet {
      for layer in oldValue ?? [] where layer.superlayer === self { layer.superlayer = nil }
      for layer in sublayers ?? [] { layer.superlayer = self }
      Self.onWrite?(self, "sublayers")
    }
  }

  var animations: [(key: String, animation: CAAnimation)] = []
  private var isLayoutNeeded = false

  /// Creates a layer.
  public required override init() { super.init() }

  /// Creates a copy of a layer's geometry and appearance.
  public required init(layer: Any) {
    super.init()
    guard let layer = layer as? CALayer else { return }
    bounds = layer.bounds
    position = layer.position
    anchorPoint = layer.anchorPoint
    transform = layer.transform
    opacity = layer.opacity
    isHidden = layer.isHidden
    backgroundColor = layer.backgroundColor
  }

  /// Marks the layout of the sublayers as invalid.
  open func setNeedsLayout() { isLayoutNeeded = true }

  /// Lays out the sublayers if their layout is invalid.
  open func layoutIfNeeded() {
    guard isLayoutNeeded else { return }
    isLayoutNeeded = false
    layoutSublayers()
  }

  /// Lays out the sublayers.
  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

  /// Does nothing: the stand-in draws no content.
  open func setNeedsDisplay() {}

  /// Returns a copy of the layer with its final values: the stand-in animates no layers.
  open func presentation() -> Self? { Self(layer: self) }

  /// Returns the layer itself.
  open func model() -> Self { self }

  final func noteWrite(of property: String) {
    Self.writeCount += 1
    Self.onWrite?(self, property)
  }

  /// Resets the number of writes.
  @_spi(Simulation) public static func resetWriteCount() { writeCount = 0 }
}
