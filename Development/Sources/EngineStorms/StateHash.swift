package import OverscrollCore

/// A running hash over bits: 64-bit FNV-1a, word by word.
///
/// Equal hashes on two machines mean that all hashed values have equal bits, in the same order.
package struct StateHash: Equatable, Sendable {
  /// The hash of the values so far.
  package private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  /// Creates the hash of an empty sequence.
  package init() {}

  /// Adds a word.
  package mutating func combine(_ word: UInt64) { value = (value ^ word) &* 0x100_0000_01B3 }

  /// Adds the bits of a number.
  package mutating func combine(_ number: Double) { combine(number.bitPattern) }

  /// Adds a motion, and its value and velocity at 120 frames a second from beginning to end.
  ///
  /// - Parameter motion: The motion.
  package mutating func combine(_ motion: SettleMotion) {
    combine(motion.start)
    combine(motion.target)
    combine(motion.duration)
    var frame = 0.0
    while frame / 120 <= motion.duration {
      let time = motion.start + frame / 120
      combine(motion.value(at: time))
      combine(motion.velocity(at: time))
      frame += 1
    }
  }

  /// Adds the observable state of an engine.
  package mutating func combine(_ engine: OverscrollEngine) {
    combine(engine.now)
    combine(engine.isHeld ? 1.0 : 0.0)
    combine(engine.backToTop.value(at: engine.now))
    for axis in OverscrollAxis.allCases {
      combine(engine.offset[axis])
      combine(engine.geometry[axis].contentLength)
    }
    for edge in OverscrollEdge.allCases {
      combine(UInt64(engine.phase(of: edge).rawValue))
      combine(engine.phaseStart(of: edge))
      combine(engine.progress(of: edge))
      combine(engine.overscroll(past: edge))
      combine(engine.insetMotion(of: edge).value(at: engine.now))
      combine(engine.turn(of: edge).value(at: engine.now))
      combine(UInt64(engine.runID(of: edge)?.number ?? 0))
      combine(UInt64(engine.result(of: edge)?.kind.rawValue ?? 9))
    }
  }

  /// Adds the effects that an engine requested.
  package mutating func combine(_ effects: OverscrollEffects) {
    combine(effects.wakeTime ?? -1)
    combine(effects.movesUntil)
    for axis in OverscrollAxis.allCases {
      switch effects.scroll[axis] {
      case .move(let offset, let duration)?:
        combine(offset)
        combine(duration)
      case .shift(let distance)?: combine(distance)
      case nil: break
      }
    }
    for edge in OverscrollEdge.allCases {
      let changes = effects.edges[edge]
      combine(UInt64(changes.run?.number ?? 0))
      combine(UInt64(changes.cancelled?.number ?? 0))
      combine(changes.redraws ? 1.0 : 0.0)
      combine(changes.phaseChanged ? 1.0 : 0.0)
      combine(UInt64(changes.feedback.rawValue))
      if let extraInset = changes.extraInset {
        combine(extraInset.offset ?? 0.5)
        combine(extraInset.motion)
      }
    }
  }
}
