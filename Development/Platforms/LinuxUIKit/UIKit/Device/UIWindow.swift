import Foundation

/// A window.
@MainActor open class UIWindow: UIView {
  let device: SimulatedDevice
  /// The scene.
  open weak var windowScene: UIWindowScene?
  /// Whether the window receives keyboard input.
  open private(set) var isKeyWindow = false

  /// Creates a window with the size of the screen.
  public init(windowScene: UIWindowScene) {
    device = windowScene.device ?? .current
    self.windowScene = windowScene
    super.init(frame: CGRect(origin: .zero, size: device.screenSize))
    begin()
  }

  /// Creates a window on the current device.
  public override init(frame: CGRect) {
    device = .current
    super.init(frame: frame)
    windowScene = device.scene
    begin()
  }

  /// Creates a window without reading the archive.
  public required init?(coder: NSCoder) {
    device = .current
    super.init(coder: coder)
    begin()
  }

  /// The root view controller.
  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      oldValue?.disappear { oldValue?.viewIfLoaded?.removeFromSuperview() }
      guard let controller = rootViewController, let view = controller.view else { return }
      controller.appear {
        view.frame = bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(view)
      }
    }
  }

  /// Shows the window and makes it the key window.
  open func makeKeyAndVisible() {
    isHidden = false
    isKeyWindow = true
  }

  /// The screen.
  open var screen: UIScreen {
    get { device.screen }
    set { windowScene = device.scene }
  }

  var deviceInsets: UIEdgeInsets { device.safeAreaInsets }
  var deviceTraits: TraitValues { device.traits }

  private func begin() {
    window = self
    device.add(self)
    updateTraits()
    updateSafeArea()
  }
}
