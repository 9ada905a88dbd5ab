import Foundation
import HostDriver
import OverscrollCore
import OverscrollUIKit
import Testing
import UIKit

/// The forms of an action: their work, the objects that they retain, and their errors.
@MainActor
@Suite struct ActionTests {
  /// The code of a screen, as far as an action needs it.
  @MainActor
  final class Owner {
    var applied: [Int] = []
    let gate = Gate()

    func reload() async { await gate.wait() }
  }

  struct Refused: LocalizedError {
    var errorDescription: String? { "The server is asleep." }
  }

  struct Wordless: Error {}

  /// An answer of a server, by which an app decides what to do.
  struct Status: Error, Equatable {
    let code: Int
  }

  // MARK: Fetch and apply

  @Test func whatWasFetchedIsAppliedToTheOwner() async {
    await onDevice { device in
      let (screen, owner) = (Screen(on: device), Owner())
      screen.table.overscroll.top = .refresh(
        owner: owner, fetch: { 7 },
        apply: { owner, number in
          owner.applied.append(number)
          return .updated("One new")
        })
      let result = await screen.table.overscroll.top?.begin()?.result
      #expect(result == .updated("One new"))
      #expect(owner.applied == [7])
      screen.wait(3)
      #expect(screen.table.overscroll.top?.result == .updated("One new"))
      #expect(screen.table.overscroll.top?.phase == .idle)
    }
  }

  @Test func theOwnerIsFreeDuringTheFetchAndThenNothingIsApplied() async {
    await onDevice { device in
      let (screen, gate, applied) = (Screen(on: device), Gate(), Tally())
      var owner: Owner? = Owner()
      let seen = Weak(object: owner)
      if let owner {
        screen.table.overscroll.top = .refresh(
          owner: owner, fetch: { await gate.wait() },
          apply: { _, _ in
            applied.add()
            return .updated
          })
      }
      let run = screen.table.overscroll.top?.begin()
      await device.settle()
      owner = nil
      #expect(seen.object == nil)
      gate.open()
      #expect(await run?.result == .cancelled)
      #expect(applied.count == 0)
    }
  }

  @Test(arguments: [true, false])
  func whatIsNoLongerWantedIsNeverApplied(isReplaced: Bool) async {
    await onDevice { device in
      let (screen, owner, gate, fetched) = (Screen(on: device), Owner(), Gate(), Tally())
      // This fetch ignores its cancellation.
      let control = OverscrollControl.refresh(
        owner: owner,
        fetch: {
          await gate.wait()
          fetched.add()
          return 1
        },
        apply: { owner, number in
          owner.applied.append(number)
          return .updated
        })
      screen.table.overscroll.top = control
      let run = control.begin()
      await device.settle()
      if isReplaced { screen.table.overscroll.top = .refresh {} } else { control.cancel() }
      #expect(run?.isCurrent == false)
      gate.open()
      #expect(await eventually { fetched.count == 1 })
      await device.pass(1)
      #expect(owner.applied.isEmpty)
      #expect(await run?.result == .cancelled)
    }
  }

  @Test func aRunThatIsGivenUpBeforeItBeganFetchesNothing() async {
    await onDevice { device in
      let (screen, owner, fetched) = (Screen(on: device), Owner(), Tally())
      let control = OverscrollControl.refresh(
        owner: owner, fetch: { fetched.add() }, apply: { _, _ in .updated })
      screen.table.overscroll.top = control
      control.begin()
      control.cancel()
      await device.pass(0.2)
      #expect(fetched.count == 0)
    }
  }

  // MARK: Waiting until idle

  @Test func rowsWaitForTheFingerAtMostThreeTenthsOfASecond() async {
    await onDevice { device in
      let (screen, owner, fetched) = (Screen(on: device), Owner(), Tally())
      screen.table.overscroll.top = .refresh(
        owner: owner, fetch: { fetched.add() },
        apply: { owner, _ in
          owner.applied.append(1)
          return .updated
        })
      screen.finger.touch(screen.table)
      screen.finger.drag(by: -100, over: 0.2)
      screen.table.overscroll.top?.begin()
      #expect(await eventually { fetched.count == 1 })
      await device.settle()
      await device.pass(0.25)
      #expect(owner.applied.isEmpty)
      await device.pass(0.1)
      #expect(owner.applied == [1])
      screen.finger.lift()
    }
  }

