import Foundation
@_spi(Simulation) import QuartzCore

/// A timer that fires for each frame while its view is in a window.
@available(iOS 18, tvOS 18, visionOS 2, *)
@MainActor open class UIUpdateLink: NSObject {
  /// Whether the timer is enabled.
  open var isEnabled = false { didSet { if isEnabled != oldValue { connect() } } }
  /// Whether frames are required even if nothing changes.
  open var requiresContinuousUpdates = false
  /// The preferred frame rates.
  open var preferredFrameRateRange = CAFrameRateRange.default

  private weak var view: UIView?
  private var handlers: [(UIUpdateLink, UIUpdateInfo) -> Void] = []
  private var connection: FrameConnection?

  /// Creates a timer for a view.
  public init(view: UIView) {
    self.view = view
    super.init()
    enableIfUsual()
  }

  /// Creates a timer for a view, with a handler.
  public init(view: UIView, actionHandler handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void) {
    self.view = view
    handlers = [handler]
    super.init()
    enableIfUsual()
  }

  /// Adds a handler.
  open func addAction(handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void) {
    handlers.append(handler)
  }

  private func enableIfUsual() {
    let device = view?.window?.device ?? .current
    if device.facts.newLinksAreEnabled { isEnabled = true }
  }

  private func connect() {
    connection = nil
    guard isEnabled else { return }
    let clock = view?.window?.device.clock ?? MediaClock.current
    connection = FrameConnection(clock) { [weak self] clock in self?.fire(clock) }
  }

  private func fire(_ clock: MediaClock) {
    guard isEnabled, let window = view?.window else { return }
    let info = UIUpdateInfo(at: clock.now, frame: 1 / window.device.framesPerSecond)
    for handler in handlers { handler(self, info) }
  }
}
