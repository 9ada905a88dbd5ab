import OverscrollCore

/// Seeded random events of a page.
struct SystemStorm {
  var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 }

  mutating func below(_ limit: UInt64) -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return (state >> 33) % limit
  }

  /// Runs a step, and returns whether it may move the first row.
  mutating func play(_ page: inout PageRig) -> Bool {
    switch below(10) {
    case 0: if page.finger == nil { page.put(300) }
    case 1, 2:
      page.move(by: Double(below(300)) - 120, in: 3)
      return true
    case 3: page.lift()
    case 4: page.lift(firing: false)
    case 5:
      page.pass(Double(below(40)) / 60)
      return true
    case 6: page.begin()
    case 7: page.end([RefreshResult.Summary.updated, .failed, .cancelled][Int(below(3))])
    default:
      if page.finger == nil { page.scroll(to: Double(below(900))) }
      return true
    }
    return false
  }
}
