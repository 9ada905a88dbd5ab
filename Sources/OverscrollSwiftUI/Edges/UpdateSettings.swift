#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  import Foundation
  import OverscrollUIKit

  /// Applies the settings of a configuration for the time of the last update to a control.
  @MainActor
  final class UpdateSettings {
    private var line: (@MainActor (Date?) -> String?)?
    /// The line that was created last.
    private var shown: String?
    /// The time of the configuration that was applied last.
    private var applied: Date?

    /// Applies a configuration; the control is redrawn only if the line has changed.
    func apply(_ configuration: OverscrollEdgeConfiguration, to control: OverscrollControl) {
      if let date = configuration.lastUpdated, date != applied {
        applied = date
        control.lastUpdated = date
      }
      line = configuration.lastUpdatedText
      let text = line?(control.lastUpdated)
      guard (line == nil) != (control.lastUpdatedText == nil) || text != shown else { return }
      shown = text
      // Closures cannot be compared, so the control's closure calls the latest one.
      control.lastUpdatedText = nil
      if line != nil { control.lastUpdatedText = { [weak self] date in self?.line?(date) } }
    }
  }
#endif
