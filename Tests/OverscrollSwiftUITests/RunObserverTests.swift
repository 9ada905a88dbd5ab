import HostRigs
import OverscrollCore
import OverscrollUIKit
import SwiftUI
import Testing
@_spi(Simulation) import UIKit

@testable import OverscrollSwiftUI

/// Observers that are called once per change of the phase, and once per run.
@MainActor
@Suite("Observers of runs in SwiftUI") struct RunObserverTests {
  struct Refused: Error {}

  /// The error of an HTTP library for a request that was cancelled.
  struct Aborted: Error {}

  @MainActor
  private final class Record {
    var changes: [[OverscrollPhase]] = []
    var results: [RefreshResult] = []
    var order: [String] = []
    var calls = 0

    var phases: [OverscrollPhase] { changes.compactMap(\.last) }
    var isChain: Bool {
      zip(changes, changes.dropFirst()).allSatisfy { $0[1] == $1[0] }
        && changes.allSatisfy { $0[0] != $0[1] }
    }
  }

  private func list(
    _ record: Record, retries: RetryPolicy = .never, _ box: ProxyBox = ProxyBox(),
    _ action: @escaping @MainActor () async throws -> RefreshResult
  ) -> some View {
    List(0..<60, id: \.self) { Text("\($0)").frame(height: 50) }
      .background { ProxyProbe(box: box) }
      .onPullToRefresh(action)
      .overscrollConfiguration { configuration in
        configuration.retryPolicy = retries
        let usual = configuration.isCancellation
        configuration.isCancellation = { usual($0) || $0 is Aborted }
      }
      .onOverscrollPhaseChange(at: .top) { old, new in
        record.changes.append([old, new])
        record.order.append("\(new)")
      }
      .onOverscrollEnd(at: .top) { result in
        record.results.append(result)
        record.order.append("end")
      }
  }

  @Test("A pull reports each phase once, and its end once")
  func pull() async {
    await onDevice { device in
      let record = Record()
      let screen = SwiftUIScreen(on: device, list(record) { .updated("One new") })
      await device.settle()
      screen.pull()
      await device.pass(5)
      #expect(record.phases == [.pulling, .armed, .refreshing, .ending, .idle] && record.isChain)
      #expect(record.results == [.updated("One new")])
      #expect(record.order.last { $0 != "idle" } == "end", "the end follows its phase")
    }
  }

  @Test("A failure with retries ends once, with its error")
  func failure() async {
    await onDevice { device in
      let record = Record()
      let screen = SwiftUIScreen(
        on: device,
        list(record, retries: .backoff(count: 2, firstDelay: 0)) {
          record.calls += 1
          throw Refused()
        })
      await device.settle()
      screen.pull()
      await device.pass(8)
      #expect(record.calls == 3)
      #expect(record.results == [.failed])
      #expect(record.results.first?.error is Refused && record.isChain)
      #expect(record.phases.filter { $0 == .refreshing }.count == 1)
    }
  }

  @Test(
    "A cancellation that a library wraps ends as cancelled and is not retried")
  func wrappedCancellation() async {
    await onDevice { device in
      let record = Record()
      let screen = SwiftUIScreen(
        on: device,
        list(record, retries: .backoff(count: 2)) {
          record.calls += 1
          throw Aborted()
        })
      await device.settle()
      screen.pull()
      await device.pass(5)
      #expect(record.calls == 1 && record.results == [.cancelled])
      #expect(!record.phases.contains(.failed))
    }
  }

  @Test("A restart ends the run in progress and begins another")
  func restart() async {
    await onDevice { device in
      let (record, gate, box) = (Record(), Gate(), ProxyBox())
      let screen = SwiftUIScreen(
        on: device,
        list(record, box) {
          record.calls += 1
          await gate.pass()
          return .updated
        })
      await device.settle()
      screen.pull()
      await device.pass(1)
      box.proxy.begin(.top)
      await device.settle()
      #expect(record.calls == 1, "begin joins")
      box.proxy.restart(.top)
      await device.settle()
      #expect(record.calls == 2 && record.results == [.cancelled])
      gate.open()
      await device.pass(3)
      #expect(record.results == [.cancelled, .updated] && record.isChain)
    }
  }

  @Test("A run whose view is removed ends once, as cancelled")
  func removal() async {
    await onDevice { device in
      let (record, gate) = (Record(), Gate())
      let screen = SwiftUIScreen(
        on: device,
        VStack {
          list(record) {
            await gate.pass()
            return .updated
          }
        })
      await device.settle()
      screen.pull()
      await device.pass(1)
      screen.show(Text("Nothing"))
      await device.pass(0.5)
      #expect(record.results == [.cancelled] && record.phases.last == .idle)
      gate.open()
      await device.pass(1)
      #expect(record.results.count == 1)
    }
  }
}
