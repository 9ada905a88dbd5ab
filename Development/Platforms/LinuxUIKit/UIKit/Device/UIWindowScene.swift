import Foundation

/// A scene, which owns the app's windows.
@MainActor open class UIWindowScene: UIScene {
  weak var device: SimulatedDevice?

  init(device: SimulatedDevice) {
    self.device = device
    super.init()
  }

  /// The windows that are still retained.
  open var windows: [UIWindow] { device?.windows ?? [] }
  /// The screen.
  open var screen: UIScreen { device?.screen ?? .main }
}
