import Foundation
import HostRigs
import OverscrollCore
import OverscrollUIKit
import Testing
@_spi(Simulation) import UIKit

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
      (RetryPolicy.never, [nil]),
      (.backoff(count: 4), [1, 2, 4, 8, nil]),
      (.backoff(count: 7, firstDelay: 3), [3, 6, 12, 24, 30, 30, 30, nil]),
      (.backoff(count: -1), [nil]),
      (.backoff(count: 2, firstDelay: -1), [0, 0, nil]),
      (.backoff(count: 2, firstDelay: .nan), [0, 0, nil]),
      (.backoff(count: 2, firstDelay: 5, longestDelay: .nan), [0, 0, nil]),
      (.backoff(count: 2, firstDelay: .infinity), [30, 30, nil]),
      (.backoff(count: 2, firstDelay: .infinity, longestDelay: .infinity), [3_600, 3_600, nil]),
    ] as [(RetryPolicy, [Double?])])
  func pausesAreNumbersWhateverIsAskedFor(_ rule: RetryPolicy, _ pauses: [Double?]) {
    let error = Refused(number: 0)
    #expect(pauses.indices.map { rule.delay(after: error, failures: $0) } == pauses)
    #expect((rule.delay(after: error, failures: .max) ?? 0) <= 3_600)
  }
}
