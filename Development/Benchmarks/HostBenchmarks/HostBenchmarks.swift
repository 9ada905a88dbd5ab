import HostRigs
import Measurement

extension Benchmark {
  /// A scroll event that only empty observers receive.
  @MainActor
  static func observers(_ count: Int, _ moment: ScrollRig.Moment) -> Benchmark {
    let rig = ScrollRig()
    for _ in 0..<count { rig.observe() }
    rig.enter(moment)
    return Benchmark(name: "\(count) observers \(moment)") { index in
      MainActor.assumeIsolated { rig.scroll(index, moment) }
    }
  }

  /// A scroll event with two observers, one of which does the minimum that the equipment shows.
  @MainActor
  static func observed(
    _ equipment: ScrollRig.Equipment, _ moment: ScrollRig.Moment
  ) -> Benchmark {
    let rig = ScrollRig()
    rig.observe()
    rig.observe(showing: equipment)
    rig.enter(moment)
    return Benchmark(name: "\(equipment) \(moment), by hand") { index in
      MainActor.assumeIsolated { rig.scroll(index, moment) }
    }
  }

  /// A scroll event with controls at the edges.
  @MainActor
  static func scrolling(
    _ equipment: ScrollRig.Equipment, _ moment: ScrollRig.Moment, remark: String = ""
  ) -> Benchmark {
    let rig = ScrollRig(equipment)
    rig.enter(moment)
    return Benchmark(name: "\(equipment) \(moment)\(remark)") { index in
      MainActor.assumeIsolated { rig.scroll(index, moment) }
    }
  }

  /// Attaches a header and a footer, and detaches them.
  @MainActor
  static var attaching: Benchmark {
    let rig = ScrollRig()
    return Benchmark(name: "attaching") { _ in
      MainActor.assumeIsolated {
        rig.equip(.headerAndFooter)
        rig.strip()
      }
    }
  }

  /// Begins a run in code and ends it at once, with all durations 0.
  @MainActor
  static var beginning: Benchmark {
    let rig = ScrollRig(.headerAndFooter)
    rig.hurry()
    return Benchmark(name: "beginning") { _ in
      MainActor.assumeIsolated { rig.beginAndEnd() }
    }
  }
}