  @Test func withoutAWindowNobodyWaits() async {
    await onDevice { device in
      let (screen, owner, gate) = (Screen(on: device), Owner(), Gate())
      screen.table.overscroll.top = .refresh(
        owner: owner, fetch: { await gate.wait() },
        apply: { owner, _ in
          owner.applied.append(1)
          return .updated
        })
      let run = screen.table.overscroll.top?.begin()
      screen.finger.touch(screen.table)
      screen.finger.drag(by: -50, over: 0.1)
      await device.settle()
      gate.open()
      await device.settle()
      screen.leaveWindow()
      #expect(await run?.result == .updated)
      #expect(owner.applied == [1])
    }
  }

  // MARK: One function

  @Test func aClosureWithAWeakCaptureKeepsItThroughTheAwaitAndNoLonger() async {
    await onDevice { device in
      let screen = Screen(on: device)
      var owner: Owner? = Owner()
      let (seen, gate) = (Weak(object: owner), owner?.gate)
      screen.table.overscroll.top = .refresh { [weak owner] in await owner?.reload() }
      let run = screen.table.overscroll.top?.begin()
      await device.settle()
      owner = nil
      #expect(seen.object != nil, "the function is using it")
      gate?.open()
      #expect(await run?.result == .updated)
      #expect(await eventually { seen.object == nil })
    }
  }

