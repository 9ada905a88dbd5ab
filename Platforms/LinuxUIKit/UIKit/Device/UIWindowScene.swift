import Foundation

/// What an app shows on a screen.
@MainActor open class UIWindowScene: UIScene {
  weak var device: SimulatedDevice?

  init(device: SimulatedDevice) {
    self.device = device
    super.init()
  }

  /// The windows, as long as somebody keeps them.
  open var windows: [UIWindow] { device?.windows ?? [] }
  /// The glass.
  open var screen: UIScreen { device?.screen ?? .main }
}
