#if !hasFeature(Embedded)
  extension SimulatedAxis {
    /// The offset that is seen now: with what an animation has left of its way.
    var presentedOffset: Double { offset + (presentation?.value(at: now) ?? 0) }

    /// When what code scrolls or animates is in its place; now where nothing is.
    var animatesUntil: Double {
      var end = max(now, presentation?.end ?? now)
      if case .travelling(let curve) = motion { end = max(end, curve.end) }
      return end
    }

    /// The offset that will be seen at a time if nothing happens until then.
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
#endif
