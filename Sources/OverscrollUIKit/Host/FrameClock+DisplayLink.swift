#if canImport(UIKit) && !os(watchOS) && canImport(ObjectiveC)
  import QuartzCore

  // The only file that needs Objective-C: a display link calls a selector.
  extension FrameClock {
    /// The frame driver for systems without UIUpdateLink.
    static func legacyDriver(_ tick: @escaping @MainActor () -> Bool) -> any FrameDriver {
      DisplayLinkDriver(tick)
    }
  }

  @MainActor
  private final class DisplayLinkDriver: FrameDriver {
    private var link: CADisplayLink?
    private let target: DisplayLinkTarget

    init(_ tick: @escaping @MainActor () -> Bool) { target = DisplayLinkTarget(tick) }

    /// The run loop retains the link, which retains its target, so neither may retain the host.
    func setRunning(_ isOn: Bool) {
      link?.invalidate()
      link = nil
      guard isOn else { return }
      let link = CADisplayLink(target: target, selector: #selector(DisplayLinkTarget.tick(_:)))
      link.preferredFrameRateRange = FrameClock.rates
      link.add(to: .main, forMode: .common)
      self.link = link
    }
  }

  @MainActor
  private final class DisplayLinkTarget: NSObject {
    private let body: @MainActor () -> Bool

    init(_ body: @escaping @MainActor () -> Bool) { self.body = body }

    /// If the callback's owner has been released, the link invalidates itself; no other object
    /// does.
    @objc func tick(_ link: CADisplayLink) {
      if !body() { link.invalidate() }
    }
  }
#endif
