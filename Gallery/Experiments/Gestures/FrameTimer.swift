import QuartzCore
import UIKit

/// Calls a closure once per frame, until it is stopped.
@MainActor final class FrameTimer: NSObject {
  private let tick: @MainActor () -> Void
  private var end: @MainActor () -> Void = {}

  /// Creates a timer for a view in a window.
  init(view: UIView, tick: @escaping @MainActor () -> Void) {
    self.tick = tick
    super.init()
    if #available(iOS 18, tvOS 18, visionOS 2, *) {
      let link = UIUpdateLink(view: view) { [weak self] _, _ in self?.tick() }
      link.requiresContinuousUpdates = true
      link.isEnabled = true
      end = { link.isEnabled = false }
    } else {
      startDisplayLink()
    }
  }

  /// Ends the calls.
  func stop() {
    end()
    end = {}
  }

  #if canImport(ObjectiveC)
    private func startDisplayLink() {
      let link = CADisplayLink(target: WeakTarget(self), selector: #selector(WeakTarget.fire))
      link.add(to: .main, forMode: .common)
      end = { link.invalidate() }
    }

    /// The target of the display link, which retains its target.
    @MainActor private final class WeakTarget: NSObject {
      private weak var timer: FrameTimer?

      init(_ timer: FrameTimer) { self.timer = timer }

      @objc func fire() { timer?.tick() }
    }
  #else
    private func startDisplayLink() {}
  #endif
}
