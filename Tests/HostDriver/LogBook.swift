package import OverscrollUIKit

/// The log lines of one test.
package final class LogBook: Sendable {
  private let list = Locked<[String]>([])

  package init() {}

  package var lines: [String] { list.with { $0 } }

  package var log: OverscrollLog {
    OverscrollLog { [list] line in list.with { $0.append(line) } }
  }
}
