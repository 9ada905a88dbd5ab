#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  import OverscrollCore
  import OverscrollUIKit
  import SwiftUI

  /// Keeps the control of an edge while what is said of it is described again and again.
  @MainActor
  final class EdgeControlStore {
    /// What is asked of whoever has the control at an edge.
    struct Requests {
      let phase: @MainActor () -> OverscrollPhase
      let begin: @MainActor () -> Bool
      let cancel: @MainActor () -> Void
    }

    private(set) var control: OverscrollControl?
    private(set) var edge = OverscrollEdge.top
    private var content: ContentIndicator?
    private var isRefreshing: Binding<Bool>?
    private var lastWish = false
    /// Whether the age of the list has not been looked at since it was said.
    private var isAgeNew = false

    /// Takes over what is said now; the control stays, and a run that is under way goes on.
    func take(
      _ setup: EdgeSetup, _ wishes: OverscrollEnvironment, _ isRefreshing: Binding<Bool>?,
      in environment: EnvironmentValues
    ) {
      edge = setup.edge
      self.isRefreshing = isRefreshing
      let own = ownIndicator(setup, environment)
      let next = setup.control(wishes, own)
      guard let control, control.options.purpose == setup.purpose else {
        isAgeNew = true
        return control = next
      }
      control.useAction(of: next)
      if !control.indicator.isLike(next.indicator) { control.indicator = next.indicator }
      if control.options.trigger != next.options.trigger {
        control.options.trigger = next.options.trigger
      }
      if control.texts != next.texts { control.texts = next.texts }
      control.feedback = next.feedback
      control.fadesWithPull = next.fadesWithPull
      keepFresh(control, as: next)
    }

    private func keepFresh(_ control: OverscrollControl, as next: OverscrollControl) {
      let isSame =
        control.maximumAge == next.maximumAge && control.lastUpdatedKey == next.lastUpdatedKey
      guard !isSame else { return }
      control.refreshWhenOlder(than: next.maximumAge, key: next.lastUpdatedKey)
      isAgeNew = true
    }

    /// Whether the age has to be looked at; once for each that is said, and not for each description.
    func takesNewAge() -> Bool {
      defer { isAgeNew = false }
      return isAgeNew
    }

    /// One view for all descriptions, which is told of each.
    private func ownIndicator(
      _ setup: EdgeSetup, _ environment: EnvironmentValues
    ) -> OverscrollIndicator? {
      guard let make = setup.content else { return nil }
      let content = content ?? ContentIndicator(make, environment)
      self.content = content
      content.take(make, environment)
      return content.indicator
    }

    // MARK: Whether it runs, as the app has it

    /// Does what the app has written, if it has: true begins, false gives up.
    func applyBinding(_ requests: Requests) {
      guard let isRefreshing else { return }
      let wish = isRefreshing.wrappedValue
      guard wish != lastWish else { return }
      lastWish = wish
      let isRunning = requests.phase().isRun
      if wish, !isRunning, !requests.begin() { sayLater(requests) }
      if !wish, isRunning { requests.cancel() }
    }

    /// Writes for the app whether it runs.
    func follow(_ phase: OverscrollPhase) {
      guard let isRefreshing else { return }
      if isRefreshing.wrappedValue != phase.isRun { isRefreshing.wrappedValue = phase.isRun }
      // Not what was written: a constant binding takes nothing, and has no wish either.
      lastWish = isRefreshing.wrappedValue
    }

    /// A view that is being described must not be written to.
    private func sayLater(_ requests: Requests) {
      Task { [weak self] in self?.follow(requests.phase()) }
    }
  }

  extension OverscrollPhase {
    /// Whether an action runs, or waits for its window.
    fileprivate var isRun: Bool { self == .refreshing || self == .waiting }
  }
#endif
