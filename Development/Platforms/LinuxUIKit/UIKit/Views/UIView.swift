import Foundation

/// A view: geometry, tree, layout and accessibility, without pixels.
@MainActor open class UIView: UIResponder, UITraitEnvironment, UITraitChangeObservable {
  /// The class of the layer.
  open class var layerClass: AnyClass { CALayer.self }
  /// Whether the view needs constraints.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// The layer, which holds the geometry.
  public let layer: CALayer
  /// The superview.
  open internal(set) weak var superview: UIView?
  /// The window.
  open internal(set) weak var window: UIWindow?
  /// The subviews, back to front.
  open internal(set) var subviews: [UIView] = []

  var inheritedTint: UIColor?
  var storedAlpha: CGFloat = 1
  var safeArea = UIEdgeInsets.zero
  private var semantics = UISemanticContentAttribute.unspecified
  /// A fixed safe area that replaces the computed one, also outside of a window; nil for none.
  @_spi(Simulation) public var fixedSafeArea: UIEdgeInsets? { didSet { updateSafeArea() } }
  /// Additional safe area that comes neither from a bar nor from a controller.
  @_spi(Simulation) public var addedSafeArea = UIEdgeInsets.zero {
    didSet { if addedSafeArea != oldValue { updateSafeArea() } }
  }
  var isLayoutNeeded = true { didSet { if isLayoutNeeded { invalidateTree() } } }
  var isInLayoutPass = false
  /// Whether the next layout pass has work in the view or a descendant; if so, in the ancestors too.
  var isTreeInvalid = true
  private var isConstraintUpdateNeeded = false
  private var hasConstraintUpdates = false
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

  /// Creates a view with an empty frame.
  public override convenience init() { self.init(frame: .zero) }

  /// Creates a view without reading the archive.
  public required init?(coder: NSCoder) {
    layer = (Self.layerClass as? CALayer.Type ?? CALayer.self).init()
    super.init()
  }

  // MARK: Geometry

  /// The frame in the superview's coordinates.
  open var frame: CGRect {
    get {
      KeyValueAccess.note(observers, "frame")
      return layer.frame
    }
    set { if newValue != layer.frame { changeGeometry { $0.frame = newValue } } }
  }

  /// The origin and size in the view's own coordinates.
  open var bounds: CGRect {
    get {
      KeyValueAccess.note(observers, "bounds")
      return layer.bounds
    }
    set { if newValue != layer.bounds { changeGeometry { $0.bounds = newValue } } }
  }

  /// The centre in the superview's coordinates.
  open var center: CGPoint {
    get { layer.position }
    set { if newValue != layer.position { changeGeometry { $0.position = newValue } } }
  }

