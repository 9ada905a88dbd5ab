#if canImport(UIKit) && !os(watchOS)
  import Foundation

  /// A log of warnings for the app's developer.
  ///
  /// A host and its runs use the log that is current when the host is created, so that parallel
  /// tests can each read their own log.
  package struct OverscrollLog: Sendable {
    /// The log for hosts that are created in this task.
    @TaskLocal package static var current = OverscrollLog { NSLog("%@", "Overscroll: \($0)") }

    /// Writes a line.
    package let note: @Sendable (String) -> Void

    package init(_ note: @escaping @Sendable (String) -> Void) { self.note = note }
  }
#endif
