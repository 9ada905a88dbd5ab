import UIKit

/// Offsets, insets and their notifications.
extension FactProbe {
  @MainActor static let scrolling = [
    FactProbe(id: "U6a", title: "Offsets are rounded to pixels") { stage in
      let view = UIScrollView()
      stage.show(view)
      view.contentOffset.y = 10.4
      return rounding(of: view.contentOffset.y, isRounded: .fact, in: view)
    },
    FactProbe(id: "U6b", title: "Insets are not rounded") { stage in
      let view = UIScrollView()
      stage.show(view)
      view.contentInset.top = 10.4
      return rounding(of: view.contentInset.top, isRounded: .alternative, in: view)
    },
    FactProbe(id: "U7", title: "The safe area cannot be observed") { stage in
      let (view, changes) = (UIScrollView(), ChangeCounter())
      let controller = stage.show(view)
      let observations = [
        view.observe(\.safeAreaInsets) { _, _ in changes.count() },
        view.observe(\.adjustedContentInset) { _, _ in changes.count() },
      ]
      controller.additionalSafeAreaInsets.top += 20
      stage.layOut(view)
      defer { observations.forEach { $0.invalidate() } }
      return Reading(holds: changes.total == 0, "\(changes.total) notifications")
    },
    FactProbe(id: "U11", title: "A scroll view cancels touches in views, not in controls") { _ in
      let view = UIScrollView()
      let answers = [
        view.touchesShouldCancel(in: UIView()), view.touchesShouldCancel(in: UIControl()),
      ]
      return Reading(holds: answers == [true, false], "\(answers)")
    },
    FactProbe(id: "U12", title: "A new UIUpdateLink is enabled") { stage in
      guard #available(iOS 18, tvOS 18, visionOS 2, *) else { return nil }
      let view = UIScrollView()
      stage.show(view)
      let isEnabled = UIUpdateLink(view: view).isEnabled
      return Reading(holds: isEnabled, "isEnabled \(isEnabled)")
    },
    FactProbe(id: "U20", title: "bounces is true only if both axes bounce") { _ in
      guard #available(iOS 17.4, tvOS 17.4, visionOS 1.1, *) else { return nil }
      let view = UIScrollView()
      view.bouncesVertically = false
      return Reading(holds: !view.bounces && view.bouncesHorizontally, "bounces \(view.bounces)")
    },
    FactProbe(id: "U28", title: "Short content rests at its top inset") { stage in
      let view = UIScrollView()
      view.contentInsetAdjustmentBehavior = .always
      stage.show(view, content: 100)
      let top = -view.adjustedContentInset.top
      return Reading(holds: abs(view.contentOffset.y - top) < 0.001, "\(view.contentOffset.y)")
    },
  ]

  /// Compares a value that was set to 10.4 with the nearest pixel.
  @MainActor private static func rounding(
    of value: CGFloat, isRounded: Side, in view: UIView
  ) -> Reading {
    let scale = view.traitCollection.displayScale
    let pixel = (10.4 * scale).rounded() / scale
    return isRounded == .fact
      ? Reading(value, fact: pixel, alternative: 10.4)
      : Reading(value, fact: 10.4, alternative: pixel)
  }
}

/// Counts notifications.
private final class ChangeCounter: @unchecked Sendable {
  private(set) var total = 0

  func count() { total += 1 }
}