  /// The transform.
  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set {
      guard newValue != transform else { return }
      AnimationBlock.note(self, ["transform"])
      layer.setAffineTransform(newValue)
    }
  }

  /// The dimensions that follow the superview's size.
  open var autoresizingMask: AutoresizingMask = []
  /// Whether subviews are resized by their autoresizing masks.
  open var autoresizesSubviews = true
  /// Whether the autoresizing mask is translated into constraints.
  open var translatesAutoresizingMaskIntoConstraints = true

  // MARK: Looks

  /// The opacity.
  open var alpha: CGFloat {
    get { storedAlpha }
    set {
      guard newValue != storedAlpha else { return }
      AnimationBlock.note(self, ["opacity"])
      storedAlpha = min(max(newValue, 0), 1)
      layer.opacity = Float(storedAlpha)
    }
  }

  /// Whether the view is hidden.
  open var isHidden: Bool {
    get { layer.isHidden }
    set { if newValue != layer.isHidden { layer.isHidden = newValue } }
  }

  /// The background colour.
  open var backgroundColor: UIColor? {
    didSet {
      AnimationBlock.note(self)
      layer.backgroundColor = backgroundColor?.cgColor
    }
  }

  /// The tint colour; inherited from the superview if none was set.
  open var tintColor: UIColor! {
    get { inheritedTint ?? superview?.tintColor ?? .tintColor }
    set {
      inheritedTint = newValue
      spreadTint()
    }
  }

  /// The adjustment of the tint.
  open var tintAdjustmentMode = TintAdjustmentMode.automatic
  /// Whether the view is opaque.
  open var isOpaque = true
  /// Whether the view clips its subviews to its bounds.
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }
  /// The alignment and scaling of the content.
  open var contentMode = ContentMode.scaleToFill
  /// A number that identifies the view.
  open var tag = 0
  /// Whether the view receives touches.
  open var isUserInteractionEnabled = true
  /// The layout direction of the content.
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
  /// The interface style that overrides the device's.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { overrides.userInterfaceStyle }
    set { overrides.userInterfaceStyle = newValue }
  }
  /// The margins.
  open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) {
    didSet {
      setNeedsLayout()
      layoutMarginsDidChange()
    }
  }

  // MARK: Accessibility

  /// Whether the view is an accessibility element.
  open var isAccessibilityElement = false
  /// Whether a remote or a keyboard can focus the view.
  open var canBecomeFocused: Bool { false }
  /// Whether the view is focused.
  open var isFocused: Bool { false }
  /// Called after the focus has moved to or from the view.
  open func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {}
  /// The label.
  open var accessibilityLabel: String?
  /// The language of the speech, as a BCP 47 tag; nil for the language of the app.
  open var accessibilityLanguage: String?
  /// The value.
  open var accessibilityValue: String?
  /// The hint.
  open var accessibilityHint: String?
  /// The traits.
  open var accessibilityTraits: UIAccessibilityTraits = []
  /// The identifier for tests.
  open var accessibilityIdentifier: String?
  /// Whether the accessibility elements of the view are hidden.
  open var accessibilityElementsHidden = false
  /// Whether assistive technologies ignore the sibling views.
  open var accessibilityViewIsModal = false
  /// The accessibility elements that replace the subviews.
  open var accessibilityElements: [Any]?
  /// The custom actions.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]?

  /// Activates the element; returns whether that had an effect.
  open func accessibilityActivate() -> Bool { false }

  /// Scrolls the element; returns whether that had an effect.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }

  /// Dismisses the element; returns whether that had an effect.
  open func accessibilityPerformEscape() -> Bool { false }

  // MARK: Methods for subclasses

  /// Called before the superview changes.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called after the superview changed.
  open func didMoveToSuperview() {}
  /// Called before the window changes.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called after the window changed.
  open func didMoveToWindow() {}
  /// Called after a subview was added.
  open func didAddSubview(_ subview: UIView) {}
  /// Called before a subview is removed.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Called when the safe area changes.
  open func safeAreaInsetsDidChange() {}
  /// Called when the margins change.
  open func layoutMarginsDidChange() {}
  /// Called when the tint colour changes.
  open func tintColorDidChange() {}
  /// Called when the traits change.
  @available(iOS, deprecated: 17.0)
  @available(tvOS, deprecated: 17.0)
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Draws the view; the stand-in never calls it.
  open func draw(_ rect: CGRect) {}

  /// Lays out the subviews by the constraints.
  open func layoutSubviews() { ConstraintSolver.layOutSubviews(of: self) }

  /// Marks the layout of the subviews as invalid.
  open func setNeedsLayout() { isLayoutNeeded = true }

  /// Requests a call of `updateConstraints()` before the next layout of the view or a superview.
  open func setNeedsUpdateConstraints() {
    isConstraintUpdateNeeded = true
    invalidateTree()
    var view: UIView? = self
    while let next = view, !next.hasConstraintUpdates {
      next.hasConstraintUpdates = true
      view = next.superview
    }
  }

  /// Whether `updateConstraints()` will be called.
  open func needsUpdateConstraints() -> Bool { isConstraintUpdateNeeded }

  /// Updates the constraints; called before the layout of the superviews.
  open func updateConstraints() {}

  /// Updates the constraints of the view and its descendants where that was requested.
  open func updateConstraintsIfNeeded() {
    guard hasConstraintUpdates else { return }
    hasConstraintUpdates = false
    for view in subviews { view.updateConstraintsIfNeeded() }
    guard isConstraintUpdateNeeded else { return }
    isConstraintUpdateNeeded = false
    updateConstraints()
  }

  /// Does nothing: the stand-in draws no content.
  open func setNeedsDisplay() {}

  /// Returns the preferred size.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// The intrinsic size; -1 in a dimension without one.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// Returns the frontmost view at a point.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha > 0.01 else { return nil }
    guard self.point(inside: point, with: event) else { return nil }
    for view in subviews.reversed() {
      if let hit = view.hitTest(view.convert(point, from: self), with: event) { return hit }
    }
    return self
  }

  /// Returns whether a point is inside the view.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// The traits.
  open var traitCollection: UITraitCollection { UITraitCollection(resolvedTraits) }

  /// The next responder: the controller, or the superview.
  open override var next: UIResponder? { controller ?? superview }

  /// Called when the size changes.
  func sizeChanged(from old: CGSize) {
    if autoresizesSubviews {
      for view in subviews { view.autoresize(from: old, to: bounds.size) }
    }
    setNeedsLayout()
  }

  /// Called when the view enters or leaves a window.
  func windowChanged() {}
}
