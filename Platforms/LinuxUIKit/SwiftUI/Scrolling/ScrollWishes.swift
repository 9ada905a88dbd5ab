import UIKit

/// What is said outside of a scroll view that is meant for the first one inside.
struct ScrollWishes {
  var watchers: [any ScrollWatcher] = []
  /// What is added to its safe area.
  var padding = EdgeInsets()
  var position: Binding<ScrollPosition>?
}

/// Who hears of a scroll view.
@MainActor protocol ScrollWatcher {
  func look(_ geometry: ScrollGeometry, _ phase: ScrollPhase)
}

/// Hears of a value that comes of the geometry.
@MainActor final class GeometryWatcher<T: Equatable>: ScrollWatcher {
  var transform: (ScrollGeometry) -> T
  var action: (T, T) -> Void
  private var last: T

  init(_ transform: @escaping (ScrollGeometry) -> T, _ action: @escaping (T, T) -> Void) {
    (self.transform, self.action) = (transform, action)
    last = transform(
      ScrollGeometry(
        contentOffset: .zero, contentSize: .zero, contentInsets: EdgeInsets(),
        containerSize: .zero))
  }

  func look(_ geometry: ScrollGeometry, _ phase: ScrollPhase) {
    let (before, now) = (last, transform(geometry))
    guard now != before else { return }
    last = now
    action(before, now)
  }
}

/// Hears of phases.
@MainActor final class PhaseWatcher: ScrollWatcher {
  var action: (ScrollPhase, ScrollPhase) -> Void
  private var last = ScrollPhase.idle

  init(_ action: @escaping (ScrollPhase, ScrollPhase) -> Void) { self.action = action }

  func look(_ geometry: ScrollGeometry, _ phase: ScrollPhase) {
    guard phase != last else { return }
    let before = last
    last = phase
    action(before, phase)
  }
}
