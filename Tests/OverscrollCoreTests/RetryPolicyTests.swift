import OverscrollCore
import Testing

/// The delays between attempts.
@Suite struct RetryPolicyTests {
  private struct Offline: Error {}

  private static func delays(_ policy: RetryPolicy, chance: Double = 0) -> [Double?] {
    (0..<4).map { policy.delay(after: Offline(), failures: $0, chance: chance) }
  }

  @Test("Each delay is twice as long as the one before, up to the longest, for as many retries")
  func delaysDouble() {
    let policy = RetryPolicy.backoff(count: 3, firstDelay: 0.5, longestDelay: 1.5)
    #expect(Self.delays(policy) == [0.5, 1, 1.5, nil])
    #expect(policy.delay(after: Offline(), failures: 0) == 0.5, "Without a random part.")
  }

  @Test("A random part shortens a delay by half of it at most")
  func chanceShortensDelays() {
    let policy = RetryPolicy.backoff(count: 2, firstDelay: 1, longestDelay: 30)
    #expect(Self.delays(policy, chance: 1) == [0.5, 1, nil, nil])
    var random = policy
    random.jitter = 5
    #expect(Self.delays(random, chance: 0.5) == [0.5, 1, nil, nil], "A delay is random at most.")
  }

  @Test("Invalid delays count as none, and no delay is longer than an hour")
  func delaysAreBounded() {
    for invalid in [-1, Double.nan] {
      #expect(Self.delays(.backoff(count: 1, firstDelay: invalid)).first == 0)
    }
    let endless = RetryPolicy.backoff(count: 1, firstDelay: .infinity, longestDelay: .infinity)
    #expect(Self.delays(endless).first == 3600)
  }

  @Test("An error for which no retry helps is not retried")
  func uselessRetriesAreLeftOut() {
    let policy = RetryPolicy.backoff(count: 2) { !($0 is Offline) }
    #expect(Self.delays(policy) == [nil, nil, nil, nil])
  }
}
