import HostDriver
import Observation
import OverscrollCore
import OverscrollUIKit
import Testing
import UIKit

extension [OverscrollPhase] {
  /// The phases, without repetitions caused by other changes.
  var withoutRepeats: [OverscrollPhase] {
    reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }
}

/// The observers of a control: the states that they receive, and the time at which they do.
@MainActor
@Suite struct StateTests {
  private static let phases: [OverscrollPhase] = [
    .idle, .pulling, .armed, .refreshing, .ending, .idle,
  ]

  /// Pulls and refreshes a list once while a reader collects the states.
  private func statesOfAPull(_ device: Device) async -> [OverscrollControl.State] {
    let screen = Screen(on: device)
    var kept: OverscrollRun?
    var control: OverscrollControl? = .refresh(manual: { kept = $0 })
    screen.table.overscroll.top = control
    guard let states = control?.states else { return [] }
    let seen = Task {
      var list: [OverscrollControl.State] = []
      for await state in states { list.append(state) }
      return list
    }
    screen.pull()
    screen.wait(1)
    kept?.end(.updated("One new"))
    screen.wait(3)
    screen.table.overscroll.top = nil
    control = nil
    return await seen.value
  }

  @Test func aSequenceTellsPhasesProgressAndResultUntilTheControlGoes() async {
    await onDevice { device in
      let states = await statesOfAPull(device)
      #expect(states.map(\.phase).withoutRepeats == Self.phases)
      let pull = states.prefix { $0.phase != .refreshing }.map(\.progress)
      #expect(pull.first == 0 && pull.contains { $0 > 0 && $0 < 1 } && (pull.max() ?? 0) > 1)
      #expect(zip(pull, pull.dropFirst()).allSatisfy { $0 < $1 || $0 > 1 }, "the finger only pulls")
      let results = states.map(\.result)
      #expect(results.prefix { $0 == nil }.count == states.firstIndex { $0.phase == .ending })
      #expect(results.drop { $0 == nil }.dropLast().allSatisfy { $0 == .updated("One new") })
      #expect(states.last == OverscrollControl.State(), "it stands nowhere any more")
      #expect(zip(states, states.dropFirst()).allSatisfy { $0 != $1 }, "nothing is told twice")
    }
  }

  @Test func aCallbackHearsTheSameInTheSameOrder() async {
    await onDevice { device in
      let screen = Screen(on: device)
      var kept: OverscrollRun?
      let control = OverscrollControl.refresh(manual: { kept = $0 })
      screen.table.overscroll.top = control
      var heard: [OverscrollControl.State] = []
      control.onChange = {
        heard.append(.init(phase: $0.phase, progress: $0.progress, result: $0.result))
      }
      var states = control.states.makeAsyncIterator()
      #expect(await states.next() == .init(), "the present one comes first")
      screen.pull()
      screen.wait(1)
      kept?.end(.unchanged)
      screen.wait(1)
      #expect(heard.map(\.phase).withoutRepeats == Array(Self.phases.dropFirst()))
      for state in heard { #expect(await states.next() == state) }
    }
  }

  @Test func aSecondReaderBeginsWithWhatIsSoThen() async {
    await onDevice { device in
      let screen = Screen(on: device)
      let control = OverscrollControl.refresh(manual: { _ in })
      screen.table.overscroll.top = control
      _ = control.states
      control.begin()
      screen.wait(1)
      var states = control.states.makeAsyncIterator()
      #expect(await states.next()?.phase == .refreshing)
      control.end()
      #expect(await states.next()?.phase == .ending)
    }
  }

  @Test func whatIsDrawnAnewIsNoChange() {
    onScreen { screen in
      let (control, heard) = (OverscrollControl.refresh(manual: { _ in }), Tally())
      screen.table.overscroll.top = control
      control.onChange = { _ in heard.add() }
      for isOn in [false, true] { control.isEnabled = isOn }
      control.indicator = .spinner
      #expect(heard.count == 0)
      control.begin()
      #expect(heard.count == 1)
    }
  }

  // MARK: Observation

  /// Counts the changes that Observation reports for the properties that a closure reads.
  private func observe<Value>(_ read: @escaping @MainActor @Sendable () -> Value) -> Tally {
    let told = Tally()
    if #available(iOS 17, tvOS 17, visionOS 1, *) { track(read, told) }
    return told
  }

  @available(iOS 17, tvOS 17, visionOS 1, *)
  private func track<Value>(_ read: @escaping @MainActor @Sendable () -> Value, _ told: Tally) {
    withObservationTracking {
      _ = read()
    } onChange: {
      told.add()
      MainActor.assumeIsolated { track(read, told) }
    }
  }

  @Test func whatIsObservedIsToldAndNothingElse() {
    onScreen { screen in
      let control = OverscrollControl.refresh(manual: { _ in })
      screen.table.overscroll.top = control
      let phases = observe { control.phase }
      let progress = observe { control.progress }
      let results = observe { control.result }
      screen.pull()
      screen.wait(1)
      #expect(phases.count == 3, "pulling, armed, refreshing")
      #expect(progress.count > 10)
      #expect(results.count == 0)
      control.end()
      screen.wait(2)
      #expect(phases.count == 5)
      #expect(results.count == 1)
      #expect(control.progress == 0)
    }
  }

}
