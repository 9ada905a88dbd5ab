#if canImport(UIKit) && !os(watchOS)
  import OverscrollCore
  import UIKit

  /// Lists whose scroll view may be replaced, such as those of SwiftUI.
  extension OverscrollHostView {
    /// Creates the host of a SwiftUI list, which has no scroll view yet.
    ///
    /// It is kept by its owner, even without controls, until ``close()``.
    static func ofSwiftUI() -> OverscrollHostView {
      let host = OverscrollHostView()
      host.swiftUI = SwiftUILayout()
      host.observeSurroundings()
      return host
    }

    /// Moves the controls to another scroll view; runs in progress go on there.
    func move(to next: UIScrollView) {
      guard next !== scrollView else { return }
      leave()
      enter(next)
      for edge in OverscrollEdge.allCases {
        guard let control = edges[edge].control else { continue }
        control.attach(to: self, at: edge)
        showIndicator(at: edge)
      }
      letBounce()
      showOpenHeaders()
      yieldToSystemControl()
      refreshWhatIsOld()
    }

    /// Waits for a scroll view in another view; until there is one, runs need only a window.
    func wait(in view: UIView) {
      guard superview !== view else { return }
      leave()
      view.addSubview(self)
    }

    /// Ends the host of a SwiftUI list; runs in progress are cancelled.
    func close() {
      for edge in OverscrollEdge.allCases { setControl(nil, at: edge) }
      setBackToTop(nil)
      leave()
      goAway()
    }

    /// Restores the scroll view, and everything that was added to it.
    private func leave() {
      observer.stop()
      send(.dragCancelled)
      freezer.release()
      placeholders.hide()
      looks.system?.remove()
      looks.system = nil
      keptHeaders = PerAxis(repeating: nil)
      backToTopPresenter.removeButton()
      for edge in OverscrollEdge.allCases {
        edges[edge].forgetItems()
        edges[edge].withdrawAction(in: scrollView)
        edges[edge].removeIndicator()
      }
      if let scrollView {
        for axis in OverscrollAxis.allCases { executor.letBounce(scrollView, along: axis, false) }
        executor.write { executor.removeExtraInsets(from: scrollView) }
      }
      scrollView = nil
      removeFromSuperview()
    }

    /// Shows headers and footers of runs that were open in the former scroll view.
    private func showOpenHeaders() {
      for edge in OverscrollEdge.allCases where isOpen(edge) { keep(edge, isBySystem: true) }
      setNeedsLayout()
    }
  }
#endif
