#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  import Foundation
  import UIKit

  /// Observes how the drags of a scroll view end.
  ///
  /// SwiftUI's phases do not distinguish a lift from a touch that the system cancels (`Facts.md`,
  /// S6d).
  @MainActor
  final class DragWitness {
    /// Whether the system has cancelled the last drag.
    private(set) var wasCancelled = false
    private var observation: NSKeyValueObservation?

    func observe(_ scrollView: UIScrollView?) {
      wasCancelled = false
      observation = scrollView?.panGestureRecognizer.observe(\.state) { [weak self] pan, _ in
        MainActor.assumeIsolated { self?.note(pan.state) }
      }
    }

    private func note(_ state: UIGestureRecognizer.State) {
      switch state {
      case .began, .ended: wasCancelled = false
      case .cancelled, .failed: wasCancelled = true
      default: break
      }
    }
  }
#endif
