#if !hasFeature(Embedded)
  extension SimulatedAxis {
    /// The visible offset, including an animation in progress.
    var presentedOffset: Double { offset + (presentation?.value(at: now) ?? 0) }

    /// The end of scrolling or an animation by code; the current time if there is nothing in
    /// progress.
    var animatesUntil: Double {
      var end = max(now, presentation?.end ?? now)
      if case .travelling(let curve) = motion { end = max(end, curve.end) }
      return end
    }

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
#endif
