import Foundation
import HostRigs
import Measurement

/// What headers and footers cost in so many lists of so many rows, for each of them.
@MainActor
struct ListCosts {
  private let lists: Int
  private let rows: Int
  private let rig: ListRig
  /// How often one asks for memory when it comes.
  let requests: Double
  /// How much of it is in use then, in bytes.
  let bytes: Double
  /// How much of that its views and the system's observations take alone, in bytes.
  let viewBytes: Double
  /// How often insets and offsets were written for those of a list.
  let writes: Double
  private let time: Spread

  init(lists: Int, rows: Int) {
    let rig = ListRig(lists: lists, rows: rows)
    let controls = Double(lists * ListRig.controlsPerList)
    // What is made once, and what all lists extra inset, is there by then.
    let company = ListRig(lists: 20, rows: 1)
    company.equip()
    defer { company.strip() }
    rig.equip()
    rig.strip()
    viewBytes = Self.bytes { rig.equipWithViewsAlone() } / controls
    rig.stripOfViews()
    let (before, asked) = (rig.writes, MemoryInUse.requests ?? 0)
    bytes = Self.bytes { rig.equip() } / controls
    requests = Double((MemoryInUse.requests ?? 0) - asked) / controls
    writes =
      Double(rig.writes.insets + rig.writes.offsets - before.insets - before.offsets)
      / Double(lists)
    rig.strip()
    time = Spread((0..<max(1, 100 / lists)).flatMap { _ in Self.times(of: rig, lists) })
    (self.lists, self.rows, self.rig) = (lists, rows, rig)
  }

  /// A line of the table.
  var line: String {
    let event = eventRatio
    return String(
      format: "| %d | %d | %.0f | %.0f | %.0f | %.0f | %.0f (%.0f–%.0f) | %.2f (%.2f–%.2f) |",
      lists,
      rows, requests, bytes, viewBytes, writes, time.median, time.lower, time.upper, event.median,
      event.lower, event.upper)
  }

  /// How often an event asks for memory, beside what one observer asks for.
  func eventRequests(_ events: Int) -> Double {
    let floor = ListRig(lists: 1, rows: rows)
    floor.observe(1)
    rig.equip()
    defer { rig.strip() }
    let own = scrolling(rig).allocations(units: events) ?? 0
    return Double(own - (scrolling(floor).allocations(units: events) ?? 0)) / Double(events)
  }

  /// What an event takes, as a multiple of what it takes with two empty observers.
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

  /// How many bytes more are in use after something.
  private static func bytes(after body: () -> Void) -> Double {
    let before = MemoryInUse.bytes ?? 0
    body()
    return Double((MemoryInUse.bytes ?? 0) - before)
  }

  /// How long it takes until those of each list have come, in microseconds for one of them.
  ///
  /// List by list: a longer while would tell more of what else the machine does.
  private static func times(of rig: ListRig, _ lists: Int) -> [Double] {
    defer { rig.strip() }
    return (0..<lists).map { index in
      let start = ContinuousClock.now
      rig.equip(index)
      return start.duration(to: .now) / .microseconds(ListRig.controlsPerList)
    }
  }
}
