/// The values of an edge that change during a pull.
///
/// A host shows them in every scroll event of a drag, so it reads all of them at once.
package struct PullReading: Equatable, Sendable {
  package let progress: Double
  package let pull: Double
  /// The opacity of an indicator that fades with the pull, from 0 to 1.
  ///
  /// The indicator is opaque while a result is shown, and fades out as the extra inset closes.
  package let opacity: Double
  package let turn: SettleMotion
  package let phaseStart: Double
}

extension OverscrollEngine {
  /// The values of an edge that change during a pull; nil if the edge has no control.
  ///
  /// A switch reads the machine in place; the subscript would copy it.
  package func pullReading(of edge: OverscrollEdge) -> PullReading? {
    switch edge {
    case .top: top?.pullReading
    case .bottom: bottom?.pullReading
    case .leading: leading?.pullReading
    case .trailing: trailing?.pullReading
    }
  }
}

extension EdgeMachine {
  fileprivate var pullReading: PullReading {
    let progress = progress
    return PullReading(
      progress: progress, pull: pull, opacity: opacity(progress), turn: turn, phaseStart: since)
  }

  private func opacity(_ progress: Double) -> Double {
    switch state.phase {
    case .idle, .pulling, .armed: min(1, max(0, progress))
    case .ending:
      options.placement == .over || options.hold <= 0 || extraInset.target >= options.hold
        ? 1 : min(1, max(0, overscroll / options.hold))
    case .waiting, .refreshing, .noMore, .failed: 1
    }
  }
}
