import Foundation

/// A layer: geometry and looks without pixels.
open class CALayer: NSObject, CAMediaTiming {
  /// How many times any layer's geometry or looks were written.
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

  /// Where its own coordinates begin, and how large it is.
  open var bounds = CGRect.zero { didSet { noteWrite(of: "bounds") } }
  /// Where its anchor point is in its superlayer.
  open var position = CGPoint.zero { didSet { noteWrite(of: "position") } }
  /// The point of it that is at its position, as extra insets of its size.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5) { didSet { noteWrite(of: "anchorPoint") } }
  /// How it is turned, scaled and moved about its anchor point.
  open var transform = CATransform3DIdentity { didSet { noteWrite(of: "transform") } }
  /// How far it is in front.
  open var zPosition: CGFloat = 0 { didSet { noteWrite(of: "zPosition") } }
  /// How opaque it is.
  open var opacity: Float = 1 { didSet { noteWrite(of: "opacity") } }
  /// Whether it is hidden.
  open var isHidden = false { didSet { noteWrite(of: "isHidden") } }
  /// Whether it cuts off what is outside its bounds.
  open var masksToBounds = false { didSet { noteWrite(of: "masksToBounds") } }
  /// The colour behind everything.
  open var backgroundColor: CGColor? { didSet { noteWrite(of: "backgroundColor") } }
  /// How round its corners are.
  open var cornerRadius: CGFloat = 0 { didSet { noteWrite(of: "cornerRadius") } }
  /// How round corners begin.
  open var cornerCurve = CALayerCornerCurve.circular
  /// Which corners are round.
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  /// The colour of the border.
  open var borderColor: CGColor? { didSet { noteWrite(of: "borderColor") } }
  /// The width of the border.
  open var borderWidth: CGFloat = 0 { didSet { noteWrite(of: "borderWidth") } }
  /// The colour of the shadow.
  open var shadowColor: CGColor?
  /// Where the shadow falls.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// How opaque the shadow is.
  open var shadowOpacity: Float = 0
  /// How soft the shadow is.
  open var shadowRadius: CGFloat = 3
  /// What throws the shadow.
  open var shadowPath: CGPath?
  /// What it shows: a picture, or nothing.
  open var contents: Any? { didSet { noteWrite(of: "contents") } }
  /// Where the picture stands.
  open var contentsGravity = CALayerContentsGravity.resize
  /// How many pixels a point has.
  open var contentsScale: CGFloat = 1
  /// What cuts it out.
  open var mask: CALayer?
  /// Its name.
  open var name: String?
  /// Whether it is drawn once and kept.
  open var shouldRasterize = false
  /// What it does when its properties change.
  open var actions: [String: any CAAction]?
  /// What it asks.
  open weak var delegate: (any CALayerDelegate)?
  /// The layer that it is in.
  open internal(set) weak var superlayer: CALayer?
  /// The layers in it, the last one in front.
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

  /// Creates a copy of a layer's looks.
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

  /// Says that the sublayers are to be laid out.
  open func setNeedsLayout() { isLayoutNeeded = true }

  /// Lays the sublayers out where that is needed.
  open func layoutIfNeeded() {
    guard isLayoutNeeded else { return }
    isLayoutNeeded = false
    layoutSublayers()
  }

  /// Lays the sublayers out.
  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

  /// Says that it is to be drawn anew.
  open func setNeedsDisplay() {}

  /// Returns a copy as it shows now, which is as it will be: the stand-in animates no layers.
  open func presentation() -> Self? { Self(layer: self) }

  /// Returns the layer whose copy it is: itself.
  open func model() -> Self { self }

  final func noteWrite(of property: String) {
    Self.writeCount += 1
    Self.onWrite?(self, property)
  }

  /// Removes the memory of writes of all layers.
  @_spi(Simulation) public static func resetWriteCount() { writeCount = 0 }
}
