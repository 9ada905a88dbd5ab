#if canImport(UIKit) && !os(watchOS)
  import OverscrollCore
  import UIKit

  /// Lists that refresh automatically when they appear and are out of date.
  extension OverscrollHostView {
    func observeForeground() {
      looks.foreground = NotificationToken.foreground(of: { [weak self] in
        self?.window?.windowScene
      }) { [weak self] in self?.refreshWhatIsOld() }
    }

    func refreshWhatIsOld() {
      for edge in OverscrollEdge.allCases { refreshIfOld(edge) }
    }

    /// Begins a refresh if the list is out of date, the view is in a window, and no run is in
    /// progress.
    func refreshIfOld(_ edge: OverscrollEdge) {
      guard window != nil, let control = presenters[edge].control else { return }
      runs.renew(edge, of: control, at: looks.surroundings.now())
    }
  }
#endif
