import Foundation

/// A view: geometry, tree, layout and accessibility, without pixels.
@MainActor open class UIView: UIResponder, UITraitEnvironment, UITraitChangeObservable {
  /// The class of the layer.
  open class var layerClass: AnyClass { CALayer.self }

  /// The layer, which holds the geometry.
  public let layer: CALayer
  /// The view that it is in.
  open internal(set) weak var superview: UIView?
  /// The window that it is in.
  open internal(set) weak var window: UIWindow?
  /// The views in it, the last one in front.
  open internal(set) var subviews: [UIView] = []

  var inheritedTint: UIColor?
  var storedAlpha: CGFloat = 1
  var safeArea = UIEdgeInsets.zero
  private var semantics = UISemanticContentAttribute.unspecified
  /// A safe area that it has whatever covers it, also off window; nil where it has the usual one.
  @_spi(Simulation) public var fixedSafeArea: UIEdgeInsets? { didSet { updateSafeArea() } }
  /// What something that is neither a bar nor a controller adds to the safe area.
  @_spi(Simulation) public var addedSafeArea = UIEdgeInsets.zero {
    didSet { if addedSafeArea != oldValue { updateSafeArea() } }
  }
  var isLayoutNeeded = true
  var isInLayoutPass = false
  var constraintList: [NSLayoutConstraint] = []
  var guides: [UILayoutGuide] = []
  var recognizers: [UIGestureRecognizer] = []
  var lastTraits = UITraitCollection.current
  var traitRegistrations: [TraitChangeRegistration] = []
  weak var controller: UIViewController?
  var overrides = UITraitOverrides() { didSet { if overrides != oldValue { updateTraits() } } }
  private(set) lazy var safeGuide = UILayoutGuide(owner: self, kind: .safeArea)
  private(set) lazy var marginsGuide = UILayoutGuide(owner: self, kind: .margins)

  // MARK: Making one

  /// Creates a view with a frame.
  public init(frame: CGRect) {
    layer = (Self.layerClass as? CALayer.Type ?? CALayer.self).init()
    super.init()
    layer.frame = frame
  }

  /// Creates a view of no size.
  public override convenience init() { self.init(frame: .zero) }

  /// Creates a view as from an archive, of which nothing is read.
  public required init?(coder: NSCoder) {
    layer = (Self.layerClass as? CALayer.Type ?? CALayer.self).init()
    super.init()
  }

  // MARK: Geometry

  /// Where it is in its superview.
  open var frame: CGRect {
    get {
      KeyValueAccess.note(observers, "frame")
      return layer.frame
    }
    set { if newValue != layer.frame { changeGeometry { $0.frame = newValue } } }
  }

  /// Where its own coordinates begin, and how large it is.
  open var bounds: CGRect {
    get {
      KeyValueAccess.note(observers, "bounds")
      return layer.bounds
    }
    set { if newValue != layer.bounds { changeGeometry { $0.bounds = newValue } } }
  }

  /// Where its middle is in its superview.
  open var center: CGPoint {
    get { layer.position }
    set { if newValue != layer.position { changeGeometry { $0.position = newValue } } }
  }

