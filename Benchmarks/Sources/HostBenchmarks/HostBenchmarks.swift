import HostRigs
import Measurement

extension Benchmark {
  /// What a scroll event takes where only empty observers hear of it.
  @MainActor
  static func observers(_ count: Int, _ moment: ScrollRig.Moment) -> Benchmark {
    let rig = ScrollRig()
    for _ in 0..<count { rig.observe() }
    rig.enter(moment)
    return Benchmark(name: "\(count) observers \(moment)") { index in
      MainActor.assumeIsolated { rig.scroll(index, moment) }
    }
  }

  /// What one takes where of two observers one does the least of what an equipment shows.
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

  /// What one takes with something at the edges.
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

  /// A header and a footer come, and go again.
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

  /// A run begins in code and ends at once; nothing takes any time.
  @MainActor
  static var beginning: Benchmark {
    let rig = ScrollRig(.headerAndFooter)
    rig.hurry()
    return Benchmark(name: "beginning") { _ in
      MainActor.assumeIsolated { rig.beginAndEnd() }
    }
  }
}
