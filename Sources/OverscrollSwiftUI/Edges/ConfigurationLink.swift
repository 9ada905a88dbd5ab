#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  import Foundation
  import OverscrollUIKit

  /// Applies an edge's configuration to its control: the time of the last update, and closures.
  ///
  /// Closures cannot be compared, so the control's closures call those of the latest configuration.
  @MainActor
  final class ConfigurationLink {
    private var configuration = OverscrollEdgeConfiguration()
    /// The line about the last update that was created last.
    private var shown: String?
    /// The time of the last update that was applied last.
    private var applied: Date?

    /// Applies a configuration; the control is redrawn only if its line has changed.
    func apply(_ next: OverscrollEdgeConfiguration, to control: OverscrollControl) {
      configuration = next
      applyShouldArm(to: control)
      applyLastUpdated(to: control)
    }

    private func applyShouldArm(to control: OverscrollControl) {
      let asks = configuration.shouldArm != nil
      guard asks != (control.shouldArm != nil) else { return }
      control.shouldArm = nil
      if asks { control.shouldArm = { [weak self] _ in self?.configuration.shouldArm?() ?? true } }
    }

    private func applyLastUpdated(to control: OverscrollControl) {
      if let date = configuration.lastUpdated, date != applied {
        applied = date
        control.lastUpdated = date
      }
      let line = configuration.lastUpdatedText
      let text = line?(control.lastUpdated)
      guard (line == nil) != (control.lastUpdatedText == nil) || text != shown else { return }
      shown = text
      control.lastUpdatedText = nil
      guard line != nil else { return }
      control.lastUpdatedText = { [weak self] date in self?.configuration.lastUpdatedText?(date) }
    }
  }
#endif