  /// How it is turned, scaled and moved.
  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set {
      guard newValue != transform else { return }
      AnimationBlock.note(self, ["transform"])
      layer.setAffineTransform(newValue)
    }
  }

  /// What follows the superview's size.
  open var autoresizingMask: AutoresizingMask = []
  /// Whether the subviews follow its size as their masks say.
  open var autoresizesSubviews = true
  /// Whether its mask stands for constraints.
  open var translatesAutoresizingMaskIntoConstraints = true

  // MARK: Looks

  /// How opaque it is.
  open var alpha: CGFloat {
    get { storedAlpha }
    set {
      guard newValue != storedAlpha else { return }
      AnimationBlock.note(self, ["opacity"])
      storedAlpha = min(max(newValue, 0), 1)
      layer.opacity = Float(storedAlpha)
    }
  }

  /// Whether it is hidden.
  open var isHidden: Bool {
    get { layer.isHidden }
    set { if newValue != layer.isHidden { layer.isHidden = newValue } }
  }

  /// The colour behind everything.
  open var backgroundColor: UIColor? {
    didSet {
      AnimationBlock.note(self)
      layer.backgroundColor = backgroundColor?.cgColor
    }
  }

  /// The colour of what can be touched; that of the superview where none was set.
  open var tintColor: UIColor! {
    get { inheritedTint ?? superview?.tintColor ?? .tint }
    set {
      inheritedTint = newValue
      spreadTint()
    }
  }

  /// Whether tints are dimmed.
  open var tintAdjustmentMode = TintAdjustmentMode.automatic
  /// Whether nothing shines through.
  open var isOpaque = true
  /// Whether it cuts off what is outside its bounds.
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }
  /// Where its picture stands.
  open var contentMode = ContentMode.scaleToFill
  /// A number to find it by.
  open var tag = 0
  /// Whether it can be touched.
  open var isUserInteractionEnabled = true
  /// Whether it is mirrored for right-to-left languages.
  open var semanticContentAttribute: UISemanticContentAttribute {
    get {
      KeyValueAccess.note(observers, "semanticContentAttribute")
      return semantics
    }
    set {
      observers.willChange("semanticContentAttribute")
      if semantics != newValue { setNeedsLayout() }
      semantics = newValue
      observers.didChange("semanticContentAttribute")
    }
  }
  /// Light or dark, whatever the device says.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { overrides.userInterfaceStyle }
    set { overrides.userInterfaceStyle = newValue }
  }
  /// How far content stays from its edges.
  open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) {
    didSet {
      setNeedsLayout()
      layoutMarginsDidChange()
    }
  }

  // MARK: Accessibility

  /// Whether it is an element for those who do not see it.
  open var isAccessibilityElement = false
  /// What it is called.
  open var accessibilityLabel: String?
  /// The language in which it is read out, as a tag of BCP 47; that of the app when nil.
  open var accessibilityLanguage: String?
  /// What it says now.
  open var accessibilityValue: String?
  /// What happens if one uses it.
  open var accessibilityHint: String?
  /// What it is.
  open var accessibilityTraits: UIAccessibilityTraits = []
  /// A name for tests.
  open var accessibilityIdentifier: String?
  /// Whether its elements are left out.
  open var accessibilityElementsHidden = false
  /// Whether all others are left out.
  open var accessibilityViewIsModal = false
  /// The elements in it, where they are not its subviews.
  open var accessibilityElements: [Any]?
  /// What else can be done with it.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]?

  /// Uses it; returns whether that did something.
  open func accessibilityActivate() -> Bool { false }

  /// Scrolls it as VoiceOver asks; returns whether that did something.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }

  /// Leaves it; returns whether that did something.
  open func accessibilityPerformEscape() -> Bool { false }

  // MARK: What subclasses hear

  /// It is about to come into a view, or into none.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// It is in another view, or in none.
  open func didMoveToSuperview() {}
  /// It is about to come into a window, or into none.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// It is in another window, or in none.
  open func didMoveToWindow() {}
  /// A view came into it.
  open func didAddSubview(_ subview: UIView) {}
  /// A view is about to leave it.
  open func willRemoveSubview(_ subview: UIView) {}
  /// The safe area is another one.
  open func safeAreaInsetsDidChange() {}
  /// The margins are others.
  open func layoutMarginsDidChange() {}
  /// The tint is another one.
  open func tintColorDidChange() {}
  /// The traits are others.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Draws it; nobody asks for that here.
  open func draw(_ rect: CGRect) {}

  /// Lays the subviews out: by the constraints that there are.
  open func layoutSubviews() { ConstraintSolver.layOutSubviews(of: self) }

  /// Says that the subviews are to be laid out.
  open func setNeedsLayout() { isLayoutNeeded = true }

  /// Says that it is to be drawn anew.
  open func setNeedsDisplay() {}

  /// Returns the size that suits it best.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// The size that its content wants; -1 for none.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// Returns the front view at a point.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha > 0.01 else { return nil }
    guard self.point(inside: point, with: event) else { return nil }
    for view in subviews.reversed() {
      if let hit = view.hitTest(view.convert(point, from: self), with: event) { return hit }
    }
    return self
  }

  /// Returns whether a point is in it.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// The traits.
  open var traitCollection: UITraitCollection { UITraitCollection(resolvedTraits) }

  /// Who is asked next.
  open override var next: UIResponder? { controller ?? superview }

  /// Its size changed.
  func sizeChanged(from old: CGSize) {
    if autoresizesSubviews {
      for view in subviews { view.autoresize(from: old, to: bounds.size) }
    }
    setNeedsLayout()
  }

  /// It came into a window, or left one.
  func windowChanged() {}
}
