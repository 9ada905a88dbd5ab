import Foundation

/// The screen of a device.
@MainActor open class UIScreen: NSObject {
  private weak var device: SimulatedDevice?

  init(device: SimulatedDevice) { self.device = device }

  /// The screen of the current device.
  open class var main: UIScreen { SimulatedDevice.current.screen }

  /// The bounds, in points.
  open var bounds: CGRect { CGRect(origin: .zero, size: device?.screenSize ?? .zero) }
  /// The number of pixels per point.
  open var scale: CGFloat { CGFloat(device?.traits.scale ?? 1) }
  /// The maximum number of frames per second.
  open var maximumFramesPerSecond: Int { Int(device?.framesPerSecond ?? 60) }
}
