import OverscrollCore

extension SimulatedScrollView {
  /// Removes the view from its window.
  ///
  /// A touch is cancelled, motions stop and are clamped, and animations end. That a motion ends
  /// here is an assumption about UIKit.
  package mutating func detach() {
    guard isInWindow else { return }
    touchCancelled()
    dropPresentation()
    stopAll()
    isInWindow = false
  }

  /// Adds the view to a window.
  package mutating func attach() { isInWindow = true }

  private mutating func stopAll() {
    for axis in OverscrollAxis.allCases {
      axes[axis].stop()
      axes[axis].replan()
    }
    settle()
  }
}
