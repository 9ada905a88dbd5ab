import Foundation

/// The glass.
@MainActor open class UIScreen: NSObject {
  private weak var device: SimulatedDevice?

  init(device: SimulatedDevice) { self.device = device }

  /// The glass of the current device.
  open class var main: UIScreen { SimulatedDevice.current.screen }

  /// How large it is, in points.
  open var bounds: CGRect { CGRect(origin: .zero, size: device?.screenSize ?? .zero) }
  /// How many pixels a point has.
  open var scale: CGFloat { CGFloat(device?.traits.scale ?? 1) }
  /// How many frames a second it can show.
  open var maximumFramesPerSecond: Int { Int(device?.framesPerSecond ?? 60) }
}
