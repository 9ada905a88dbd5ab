import Foundation
import HostDriver
import OverscrollCore
import OverscrollUIKit
import Testing
import UIKit

/// Retries after a failure, which are never automatic unless requested.
@MainActor
@Suite struct RetryTests {
  struct Refused: LocalizedError {
    let number: Int
    var errorDescription: String? { "Refused \(number)" }
  }

  /// Work that throws a number of times.
  final class Server: Sendable {
    let calls = Tally()
    private let failures: Int

    init(failing failures: Int) { self.failures = failures }

    func answer() throws -> Int {
      calls.add()
      if calls.count <= failures { throw Refused(number: calls.count) }
      return calls.count
    }
  }

  /// Adds a header whose action sends a request to the server.
  private func attach(
    _ screen: Screen, _ server: Server, _ retries: RetryPolicy = .never
  ) -> OverscrollControl {
    let control = OverscrollControl.refresh { _ = try server.answer() }
    control.retryPolicy = retries
    screen.table.overscroll.top = control
    return control
  }

  // MARK: By the user

  @Test(arguments: [true, false])
  func aFailureWaitsForATapOrAPull(isTapped: Bool) async {
    await onDevice { device in
      let (screen, server) = (Screen(on: device), Server(failing: 1))
      let control = attach(screen, server)
      #expect(await control.begin()?.result == .failed("Refused 1"))
      await device.pass(isTapped ? 1 : 60)
      #expect(server.calls.count == 1, "nothing tries again by itself")
      if isTapped {
        #expect(control.phase == .failed)
        if let box = screen.box(.top) { screen.finger.tap(box) }
      } else {
        screen.pull()
      }
      await device.pass(1)
      #expect(server.calls.count == 2 && control.result == .updated)
    }
  }

  @Test func aFailedPageWaitsForATap() async {
    await onDevice { device in
      let (screen, server) = (Screen(on: device), Server(failing: 1))
      let control = OverscrollControl.loadMore(trigger: .onTap) {
        _ = try server.answer()
        return .updated
      }
      screen.table.overscroll.bottom = control
      screen.table.contentOffset.y = 1_230
      control.begin()
      await device.pass(60)
      #expect(server.calls.count == 1 && control.phase == .failed)
      if let box = screen.box(.bottom) { screen.finger.tap(box) }
      await device.pass(1)
      #expect(server.calls.count == 2 && control.result == .updated)
    }
  }

  // MARK: With backoff

  @Test func anActionIsTriedAgainInOneRunAfterLongerAndLongerPauses() async {
    await onDevice { device in
      let (screen, server) = (Screen(on: device), Server(failing: 3))
      let control = attach(screen, server, .backoff(count: 3))
      let (run, start) = (control.begin(), device.now)
      for (second, calls) in [(0.9, 1), (1.1, 2), (2.9, 2), (3.1, 3), (6.9, 3), (7.1, 4)] {
        await device.pass(second - (device.now - start))
        #expect(server.calls.count == calls, "\(second) s")
        #expect((control.phase == .refreshing) == (calls < 4), "\(second) s")
      }
      #expect(await run?.result == .updated)
      await device.pass(60)
      #expect(server.calls.count == 4)
    }
  }

  @Test func whatGoesOnFailingFailsWithTheLastError() async {
    await onDevice { device in
      let (screen, server) = (Screen(on: device), Server(failing: 9))
      let control = attach(screen, server, .backoff(count: 2, firstDelay: 0.5))
      let run = control.begin()
      await device.pass(60)
      #expect(await run?.result == .failed("Refused 3"))
      #expect(server.calls.count == 3)
      // A new run has all its attempts.
      control.begin()
      await device.pass(60)
      #expect(server.calls.count == 6)
    }
  }

  @Test func aFetchIsTriedAgainAndAppliedOnce() async {
    await onDevice { device in
      let (screen, server, applied) = (Screen(on: device), Server(failing: 2), Tally())
      let control = OverscrollControl.refresh(
        owner: screen, fetch: { try server.answer() }, apply: { _, _ in applied.add() })
      control.retryPolicy = .backoff(count: 5, firstDelay: 0.1)
      screen.table.overscroll.top = control
      let run = control.begin()
      #expect(await eventually { server.calls.count == 1 })
      await device.pass(0.15)
      #expect(await eventually { server.calls.count == 2 })
      await device.pass(0.25)
      #expect(await run?.result == .updated)
      #expect(server.calls.count == 3 && applied.count == 1)
    }
  }

  @Test func aRunThatIsGivenUpInItsPauseTriesNothingMore() async {
    await onDevice { device in
      let (screen, server) = (Screen(on: device), Server(failing: 9))
      let control = attach(screen, server, .backoff(count: 9))
      let run = control.begin()
      await device.pass(0.5)
      control.cancel()
      #expect(await run?.result == .cancelled)
      await device.pass(60)
      #expect(server.calls.count == 1)
    }
  }

  @Test func theTimeoutCountsFromTheFirstAttempt() async {
    await onDevice { device in
      let (screen, server) = (Screen(on: device), Server(failing: 9))
      screen.table.overscroll.durations.timeout = 2
      let run = attach(screen, server, .backoff(count: 9)).begin()
      await device.pass(60)
      #expect(await run?.result == .failed)
      #expect(server.calls.count == 2, "at once, and after a second")
    }
  }

  @Test func anErrorThatComesBackIsNotTriedAgain() async {
    await onDevice { device in
      let (screen, server) = (Screen(on: device), Server(failing: 9))
      let rule = RetryPolicy.backoff(count: 9) { ($0 as? Refused)?.number != 2 }
      let run = attach(screen, server, rule).begin()
      await device.pass(60)
      #expect(await run?.result == .failed("Refused 2"))
      #expect(server.calls.count == 2)
    }
  }

  @Test(arguments: [CancellationError() as any Error, URLError(.cancelled)])
  func aCancellationIsNotTriedAgain(error: any Error) async {
    await onDevice { device in
      let (screen, calls) = (Screen(on: device), Tally())
      let control = OverscrollControl.refresh {
        calls.add()
        throw error
      }
      control.retryPolicy = .backoff(count: 9)
      screen.table.overscroll.top = control
      let run = control.begin()
      await device.pass(10)
      #expect(await run?.result == .cancelled)
      #expect(calls.count == 1)
    }
  }

  @Test func aListThatIsDroppedInAPauseIsFreed() async {
    await onDevice { device in
      let server = Server(failing: 9)
      var screen: Screen? = Screen(on: device)
      var token: Token? = Token()
      let seen = Weak(object: token)
      screen?.table.overscroll.top = .refresh { [token] in
        try withExtendedLifetime(token) { _ = try server.answer() }
      }
      screen?.table.overscroll.top?.retryPolicy = .backoff(count: 9)
      token = nil
      let table = Weak(object: screen?.table)
      let run = screen?.table.overscroll.top?.begin()
      await device.pass(0.5)
      screen = nil
      #expect(table.object == nil && run?.isCurrent == false)
      #expect(await eventually { seen.object == nil }, "the pause is over at once")
      #expect(server.calls.count == 1)
    }
  }

}
