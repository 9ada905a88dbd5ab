#if canImport(UIKit)
  import Foundation

  /// One line each for what an app's author should know, and nobody else.
  enum OverscrollLog {
    private static let told = Locked(Set<String>())
    /// Where the lines go; tests read them here.
    static let sink = Locked<@Sendable (String) -> Void>({ print("Overscroll: \($0)") })

    static func note(_ line: String) { sink.with { $0 }(line) }

    /// Says a line that comes again and again only once.
    static func noteOnce(_ line: String) {
      if told.with({ $0.insert(line).inserted }) { note(line) }
    }
  }
#endif