  @Test func aFunctionMaySayHowItEnded() async {
    await onDevice { device in
      let (screen, owner) = (Screen(on: device), Owner())
      screen.table.overscroll.top = .refresh { [weak owner] in
        owner?.applied.append(1)
        return .unchanged("Nothing new")
      }
      screen.table.overscroll.bottom = .loadMore { .loaded(hasMore: false) }
      #expect(
        await screen.table.overscroll.top?.begin()?.result == .unchanged("Nothing new"))
      #expect(owner.applied == [1])
      screen.wait(3)
      #expect(await screen.table.overscroll.bottom?.begin()?.result == .noMore)
      #expect(screen.table.overscroll.bottom?.phase == .noMore)
    }
  }

  @Test func aPlainClosureKeepsWhatItCapturesAsLongAsTheControl() async {
    await onDevice { device in
      let screen = Screen(on: device)
      var token: Token? = Token()
      let (seen, used) = (Weak(object: token), Tally())
      if let token {
        screen.table.overscroll.top = .refresh {
          withExtendedLifetime(token) { used.add() }
        }
      }
      token = nil
      #expect(await screen.table.overscroll.top?.begin()?.result == .updated)
      #expect(used.count == 1)
      #expect(seen.object != nil)
      screen.table.overscroll.top = nil
      #expect(await eventually { seen.object == nil })
    }
  }

  @Test("A refresh returns a result, or nothing, which counts as updated")
  func refreshReturnsNothingOrAResult() async {
    await onDevice { device in
      let (screen, used, owner) = (Screen(on: device), Tally(), Owner())
      let answer: @MainActor () async throws -> RefreshResult = { .unchanged }
      @MainActor func result(of control: OverscrollControl) async -> RefreshResult? {
        screen.table.overscroll.top = control
        return await control.begin()?.result
      }
      let nothing = await result(of: .refresh {})
      #expect(nothing == .updated)
      let statement = await result(of: .refresh { used.add() })
      #expect(statement == .updated)
      let statements = await result(
        of: .refresh {
          used.add()
          used.add()
        })
      #expect(statements == .updated)
      let expression = await result(of: .refresh { try await answer() })
      #expect(expression == .unchanged)
      let choice = await result(of: .refresh { used.count > 99 ? .failed : .noMore })
      #expect(choice == .noMore)
      let returned = await result(
        of: .refresh {
          used.add()
          return .loaded(hasMore: false)
        })
      #expect(returned == .noMore)
      let awaited = await result(
        of: .refresh {
          let result = try await answer()
          return result
        })
      #expect(awaited == .unchanged)
      let owned = await result(
        of: .refresh(owner: owner, fetch: { 1 }, apply: { _, _ in .unchanged }))
      #expect(owned == .unchanged)
      let ownedStatements = await result(
        of: .refresh(
          owner: owner, prepare: { $0.applied.count }, fetch: { $0 },
          apply: { owner, number in
            used.add()
            owner.applied.append(number)
          }))
      #expect(ownedStatements == .updated)
      let optional = await result(of: .refresh { [weak owner] in owner?.applied.append(1) })
      #expect(optional == .updated)
      #expect(used.count == 5)
      #expect(owner.applied.count == 2)
    }
  }

  // MARK: Errors

  @Test func anErrorFailsWithItsOwnWords() async {
    await onDevice { device in
      let (screen, owner) = (Screen(on: device), Owner())
      screen.table.overscroll.top = .refresh(
        owner: owner, fetch: { throw Refused() }, apply: { _, _ in .updated })
      let result = await screen.table.overscroll.top?.begin()?.result
      #expect(result == .failed("The server is asleep."))
      screen.wait(1)
      #expect(screen.table.overscroll.top?.phase == .failed)
    }
  }

  @Test func anErrorWithoutWordsFailsWithOurs() async {
    await onDevice { device in
      let screen = Screen(on: device)
      screen.table.overscroll.top = .refresh { throw Wordless() }
      #expect(await screen.table.overscroll.top?.begin()?.result == .failed)
    }
  }

  @Test("The result of a failed run has the error, whatever the form of the action")
  func aFailureKeepsItsError() async {
    await onDevice { device in
      let (screen, owner) = (Screen(on: device), Owner())
      let status = Status(code: 401)
      let controls: [OverscrollControl] = [
        .refresh { throw status },
        .refresh(owner: owner, fetch: { throw status }, apply: { _, _ in .updated }),
        .refresh(manual: { $0.end(.failed(status)) }),
        .loadMore { throw status },
      ]
      for control in controls {
        screen.table.overscroll.top = control
        #expect(await control.begin()?.result.error as? Status == status)
        screen.wait(1)
        #expect(control.result?.error as? Status == status)
        #expect(control.result == .failed, "errors are not compared")
      }
    }
  }

  @Test("Only a failure has an error, and a message does not replace it")
  func onlyFailuresHaveErrors() {
    let status = Status(code: 500)
    #expect(RefreshResult(.updated, error: status).error == nil)
    #expect(RefreshResult.failed("Offline").error == nil)
    let failed = RefreshResult(.failed, message: "Offline", error: status)
    #expect(failed == .failed("Offline") && failed.error as? Status == status)
    #expect(RefreshResult.failed(Refused()) == .failed("The server is asleep."))
  }

  @Test("A result with only an error, such as a paginator's, shows the error's own message")
  func errorGivesResultItsMessage() async {
    await onDevice { device in
      let screen = Screen(on: device)
      let controls: [OverscrollControl] = [
        .refresh { RefreshResult(.failed, error: Refused()) },
        .refresh(manual: { $0.end(RefreshResult(.failed, error: Refused())) }),
      ]
      for control in controls {
        screen.table.overscroll.top = control
        #expect(await control.begin()?.result == .failed("The server is asleep."))
        screen.wait(1)
      }
    }
  }

  @Test(arguments: [CancellationError() as any Error, URLError(.cancelled)])
  func aCancellationIsNoFailure(error: any Error) async {
    await onDevice { device in
      let screen = Screen(on: device)
      screen.table.overscroll.top = .refresh { throw error }
      #expect(await screen.table.overscroll.top?.begin()?.result == .cancelled)
      screen.wait(2)
      #expect(screen.table.overscroll.top?.phase == .idle)
    }
  }

  // MARK: Ended by other code

  @Test func byHandTheRunIsTheAppsToEnd() {
    onScreen { screen in
      var runs: [OverscrollRun] = []
      let control = OverscrollControl.refresh(manual: { runs.append($0) })
      screen.table.overscroll.top = control
      let run = control.begin()
      #expect(runs.count == 1 && runs.first == run)
      screen.wait(1)
      runs[0].end(.updated)
      #expect(control.phase == .ending)
      #expect(run?.isCurrent == false)
    }
  }

  @Test func codeThatKeepsNoRunEndsItThroughTheControl() {
    let book = LogBook()
    onScreen(book) { screen in
      let begun = Tally()
      let control = OverscrollControl.refresh(manual: { _ in begun.add() })
      screen.table.overscroll.top = control
      for round in 1...3 {
        let run = control.begin()
        screen.wait(1)
        #expect(begun.count == round)
        #expect(run?.isCurrent == true, "nobody holds it but the run itself")
        control.end(.unchanged)
        control.end(.failed)
        screen.wait(1)
        #expect(control.phase == .idle)
        #expect(control.result == .unchanged)
      }
      for _ in 0..<3 { control.end() }
      #expect(control.phase == .idle)
    }
    #expect(book.lines.count == 1, "the second end of a run met nothing")
  }
}
