import Foundation
import HostRigs
import Measurement

/// The costs per control of headers and footers, for a number of lists and rows.
@MainActor
struct ListCosts {
  private let lists: Int
  private let rows: Int
  private let rig: ListRig
  /// The number of allocations when a control is attached.
  let requests: Double
  /// The memory in use per attached control, in bytes.
  let bytes: Double
  /// The part of this memory that the views and the system's observations use, in bytes.
  let viewBytes: Double
  /// The number of writes of insets and offsets when the controls of one list are attached.
  let writes: Double
  private let time: Spread

  init(lists: Int, rows: Int) {
    let rig = ListRig(lists: lists, rows: rows)
    let controls = Double(lists * ListRig.controlsPerList)
    // These lists create everything that is created only once, or that all lists share.
    let warmUp = ListRig(lists: 20, rows: 1)
    warmUp.equip()
    defer { warmUp.strip() }
    rig.equip()
    rig.strip()
    viewBytes = Self.bytes { rig.equipWithViewsAlone() } / controls
    rig.stripOfViews()
    let (before, allocated) = (rig.writes, MemoryInUse.requests ?? 0)
    bytes = Self.bytes { rig.equip() } / controls
    requests = Double((MemoryInUse.requests ?? 0) - allocated) / controls
    writes =
      Double(rig.writes.insets + rig.writes.offsets - before.insets - before.offsets)
      / Double(lists)
    rig.strip()
    time = Spread((0..<max(1, 100 / lists)).flatMap { _ in Self.times(of: rig, lists) })
    (self.lists, self.rows, self.rig) = (lists, rows, rig)
  }

  /// The line of the table.
  var line: String {
    let event = eventRatio
    return String(
      format: "| %d | %d | %.0f | %.0f | %.0f | %.0f | %.0f (%.0f–%.0f) | %.2f (%.2f–%.2f) |",
      lists,
      rows, requests, bytes, viewBytes, writes, time.median, time.lower, time.upper, event.median,
      event.lower, event.upper)
  }

  /// The allocations per event, without those of one observer.
  func eventRequests(_ events: Int) -> Double {
    let floor = ListRig(lists: 1, rows: rows)
    floor.observe(1)
    rig.equip()
    defer { rig.strip() }
    let own = scrolling(rig).allocations(units: events) ?? 0
    return Double(own - (scrolling(floor).allocations(units: events) ?? 0)) / Double(events)
  }

  /// The time of an event, as a multiple of its time with two empty observers.
  private var eventRatio: Spread {
    let floor = ListRig(lists: lists, rows: rows)
    floor.observe(2)
    rig.equip()
    defer { rig.strip() }
    return scrolling(rig).run(against: scrolling(floor), units: 100, rounds: 101).ratio
  }

  private func scrolling(_ rig: ListRig) -> Benchmark {
    Benchmark(name: "scrolling") { index in MainActor.assumeIsolated { rig.scroll(index) } }
  }

  /// The number of bytes by which the memory in use grows during `body`.
  private static func bytes(after body: () -> Void) -> Double {
    let before = MemoryInUse.bytes ?? 0
    body()
    return Double((MemoryInUse.bytes ?? 0) - before)
  }

  /// The times for attaching the controls of each list, in microseconds per control.
  ///
  /// Each list is measured separately, because other work of the machine disturbs longer
  /// measurements more.
  private static func times(of rig: ListRig, _ lists: Int) -> [Double] {
    defer { rig.strip() }
    return (0..<lists).map { index in
      let start = ContinuousClock.now
      rig.equip(index)
      return start.duration(to: .now) / .microseconds(ListRig.controlsPerList)
    }
  }
}
