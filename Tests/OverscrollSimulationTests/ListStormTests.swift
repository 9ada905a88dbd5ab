import OverscrollCore
import OverscrollSimulation
import Testing

/// Random actions of users and apps, after which the list is at rest and consistent.
@Suite struct ListStormTests {
  @Test("After random actions everything is at rest and in place", arguments: 0..<200)
  func afterRandomActionsEverythingIsAtRestAndInPlace(_ seed: UInt64) {
    var storm = ListStorm(seed: seed)
    for index in 0..<80 {
      storm.step()
      guard let fault = fault(after: storm) else { continue }
      Issue.record("seed \(seed), step \(index), after \(storm.steps.suffix(6)): \(fault)")
      return
    }
    storm.comeToRest()
    if let fault = fault(after: storm) ?? restFault(of: storm.list) {
      Issue.record("seed \(seed), at rest, after \(storm.steps.suffix(6)): \(fault)")
    }
  }

  /// The first condition that is broken during the actions; nil if all hold.
  private func fault(after storm: ListStorm) -> String? {
    let list = storm.list
    if let invariant = list.brokenInvariants.first { return invariant }
    for edge in OverscrollEdge.allCases where abs(list.contentInset[edge] - storm.base[edge]) > 1e-9
    {
      return "the base at \(edge) is \(list.contentInset[edge]) in place of \(storm.base[edge])"
    }
    if list.writes.mostInsets > 1 { return "one event wrote the insets twice" }
    return list.writes.mostOffsets > 1 ? "one event wrote the offset twice" : nil
  }

  /// The first condition that is broken after everything has ended; nil if all hold.
  private func restFault(of list: SimulatedList) -> String? {
    for edge in OverscrollEdge.allCases {
      switch list.phase(edge) {
      case .idle, .noMore: break
      case .failed where list.engine.options(of: edge)?.placement == .inline: break
      default: return "\(edge) is \(list.phase(edge))"
      }
      let isInline = list.engine.options(of: edge)?.placement == .inline
      let extraInset =
        isInline && !list.engine.isHidden(edge) ? list.engine.options(of: edge)?.extent ?? 0 : 0
      if list.extraInset(edge) != extraInset {
        return "the extra inset at \(edge) is \(list.extraInset(edge))"
      }
    }
    for axis in OverscrollAxis.allCases {
      let legal = list.view.legalOffsets(along: axis)
      let offset = list.view.offsets[axis]
      if offset < legal.lowerBound - 0.01 || offset > legal.upperBound + 0.01 {
        return "the offset \(offset) along \(axis) is not in \(legal)"
      }
    }
    return nil
  }
}
