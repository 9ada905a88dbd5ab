import Foundation

/// What all views of a screen are in.
@MainActor open class UIWindow: UIView {
  let device: SimulatedDevice
  /// The scene that it is in.
  open weak var windowScene: UIWindowScene?
  /// Whether it gets what is typed.
  open private(set) var isKeyWindow = false

  /// Creates a window as large as the screen.
  public init(windowScene: UIWindowScene) {
    device = windowScene.device ?? .current
    self.windowScene = windowScene
    super.init(frame: CGRect(origin: .zero, size: device.screenSize))
    begin()
  }

  /// Creates a window of the current device.
  public override init(frame: CGRect) {
    device = .current
    super.init(frame: frame)
    windowScene = device.scene
    begin()
  }

  /// Creates a window as from an archive, of which nothing is read.
  public required init?(coder: NSCoder) {
    device = .current
    super.init(coder: coder)
    begin()
  }

  /// The screen in it.
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

  /// Shows it, and gives it what is typed.
  open func makeKeyAndVisible() {
    isHidden = false
    isKeyWindow = true
  }

  /// The glass.
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
