import Foundation
import HostRigs
import OverscrollCore
import Testing
@_spi(Simulation) import UIKit

@testable import OverscrollUIKit

/// Retries after a failure, which are never automatic unless requested.
@MainActor
@Suite struct RetryTests {
  struct Refused: LocalizedError {
    let number: Int
    var errorDescription: String? { "Refused \(number)" }
  }

  // MARK: With backoff

  @Test(
    arguments: [
      (OverscrollRetries.none, [nil]),
      (.backoff(4), [1, 2, 4, 8, nil]),
      (.backoff(7, from: 3), [3, 6, 12, 24, 30, 30, 30, nil]),
      (.backoff(-1), [nil]),
      (.backoff(2, from: -1), [0, 0, nil]),
      (.backoff(2, from: .nan), [0, 0, nil]),
      (.backoff(2, from: 5, upTo: .nan), [0, 0, nil]),
      (.backoff(2, from: .infinity), [30, 30, nil]),
      (.backoff(2, from: .infinity, upTo: .infinity), [3_600, 3_600, nil]),
    ] as [(OverscrollRetries, [Double?])])
  func pausesAreNumbersWhateverIsAskedFor(_ rule: OverscrollRetries, _ pauses: [Double?]) {
    let error = Refused(number: 0)
    #expect(pauses.indices.map { rule.delay(after: error, failures: $0) } == pauses)
    #expect((rule.delay(after: error, failures: .max) ?? 0) <= 3_600)
  }
}
