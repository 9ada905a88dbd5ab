import Foundation
import HostRigs
import Measurement

/// Checks that the memory of a control does not depend on the number of lists or rows.
struct HostCosts {
  private static let sizes: [(lists: Int, rows: Int)] = [
    (1, 100), (10, 100), (100, 100), (1_000, 100), (1, 10_000), (1, 1_000_000),
  ]
  private static let events = 500

  /// Prints a table, and returns whether all counts are within their limits.
  @MainActor
  func areRight() throws -> Bool {
    guard MemoryInUse.bytes != nil else {
      print("Memory cannot be counted here.")
      return true
    }
    var limits = try Limits("costs.json")
    print("| lists | rows | requests | bytes | of them views | writes | µs | event |")
    print("|--:|--:|--:|--:|--:|--:|--:|--:|")
    for size in Self.sizes { report(ListCosts(lists: size.lists, rows: size.rows), &limits) }
    checkRuns(&limits)
    return !limits.isWorse
  }

  @MainActor
  private func report(_ costs: ListCosts, _ limits: inout Limits) {
    limits.check(costs.requests, "requests of a control that comes")
    limits.check(costs.bytes - costs.viewBytes, "bytes of a control beyond its views")
    limits.check(costs.writes, "writes of a list's controls that come")
    limits.check(costs.eventRequests(Self.events), "requests of an event")
    print(costs.line)
  }

  /// Checks a run that begins in code and ends at once, including its extra inset.
  @MainActor
  private func checkRuns(_ limits: inout Limits) {
    let rig = ScrollRig(.headerAndFooter)
    rig.hurry()
    for _ in 0..<20 { rig.beginAndEnd() }
    let (before, requests) = (rig.writes, MemoryInUse.requests ?? 0)
    for _ in 0..<100 { rig.beginAndEnd() }
    let allocations = Double((MemoryInUse.requests ?? 0) - requests) / 100
    let insets = Double(rig.writes.insets - before.insets) / 100
    let offsets = Double(rig.writes.offsets - before.offsets) / 100
    print(
      "A run: \(allocations) requests, \(insets) writes of the insets, \(offsets) of the offset.")
    limits.check(allocations, "requests of a run")
    limits.check(insets, "writes of the insets in a run")
    limits.check(offsets, "writes of the offset in a run")
  }
}
