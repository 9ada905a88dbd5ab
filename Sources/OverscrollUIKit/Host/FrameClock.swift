#if canImport(UIKit) && !os(watchOS)
  import QuartzCore
  import UIKit

  /// Calls back with every frame while frames are requested.
  ///
  /// It retains neither the view nor the owner of the callback. The callback returns whether its
  /// owner still exists; if not, the frames end.
  @MainActor
  final class FrameClock {
    /// The frame rates that are requested, in frames per second.
    ///
    /// Without a request, displays with up to 120 frames per second show 60 of a display link's. On
    /// iPhone, the app's property list has to have `CADisableMinimumFrameDurationOnPhone`, too.
    static let rates = CAFrameRateRange(minimum: 60, maximum: 120, preferred: 120)

    private(set) var isRunning = false
    private let driver: any FrameDriver

    init(view: UIView, _ tick: @escaping @MainActor () -> Bool) {
      driver = FrameClock.driver(for: view, tick)
    }

    func run() { setRunning(true) }

    func pause() { setRunning(false) }

    private func setRunning(_ isOn: Bool) {
      guard isOn != isRunning else { return }
      isRunning = isOn
      driver.setRunning(isOn)
    }
  }

  /// The source of frames: the best one that the system has.
  @MainActor
  protocol FrameDriver {
    func setRunning(_ isOn: Bool)
  }

  extension FrameClock {
    fileprivate static func driver(
      for view: UIView, _ tick: @escaping @MainActor () -> Bool
    ) -> any FrameDriver {
      if #available(iOS 18, tvOS 18, visionOS 2, *) { return UpdateLinkDriver(view, tick) }
      return legacyDriver(tick)
    }
  }

  /// Frames of the view's own screen, while the view is in a window.
  @available(iOS 18, tvOS 18, visionOS 2, *)
  @MainActor
  private struct UpdateLinkDriver: FrameDriver {
    private let link: UIUpdateLink

    init(_ view: UIView, _ tick: @escaping @MainActor () -> Bool) {
      link = UIUpdateLink(view: view) { link, _ in
        if !tick() { link.isEnabled = false }
      }
      // Apple's documentation and the header contradict each other about the default.
      link.isEnabled = false
      link.requiresContinuousUpdates = true
      link.preferredFrameRateRange = FrameClock.rates
    }

    func setRunning(_ isOn: Bool) { link.isEnabled = isOn }
  }

  #if !canImport(ObjectiveC)
    extension FrameClock {
      /// Every system without Objective-C has UIUpdateLink.
      static func legacyDriver(_ tick: @escaping @MainActor () -> Bool) -> any FrameDriver {
        NoFrames()
      }
    }

    private struct NoFrames: FrameDriver {
      func setRunning(_ isOn: Bool) {}
    }
  #endif
#endif
