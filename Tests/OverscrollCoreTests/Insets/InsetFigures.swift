import Foundation
import OverscrollCore
import Testing

/// Prints the figures of decision 7, for changes of the ledger, and checks nothing.
///
/// `OVERSCROLL_FIGURES=1 swift test --filter InsetFigures`; without the variable it is skipped.
@Suite(
  "figures of decision 7, skipped unless OVERSCROLL_FIGURES asks for them",
  .enabled(if: ProcessInfo.processInfo.environment["OVERSCROLL_FIGURES"] != nil))
struct InsetFigures {
  private typealias Writers = InsetWriterTests

  @Test func theTable() {
    for index in InsetWriter.named(0, 0).indices {
      printLine { InsetWriter.named($0, $1)[index] }
    }
    for scale in [2.0, 3] {
      for index in 0...1 { printLine { InsetWriter.rounding($0, $1, scale: scale)[index] } }
    }
    printLine { _, _ in .odd }
    printLine { .late($0, $1) }
    for index in 0...1 { printLine { InsetWriter.rounding($0, $1, scale: 1)[index] } }
  }

  @Test func twoWritersAtOnce() {
    for length in Writers.lengths.prefix(4) {
      print("two writers over \(length.base):", Writers.shuffled(over: length))
    }
  }

  @Test func randomSequences() {
    for extraInsets in [[54, 44, 60.5, 33.333, 61], [60]] {
      print("20,000 random sequences, extra insets \(extraInsets):")
      print("ledger", Writers.random(InsetLedger.self, extraInsets: extraInsets, count: 20_000))
      print("marks", Writers.random(MarksModel.self, extraInsets: extraInsets, count: 20_000))
      print("sums", Writers.random(SumsModel.self, extraInsets: extraInsets, count: 20_000))
      print("absolute", Writers.random(AbsoluteModel.self, extraInsets: extraInsets, count: 20_000))
    }
  }

  @Test(arguments: [1.0, 2, 3]) func absoluteValuesTakenForSomethingElse(_ parts: Double) {
    let hits = [
      Writers.falseHits(of: InsetLedger.self, parts: parts),
      Writers.falseHits(of: MarksModel.self, parts: parts),
      Writers.falseHits(of: SumsModel.self, parts: parts),
    ]
    print("of 100,000 random multiples of 1/\(Int(parts)) pt:", hits.map(\.count))
  }

  private func printLine(_ writer: (Double, Double) -> InsetWriter) {
    let ledger = Writers.errors(InsetLedger.self, writer)
    let errors = [
      ledger.worst, ledger.end, Writers.errors(MarksModel.self, writer).end,
      Writers.errors(SumsModel.self, writer).end, Writers.errors(AbsoluteModel.self, writer).end,
    ]
    let numbers = errors.map { "\(($0 * 1000).rounded() / 1000)" }.joined(separator: " | ")
    print("| \(writer(0, 0).name) | \(ledger.sequences) | \(numbers) |")
  }
}
