#if canImport(UIKit)
  import Foundation

  /// Where one line each goes for what an app's author should know, and nobody else.
  ///
  /// A host takes the one that is current when it is made, and so do its runs, wherever they end: tests
  /// that run beside each other each read their own.
  package struct OverscrollLog: Sendable {
    /// The log of the hosts that are made now.
    @TaskLocal package static var current = OverscrollLog { NSLog("%@", "Overscroll: \($0)") }

    /// Takes a line.
    package let note: @Sendable (String) -> Void
  }
#endif
