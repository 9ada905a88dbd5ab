#if canImport(UIKit) && !os(watchOS)
  import OverscrollCore
  import UIKit

  /// Deadlines where no frames come that could keep them: off window.
  extension OverscrollHostView {
    /// Lets somebody ring at the time at which the engine wants to be asked again.
    func keepDeadline(_ time: Double?) {
      let time = time.flatMap { window == nil ? $0 : nil }
      guard time != deadline else { return }
      deadline = time
      alarm = time.map { time in
        Alarm(after: time - now, by: alarmClock) { [weak self] in self?.deadlineCame() }
      }
    }

    private func deadlineCame() {
      // One that rings too early is set anew.
      (alarm, deadline) = (nil, nil)
      frame()
    }
  }
#endif
