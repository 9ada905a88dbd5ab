import HostRigs
import OverscrollCore
import OverscrollSwiftUI
import OverscrollUIKit
import ScrollPhysics
import SwiftUI
import Testing
@_spi(Simulation) import UIKit

/// Tests of states that an edge reports to the app.
@MainActor
@Suite("Observers of states in SwiftUI") struct StateChangeTests {
  /// The states that were reported.
  @MainActor
  private final class Record {
    var states: [OverscrollControl.State] = []

    /// The phases after idle; reports of SwiftUI have the first offset of a drag before the drag.
    var phases: [OverscrollPhase] {
      states.map(\.phase).drop { $0 == .idle }.reduce(into: []) {
        if $0.last != $1 { $0.append($1) }
      }
    }
  }

  private func list(_ gate: Gate, _ record: Record) -> some View {
    List(0..<60, id: \.self) { Text("\($0)").frame(height: 50) }
      .onPullToRefresh {
        await gate.pass()
        return .unchanged
      }
      .onOverscrollChange(at: .top) { record.states.append($0) }
  }

  @Test(
    "MJ1, MJ6: the app receives each phase once, also the one in which the edge begins to close")
  func phases() async {
    await onDevice { device in
      let (gate, record) = (Gate(), Record())
      let screen = SwiftUIScreen(on: device, list(gate, record))
      await device.settle()
      #expect(record.states.isEmpty, "an edge begins idle")
      screen.pull()
      await device.pass(1)
      #expect(record.phases == [.pulling, .armed, .refreshing])
      gate.open()
      await device.pass(0.1)
      #expect(record.phases.last == .ending)
      #expect(screen.scrollView.simulation.presentedOffset < -48, "it has only begun to close")
      await device.pass(1)
      #expect(record.phases == [.pulling, .armed, .refreshing, .ending, .idle])
      #expect(record.states.last?.result == .unchanged)
    }
  }

  @Test("MJ2: the app receives the progress of a pull")
  func progress() async {
    await onDevice { device in
      let (gate, record) = (Gate(), Record())
      let screen = SwiftUIScreen(on: device, list(gate, record))
      await device.settle()
      screen.finger.touch(screen.scrollView)
      var expected: [Double] = []
      for distance in [20.0, 20, 20, -30, 20] {
        screen.finger.drag(by: distance, over: 1 / 60)
        await device.pass(0.1)
        expected.append(-screen.offset() / 54)
        #expect(isNear(record.states.last?.progress ?? 0, expected.last ?? 0))
      }
      #expect(record.states.map(\.progress).max() == expected.max())
      screen.finger.lift()
      await device.pass(1)
      #expect(record.states.last == OverscrollControl.State())
    }
  }

  @Test("An observer may write state")
  func writes() async {
    await onDevice { device in
      let feed = ItemFeed()
      let screen = SwiftUIScreen(on: device, TitledScreen(feed: feed))
      await device.settle()
      screen.pull()
      await device.pass(0.3)
      #expect(screen.words.contains("Updating…"))
      await device.pass(2)
      #expect(screen.words.contains("Inbox"))
      #expect(feed.reloads == 1 && device.runtimeIssues == [])
    }
  }

  @Test("Observers outside and inside both receive a state")
  func composition() async {
    await onDevice { device in
      let (gate, inner, outer) = (Gate(), Record(), Record())
      let screen = SwiftUIScreen(
        on: device,
        VStack { list(gate, inner) }
          .onOverscrollChange(at: .top) { outer.states.append($0) }
          .onOverscrollChange(at: .bottom) { _ in Issue.record("Another edge was reported") })
      await device.settle()
      screen.pull()
      await device.pass(1)
      #expect(inner.phases == [.pulling, .armed, .refreshing] && outer.states == inner.states)
      screen.show(Text("Nothing"))
      await device.pass(0.2)
      #expect(outer.states.last == OverscrollControl.State(), "a removed edge is idle")
    }
  }
}
