extension SimulatedAxis {
  /// The visible offset, including an animation in progress.
  var presentedOffset: Double { offset + (presentation?.value(at: now) ?? 0) }

  /// The visible offset at a future time if nothing else happens.
  func presentedOffset(at time: Double) -> Double {
    guard time > now else { return presentedOffset }
    var later = self
    later.advance(to: time)
    return later.presentedOffset
  }

  /// Animates the visible offset from a value to the content's offset.
  mutating func present(from shown: Double, over duration: Double) {
    let isVisible = shown != offset && duration > 0
    let curve = EaseCurve(from: shown - offset, to: 0, over: duration, at: now)
    presentation = isVisible ? curve : nil
  }
}
