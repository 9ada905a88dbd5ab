#if canImport(UIKit) && canImport(ObjectiveC)
  import QuartzCore

  // The one file with Objective-C: a display link calls a selector.
  extension FrameClock {
    /// The frames of systems before UIUpdateLink.
    static func legacyDriver(_ tick: @escaping @MainActor () -> Void) -> any FrameDriver {
      DisplayLinkDriver(tick)
    }
  }

  @MainActor
  private final class DisplayLinkDriver: FrameDriver {
    private var link: CADisplayLink?
    private let target: DisplayLinkTarget

    init(_ tick: @escaping @MainActor () -> Void) { target = DisplayLinkTarget(tick) }

    /// The link holds its target, and the run loop the link: neither may hold the host.
    func setRunning(_ isOn: Bool) {
      link?.invalidate()
      link = nil
      guard isOn else { return }
      let link = CADisplayLink(target: target, selector: #selector(DisplayLinkTarget.tick))
      link.add(to: .main, forMode: .common)
      self.link = link
    }
  }

  @MainActor
  private final class DisplayLinkTarget: NSObject {
    private let body: @MainActor () -> Void

    init(_ body: @escaping @MainActor () -> Void) { self.body = body }

    @objc func tick() { body() }
  }
#endif
