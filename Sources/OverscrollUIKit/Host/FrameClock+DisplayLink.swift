#if canImport(UIKit) && !os(watchOS) && canImport(ObjectiveC)
  import QuartzCore

  // The one file with Objective-C: a display link calls a selector.
  extension FrameClock {
    /// The frames of systems before UIUpdateLink.
    static func legacyDriver(_ tick: @escaping @MainActor () -> Bool) -> any FrameDriver {
      DisplayLinkDriver(tick)
    }
  }

  @MainActor
  private final class DisplayLinkDriver: FrameDriver {
    private var link: CADisplayLink?
    private let target: DisplayLinkTarget

    init(_ tick: @escaping @MainActor () -> Bool) { target = DisplayLinkTarget(tick) }

    /// The link holds its target, and the run loop the link: neither may hold the host.
    func setRunning(_ isOn: Bool) {
      link?.invalidate()
      link = nil
      guard isOn else { return }
      let link = CADisplayLink(target: target, selector: #selector(DisplayLinkTarget.tick(_:)))
      link.add(to: .main, forMode: .common)
      self.link = link
    }
  }

  @MainActor
  private final class DisplayLinkTarget: NSObject {
    private let body: @MainActor () -> Bool

    init(_ body: @escaping @MainActor () -> Bool) { self.body = body }

    /// Whoever is called may have gone without a word; then so does the link, which nobody else ends.
    @objc func tick(_ link: CADisplayLink) {
      if !body() { link.invalidate() }
    }
  }
#endif
